// A question, asked only where something would be lost that undo cannot bring back; and a word to the player that must be
// read. Both stand over the dimmed screen.
#pragma once

#include "screens/screen.h"

namespace armada {

class QuestionScreen final : public Screen {
 public:
  using Answer = void (*)(Console& console);

  explicit QuestionScreen(Console& console) : Screen(console) {}
  // B, and nothing else, leaves everything as it is. All words must live on.
  void ask(const char* title, const char* words, const char* yes, const char* no, Answer then);
  void tell(const char* title, const char* words);
  void press(Button button) override;
  bool tick() override;
  bool opaque() const override { return false; }
  void draw(Canvas& canvas) override;
  void foot(Foot& foot) const override;

 private:
  const char* title_ = "";
  const char* words_ = "";
  const char* yes_ = "";
  const char* no_ = "";
  Answer then_ = nullptr;
  std::uint8_t opening_ = 0;
};

}  // namespace armada
