// A question, asked only where something would be lost that undo cannot bring back; and a word to the player that must be
// read. Both stand over the dimmed screen.
#pragma once

#include "screens/screen.h"

namespace armada {

// What is said, in up to three pieces that follow each other as they are. All must live on.
struct Saying {
  const char* pieces[3];
  Saying(const char* words) : pieces{words, "", ""} {}  // NOLINT(google-explicit-constructor): most are one piece
  Saying(const char* first, const char* second, const char* third) : pieces{first, second, third} {}
};

class QuestionScreen final : public Screen {
 public:
  using Answer = void (*)(Console& console);

  explicit QuestionScreen(Console& console) : Screen(console) {}
  // B, and nothing else, leaves everything as it is. All words must live on.
  void ask(const char* title, const Saying& words, const char* yes, const char* no, Answer then);
  void tell(const char* title, const Saying& words);
  void press(Button button) override;
  bool deafAtFirst() const override { return true; }
  bool tick() override;
  bool opaque() const override { return false; }
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;

 private:
  const char* title_ = "";
  Saying words_{""};
  const char* yes_ = "";
  const char* no_ = "";
  Answer then_ = nullptr;
  std::uint8_t opening_ = 0;
};

}  // namespace armada
