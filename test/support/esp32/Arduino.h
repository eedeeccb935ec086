// A stand-in for Arduino-ESP32: the few calls that src/esp32 makes, with the signatures of core 2.0.17 (or of 3.x, where
// ESP_ARDUINO_VERSION_MAJOR says so), and with its macros that get in the way. What they do is in handheld.h.
#pragma once

#include <cstddef>
#include <cstdint>

#ifndef ESP_ARDUINO_VERSION_MAJOR
#define ESP_ARDUINO_VERSION_MAJOR 2
#endif

#define LOW 0x0
#define HIGH 0x1
#define INPUT 0x01
#define OUTPUT 0x03
#define INPUT_PULLUP 0x05

#define bit(b) (1UL << (b))
#define word(...) makeWord(__VA_ARGS__)
#define sq(x) ((x) * (x))
#define DEFAULT 1
#define EXTERNAL 0
#define DISPLAY 0x1
#define PI 3.1415926535897932384626433832795

void setup(void);
void loop(void);

extern "C" {
unsigned long millis(void);
void delay(std::uint32_t ms);

void pinMode(std::uint8_t pin, std::uint8_t mode);
void digitalWrite(std::uint8_t pin, std::uint8_t val);
int digitalRead(std::uint8_t pin);
std::uint16_t analogRead(std::uint8_t pin);
std::uint32_t analogReadMilliVolts(std::uint8_t pin);

#if ESP_ARDUINO_VERSION_MAJOR >= 3
bool ledcAttachChannel(std::uint8_t pin, std::uint32_t freq, std::uint8_t resolution, std::int8_t channel);
bool ledcDetach(std::uint8_t pin);
bool ledcWrite(std::uint8_t pin, std::uint32_t duty);
std::uint32_t ledcChangeFrequency(std::uint8_t pin, std::uint32_t freq, std::uint8_t resolution);
#else
std::uint32_t ledcSetup(std::uint8_t channel, std::uint32_t freq, std::uint8_t resolution_bits);
void ledcAttachPin(std::uint8_t pin, std::uint8_t channel);
void ledcDetachPin(std::uint8_t pin);
void ledcWrite(std::uint8_t channel, std::uint32_t duty);
std::uint32_t ledcChangeFrequency(std::uint8_t channel, std::uint32_t freq, std::uint8_t resolution_bits);
#endif
}

void enableLoopWDT();
void feedLoopWDT();

class HardwareSerial {
 public:
  void begin(unsigned long baud);
  int available(void);
  int availableForWrite(void);
  int read(void);
  void flush(void);
  std::size_t write(const std::uint8_t* buffer, std::size_t size);
};
extern HardwareSerial Serial;

class EspClass {
 public:
  std::uint32_t getFreeHeap();
  std::uint32_t getMaxAllocHeap();
};
extern EspClass ESP;
