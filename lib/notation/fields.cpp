// Lines of a text out of a description, and into one.
#include "notation/fields.h"

#include <algorithm>
#include <map>

namespace armada {

namespace {

char inSmallLetters(char letter) {
  if (letter >= 'A' && letter <= 'Z') return static_cast<char>(letter - 'A' + 'a');
  return letter == ' ' ? '-' : letter;
}

std::string inSmallLetters(const char* name) {
  std::string word;
  for (; *name != '\0'; ++name)
    if (*name != '\'') word += inSmallLetters(*name);
  return word;
}

// given == wordFor(names, value), without writing the word: reading a text asks it for every name there is.
bool isWordFor(const Vocabulary& names, unsigned value, std::string_view given) {
  const char* name = names.nameOf(value);
  if (!names.inSmallLetters) return given == name;
  for (; *name != '\0'; ++name) {
    if (*name == '\'') continue;
    if (given.empty() || given.front() != inSmallLetters(*name)) return false;
    given.remove_prefix(1);
  }
  return given.empty();
}

}  // namespace

std::string wordFor(const Vocabulary& names, unsigned value) {
  if (value >= names.count) return "unknown";
  if (names.nameOf == nullptr) return std::to_string(value + 1);
  return names.inSmallLetters ? inSmallLetters(names.nameOf(value)) : names.nameOf(value);
}

// ---- printing -------------------------------------------------------------------------------------------------------
PrintFields& PrintFields::line(const char* key, bool told) {
  told_ = told;
  if (told) lines_.push_back({key, Writer().line(key), false});
  return *this;
}

PrintFields& PrintFields::say(const std::string& word) {
  if (told_) lines_.back().line.word(word);
  return *this;
}

PrintFields& PrintFields::hidden(std::size_t cards) {
  say("unknown");
  if (!told_) return *this;
  lines_.back().line.note(std::to_string(cards) + (cards == 1 ? " card" : " cards"));
  lines_.back().noted = true;
  return *this;
}

void PrintFields::generator(const Rng& rng) {
  line("generator");
  for (const std::uint32_t word : rng.word) lines_.back().line.hex(word);
}

namespace {

// Where each key stands in the order; keys with a + between them stand in the same place.
std::map<std::string, std::size_t> ranksIn(const char* order) {
  std::map<std::string, std::size_t> ranks;
  std::string key;
  std::size_t rank = 0;
  for (const char* at = order;; ++at) {
    if (*at != ' ' && *at != '+' && *at != '\0') {
      key += *at;
      continue;
    }
    ranks[key] = rank;
    key.clear();
    if (*at == '\0') return ranks;
    if (*at == ' ') ++rank;
  }
}

}  // namespace

// What the order does not name comes behind what it names, and the generator comes last.
void PrintFields::write(const Notation& notation, const void* state, Writer& out) {
  const std::map<std::string, std::size_t> ranks = ranksIn(notation.order);
  const auto rankOf = [&ranks](const Printed& each) {
    const auto found = ranks.find(each.key);
    return found != ranks.end() ? found->second : ranks.size() + (each.key == "generator" ? 1 : 0);
  };
  std::stable_sort(lines_.begin(), lines_.end(),
                   [&rankOf](const Printed& a, const Printed& b) { return rankOf(a) < rankOf(b); });
  std::map<std::string, std::size_t> lines;  // of a key so far
  for (Printed& each : lines_) {
    const std::size_t nth = lines[each.key]++;
    const std::string note = each.noted || notation.note == nullptr ? "" : notation.note(state, each.key, nth);
    if (!note.empty()) each.line.note(note);
    out.add(each.line);
  }
}

void printFields(const Notation& notation, const void* state, Writer& out) {
  PrintFields lines;
  notation.print(state, lines);
  lines.write(notation, state, out);
}

// ---- reading: which line it is --------------------------------------------------------------------------------------
void ReadFields::begin(const Line& line) {
  line_ = &line;
  firstOfKey_ = keys_.insert(line.key()).second;
  taken_ = false;
  ours_ = false;
}

void ReadFields::end() {
  close();
  if (!taken_) line_->unknownKey();
}

std::set<std::string> ReadFields::lines() const {
  std::set<std::string> all = keys_;
  all.insert(stood_.begin(), stood_.end());
  return all;
}

void ReadFields::close() {
  if (!begun()) return;
  line_->expect(at_);
  taken_ = true;
  ours_ = false;
}

ReadFields& ReadFields::line(std::string_view key, bool) {
  close();
  ours_ = !taken_ && line_->key() == key;
  checked_ = leftOut_ = false;
  if (ours_) which_ = key;
  at_ = indices_ = 0;
  return *this;
}

ReadFields& ReadFields::of(std::size_t index, const Vocabulary& names) {
  if (!ours_) return *this;
  ++at_;
  which_ += " " + line_->word(at_);
  ++indices_;
  ours_ = find(names) == index;
  return *this;
}

ReadFields& ReadFields::of(const char* word) {
  if (!ours_) return *this;
  ++at_;
  ours_ = at_ < line_->count() && line_->word(at_) == word;
  return *this;
}

bool ReadFields::begun() {
  if (ours_ && !checked_ && !stood_.insert(which_).second)
    line_->refuse(indices_ > 0 ? 1 : 0, "`" + which_ + "` is given twice");
  checked_ = ours_;
  return ours_;
}

bool ReadFields::begunAgain() {
  checked_ = ours_;
  return ours_;
}

// ---- reading: its words ---------------------------------------------------------------------------------------------
ReadFields& ReadFields::optional() {
  leftOut_ = ours_ && at_ + 1 >= line_->count();
  return *this;
}

// A word that is missing is counted all the same: close() says how many there should be.
bool ReadFields::nextWord() {
  if (!begun() || leftOut_) return false;
  ++at_;
  return at_ < line_->count();
}

bool ReadFields::moreWords() {
  if (at_ + 1 >= line_->count()) return false;
  ++at_;
  return true;
}

ReadFields& ReadFields::label(const char* word) {
  if (nextWord()) line_->choice(at_, {word});
  return *this;
}

void ReadFields::generator(Rng& rng) {
  line("generator");
  if (!begun()) return;
  rng = line_->generator();
  at_ = line_->count() - 1;
}

std::size_t ReadFields::find(const Vocabulary& names) const {
  if (names.nameOf == nullptr) return static_cast<std::size_t>(line_->number(at_, names.first + 1, names.count) - 1);
  const std::string& given = line_->word(at_);
  for (unsigned value = names.first; value < names.count; ++value)
    if (isWordFor(names, value, given)) return value;
  if (names.piece != nullptr) line_->refuse(at_, std::string("no ") + names.piece + " is called `" + given + "`");
  std::vector<std::string> words;
  for (unsigned value = names.first; value < names.count; ++value) words.push_back(wordFor(names, value));
  return names.first + line_->choice(at_, words);  // which tells them
}

std::size_t ReadFields::place(const Vocabulary& names) {
  const std::size_t value = find(names);
  if (names.inOnePlace && !placed_.insert({&names, value}).second)
    line_->refuse(at_, (names.nameOf == nullptr ? std::string(names.piece) + " " : "") + line_->word(at_) +
                           " has a place already");
  return value;
}

void ReadFields::full(std::size_t most, const Vocabulary& names) const {
  line_->refuse(at_, "`" + line_->key() + "` holds at most " + std::to_string(most) + " " +
                         (names.piece == nullptr ? "card" : names.piece) + "s");
}

}  // namespace armada
