// The fields of a state as text, by the description in the game's `fields.h`: one visitor prints all lines, one takes a line.
// rules/kernel/fields.h has the visitors of bytes. The steps of a description and what they are in a text:
//
//   line(key, told)              a line begins; it stands once, and is printed if `told`
//   of(index, names)             the next word says which one: `hand red` and `hand blue` are two lines
//   of(word)                     or what kind of line: `line 3 left`
//   label(word)                  a word for the reader
//   optional()                   what follows may be left out
//   number(value, least, most)   a number
//   word(value, names)           one of the names; with `none`, one value has no word, or a word of its own
//   is(value, that, word)        the word stands there if the value is `that`; without a word it is so where the line stands
//   list(items, names)           all words that follow; with `aLine`, as many lines as it takes
//   items(key, items, each)      a line for each item, which `each` describes
//   set(bits, names)             the names whose bits are set
//   counts(of, total, names, most)  each name as often as it is counted
//   generator(rng)               the line of the generator
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/notation.h"
#include "rules/kernel/fields.h"

namespace armada {

// The word of a value, `unknown` for one that is none of these.
std::string wordFor(const Vocabulary& names, unsigned value);

namespace detail {
template <class T>
struct IsBits : std::false_type {};
template <class T>
struct IsBits<Bits<T>> : std::true_type {};

template <class T>
std::int64_t valueOf(const T& field) {
  return static_cast<std::int64_t>(field);
}
template <class T>
void setValue(T& field, std::int64_t value) {
  if constexpr (IsBits<std::remove_const_t<T>>::value)
    field.set(static_cast<unsigned>(value));
  else
    field = static_cast<T>(value);
}

template <class T>
Bits<T> bitOf(T& set, std::size_t which) {
  return bits(set, static_cast<unsigned>(which));
}
template <class T, std::size_t N>
Bits<T> bitOf(T (&set)[N], std::size_t which) {
  return bits(set[which / 8], which % 8);
}
}  // namespace detail

// ---- printing -------------------------------------------------------------------------------------------------------
class PrintFields {
 public:
  PrintFields& line(const char* key, bool told = true);
  PrintFields& of(std::size_t index, const Vocabulary& names) {
    return say(wordFor(names, static_cast<unsigned>(index)));
  }
  PrintFields& of(const char* word) { return say(word); }
  PrintFields& label(const char* word) { return say(word); }
  PrintFields& optional() { return *this; }
  template <class Walk>
  PrintFields& text(Walk walk) {
    walk(*this);
    return *this;
  }
  template <class Walk>
  PrintFields& bytes(Walk) {
    return *this;
  }

  template <class T>
  PrintFields& number(const T& value, int, int, int = kAlways) {
    return say(std::to_string(detail::valueOf(value)));
  }
  template <class T>
  PrintFields& word(const T& value, const Vocabulary& names, int none = kAlways, const char* noneWord = nullptr) {
    if (detail::valueOf(value) != none) return say(wordFor(names, static_cast<unsigned>(detail::valueOf(value))));
    return noneWord == nullptr ? *this : say(noneWord);
  }
  template <class T>
  PrintFields& is(const T& value, int that, const char* word = nullptr) {
    return word == nullptr || detail::valueOf(value) != that ? *this : say(word);
  }
  template <class T, std::size_t N>
  PrintFields& list(const List<T, N>& items, const Vocabulary& names, std::size_t aLine = N) {
    if (!items.empty() && detail::valueOf(items[0]) >= names.count) return hidden(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i > 0 && i % aLine == 0) nextLine();
      word(items[i], names);
    }
    return *this;
  }
  template <class T, std::size_t N, class Each>
  PrintFields& items(const char* key, const List<T, N>& items, Each each) {
    for (const T& item : items) each(line(key), item);
    return *this;
  }
  template <class T>
  PrintFields& set(const T& members, const Vocabulary& names) {
    for (std::size_t i = 0; i < names.count; ++i)
      if (detail::bitOf(members, i) != 0) say(wordFor(names, static_cast<unsigned>(i)));
    return *this;
  }
  template <std::size_t N>
  PrintFields& counts(const std::uint8_t (&of)[N], std::uint8_t, const Vocabulary& names, std::size_t) {
    for (std::size_t i = 0; i < N; ++i)
      for (std::size_t k = 0; k < of[i]; ++k) say(wordFor(names, static_cast<unsigned>(i)));
    return *this;
  }
  void generator(const Rng& rng);

  // All lines, in the notation's order of keys and with its notes.
  void write(const Notation& notation, const void* state, Writer& out);

 private:
  struct Printed {
    std::string key;
    Writer line;
    bool noted;
  };
  PrintFields& say(const std::string& word);
  PrintFields& hidden(std::size_t cards);  // what a player sees of a deck that nobody has looked through
  void nextLine() { line(std::string(lines_.back().key).c_str()); }

  std::vector<Printed> lines_;
  bool told_ = true;
};

// ---- reading --------------------------------------------------------------------------------------------------------
// Lives as long as its text: it knows which lines and pieces were there before.
class ReadFields {
 public:
  // A walk over the fields between these two takes the line, or it is refused.
  void begin(const Line& line);
  void end();
  // All lines so far, by their keys and by what they are of: `hand`, `hand red`.
  std::set<std::string> lines() const;

  ReadFields& line(std::string_view key, bool = true);
  ReadFields& of(std::size_t index, const Vocabulary& names);
  ReadFields& of(const char* word);
  ReadFields& label(const char* word);
  ReadFields& optional();
  template <class Walk>
  ReadFields& text(Walk walk) {
    walk(*this);
    return *this;
  }
  template <class Walk>
  ReadFields& bytes(Walk) {
    return *this;
  }

  template <class T>
  ReadFields& number(T&& value, std::int64_t least, std::int64_t most, int = kAlways) {
    if (nextWord()) detail::setValue(value, line_->number(at_, least, most));
    return *this;
  }
  template <class T>
  ReadFields& word(T&& value, const Vocabulary& names, int none = kAlways, const char* noneWord = nullptr) {
    if (!nextWord()) return *this;
    const bool isNone = noneWord != nullptr && line_->word(at_) == noneWord;
    detail::setValue(value, isNone ? none : static_cast<std::int64_t>(place(names)));
    return *this;
  }
  template <class T>
  ReadFields& is(T&& value, int that, const char* word = nullptr) {
    if (word == nullptr ? begun() : nextWord()) {
      if (word != nullptr) line_->choice(at_, {word});
      detail::setValue(value, that);
    }
    return *this;
  }
  template <class T, std::size_t N>
  ReadFields& list(List<T, N>& items, const Vocabulary& names, std::size_t aLine = N) {
    if (aLine == N ? !begun() : !begunAgain()) return *this;
    if (firstOfKey_ || aLine == N) items = {};
    while (moreWords()) {
      const std::size_t value = place(names);
      if (items.full()) full(N, names);
      items.push(static_cast<T>(value));
    }
    return *this;
  }
  template <class T, std::size_t N, class Each>
  ReadFields& items(const char* key, List<T, N>& items, Each each) {
    line(key);
    if (!begunAgain()) return *this;
    if (firstOfKey_) items = {};
    if (items.full()) line_->refuse(0, "`" + line_->key() + "` stands at most " + std::to_string(N) + " times");
    items.push(T{});
    each(*this, items.back());
    return *this;
  }
  template <class T>
  ReadFields& set(T& members, const Vocabulary& names) {
    if (!begun()) return *this;
    for (std::size_t i = 0; i < names.count; ++i) detail::bitOf(members, i).set(0);
    while (moreWords()) {
      const auto bit = detail::bitOf(members, place(names));
      if (bit != 0 && names.piece != nullptr) line_->refuse(at_, line_->word(at_) + " is given twice");
      bit.set(1);
    }
    return *this;
  }
  template <std::size_t N>
  ReadFields& counts(std::uint8_t (&of)[N], std::uint8_t& total, const Vocabulary& names, std::size_t most) {
    if (!begun()) return *this;
    for (std::uint8_t& count : of) count = 0;
    total = 0;
    while (moreWords()) {
      const std::size_t value = place(names);
      if (total == most) full(most, names);
      ++of[value];
      ++total;
    }
    return *this;
  }
  void generator(Rng& rng);

 private:
  bool begun();       // the line is the one of the text; refused if it stood before
  bool begunAgain();  // or may stand again
  bool nextWord();    // at_ is the next word; false: not this line, or there is none
  bool moreWords();
  std::size_t find(const Vocabulary& names) const;  // the value of the word
  std::size_t place(const Vocabulary& names);       // and a piece has its place then
  [[noreturn]] void full(std::size_t most, const Vocabulary& names) const;
  void close();

  const Line* line_ = nullptr;
  std::set<std::string> keys_, stood_;
  std::set<std::pair<const Vocabulary*, std::size_t>> placed_;
  bool firstOfKey_ = false;  // no line with this key was there before
  bool taken_ = false;
  // -- of the line that is described
  bool ours_ = false;     // it is that of the text, so far
  bool checked_ = false;  // that it stands once
  bool leftOut_ = false;  // what is optional
  std::string which_;     // "hand red"
  std::size_t indices_ = 0;
  std::size_t at_ = 0;
};

// The table of a game whose State has a description, `visitFields`; the functions are the game's own.
template <class State, auto kOptions, auto kBegin, auto kFinish, auto kNote = nullptr>
constexpr Notation makeNotation(const Game& game, const char* order) {
  Notation table{};
  table.game = &game;
  table.order = order;
  table.options = [](const void* at) { return kOptions(*static_cast<const State*>(at)); };
  table.print = [](const void* at, PrintFields& out) { visitFields(*static_cast<const State*>(at), out); };
  table.begin = [](void* at, const Options& options, Seed seed) { kBegin(*static_cast<State*>(at), options, seed); };
  table.take = [](void* at, ReadFields& in) { visitFields(*static_cast<State*>(at), in); };
  table.finish = [](void* at, const Given& given) { kFinish(*static_cast<State*>(at), given); };
  if constexpr (!std::is_null_pointer_v<decltype(kNote)>)
    table.note = [](const void* at, std::string_view key, std::size_t nth) {
      return std::string(kNote(*static_cast<const State*>(at), key, nth));
    };
  return table;
}

}  // namespace armada
