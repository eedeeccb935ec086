// The firmware of our own handheld on stand-ins that do nothing of their own: its static memory, its code and its deepest
// call are measured by scripts/budgets.py. It is linked and read, never run.
#include <Arduino.h>

int main() {
  setup();
  for (;;) loop();
}
