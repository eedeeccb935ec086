// The reader of scripts: words to steps. docs/scripts.md tells the language. No heap.
#include "platform/headless_script.h"

#include <cstring>

namespace armada {
namespace {

constexpr const char* kButtonWords[kButtonCount] = {"up", "down", "left", "right", "a", "b", "select", "start"};

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool same(const char* word, std::size_t length, const char* other) {
  return std::strlen(other) == length && std::memcmp(word, other, length) == 0;
}

bool readButton(const char* word, std::size_t length, ButtonSet& buttons) {
  for (std::size_t i = 0; i < kButtonCount; ++i) {
    if (!same(word, length, kButtonWords[i])) continue;
    buttons = bit(static_cast<Button>(i));
    return true;
  }
  return false;
}

bool readNumber(const char* digits, std::size_t length, std::uint32_t most, std::uint32_t& number) {
  if (length == 0) return false;
  number = 0;
  for (std::size_t i = 0; i < length; ++i) {
    if (digits[i] < '0' || digits[i] > '9') return false;
    number = number * 10 + static_cast<std::uint32_t>(digits[i] - '0');
    if (number > most) return false;
  }
  return number > 0;
}

bool isNameLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; }

bool readName(const char* letters, std::size_t length, char* name) {
  if (length == 0 || length > kMaxShotName) return false;
  for (std::size_t i = 0; i < length; ++i)
    if (!isNameLetter(letters[i])) return false;
  std::memcpy(name, letters, length);
  name[length] = '\0';
  return true;
}

std::size_t find(const char* word, std::size_t length, char c) {
  std::size_t i = 0;
  while (i < length && word[i] != c) ++i;
  return i;
}

const char* parseWait(const char* ticks, std::size_t length, ScriptStep& step) {
  step.kind = ScriptStep::Kind::wait;
  return readNumber(ticks, length, kMaxScriptTicks, step.ticks) ? nullptr
                                                                : "wait takes 1 to 99999 ticks, as in wait:30";
}

const char* parseHold(const char* rest, std::size_t length, ScriptStep& step) {
  step.kind = ScriptStep::Kind::hold;
  const std::size_t colon = find(rest, length, ':');
  if (!readButton(rest, colon, step.buttons)) return "hold takes a button first, as in hold:right:20";
  if (colon == length || !readNumber(rest + colon + 1, length - colon - 1, kMaxScriptTicks, step.ticks))
    return "hold takes 1 to 99999 ticks, as in hold:right:20";
  return nullptr;
}

const char* parseShot(const char* name, std::size_t length, ScriptStep& step) {
  step.kind = ScriptStep::Kind::shot;
  return readName(name, length, step.name) ? nullptr : "a picture's name is 1 to 40 of a-z, 0-9, - and _";
}

const char* parseGame(const char* id, std::size_t length, ScriptStep& step) {
  step.kind = ScriptStep::Kind::game;
  return readName(id, length, step.name) ? nullptr : "game takes a game's id, as in game:template";
}

const char* parsePress(const char* word, std::size_t length, ScriptStep& step) {
  step.kind = ScriptStep::Kind::press;
  step.times = 1;
  const std::size_t star = find(word, length, '*');
  if (!readButton(word, star, step.buttons))
    return "not a word of scripts: up down left right a b select start, hold, wait or shot";
  if (star < length && !readNumber(word + star + 1, length - star - 1, kMaxScriptTimes, step.times))
    return "a button is pressed 1 to 999 times, as in right*3";
  return nullptr;
}

}  // namespace

void ScriptReader::advance() {
  if (*at_ == '\n') {
    ++line_;
    column_ = 1;
  } else {
    ++column_;
  }
  ++at_;
}

void ScriptReader::skipBlanks() {
  for (;;) {
    while (isBlank(*at_)) advance();
    if (*at_ != '#') return;
    while (*at_ != '\0' && *at_ != '\n') advance();
  }
}

bool ScriptReader::refuse(const char* reason, const char* word, std::size_t length) {
  error_.line = line_;
  error_.column = column_;
  error_.reason = reason;
  const std::size_t kept = length < kMaxShotName ? length : kMaxShotName;
  std::memcpy(error_.word, word, kept);
  error_.word[kept] = '\0';
  return false;
}

const char* ScriptReader::parse(const char* word, std::size_t length, ScriptStep& step) const {
  const std::size_t colon = find(word, length, ':');
  if (colon == length) {
    if (!same(word, length, "shot")) return parsePress(word, length, step);
    step.kind = ScriptStep::Kind::shot;
    return nullptr;
  }
  const char* rest = word + colon + 1;
  const std::size_t restLength = length - colon - 1;
  if (same(word, colon, "wait")) return parseWait(rest, restLength, step);
  if (same(word, colon, "hold")) return parseHold(rest, restLength, step);
  if (same(word, colon, "shot")) return parseShot(rest, restLength, step);
  if (!same(word, colon, "game")) return "only game, hold, wait and shot take a colon";
  return first_ ? parseGame(rest, restLength, step) : "game can only be the first word";
}

bool ScriptReader::next(ScriptStep& step) {
  if (error_.reason != nullptr) return false;
  skipBlanks();
  if (*at_ == '\0') return false;
  std::size_t length = 0;
  while (at_[length] != '\0' && !isBlank(at_[length]) && at_[length] != '#') ++length;
  step = ScriptStep{};
  const char* reason = parse(at_, length, step);
  if (reason != nullptr) return refuse(reason, at_, length);
  for (std::size_t i = 0; i < length; ++i) advance();
  first_ = false;
  return true;
}

ScriptError checkScript(const char* script) {
  ScriptReader reader(script);
  ScriptStep step{};
  while (reader.next(step)) {
  }
  return reader.error();
}

const char* scriptGame(const char* script, char (&id)[kMaxShotName + 1]) {
  ScriptReader reader(script);
  ScriptStep step{};
  if (!reader.next(step) || step.kind != ScriptStep::Kind::game) return nullptr;
  std::memcpy(id, step.name, sizeof step.name);
  return id;
}

}  // namespace armada
