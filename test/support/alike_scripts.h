// Plays many scripts, the golden pictures', on a machine that a suite brings. Most begin alike, and what they have in common
// is played once: where they part, an emulated processor keeps its memory and brings it back for the next, and on the PC a
// copy of the process goes each way.
//
// What is to outlive a script is an Outliving; all else is as it was where the scripts parted.
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#ifdef ARMADA_EMULATED
#include "emulator/memory.h"
#else
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <unity.h>
#endif

namespace armada_test {

// The steps of a script, each with its word: `right*3` is three of `right`.
class Steps {
 public:
  explicit Steps(const char* script) : word_(script) { read(); }
  bool over() const { return letters_ == 0; }
  const char* word() const { return word_; }
  std::size_t letters() const { return letters_; }
  std::size_t times() const { return times_; }  // that many are left of this word
  void pass(std::size_t times) {
    times_ -= times;
    if (times_ > 0) return;
    word_ += std::strcspn(word_, kBlanks);
    read();
  }
  // Which word comes first; 0: they are the same.
  int compare(const Steps& other) const {
    const std::size_t both = letters_ < other.letters_ ? letters_ : other.letters_;
    const int order = std::memcmp(word_, other.word_, both);
    return order != 0 ? order : static_cast<int>(letters_) - static_cast<int>(other.letters_);
  }

 private:
  static constexpr const char* kBlanks = " \n";

  void read() {
    word_ += std::strspn(word_, kBlanks);
    letters_ = std::strcspn(word_, " \n*");
    times_ = 1;
    if (word_[letters_] == '*') times_ = static_cast<std::size_t>(std::atoi(word_ + letters_ + 1));
  }

  const char* word_;
  std::size_t letters_ = 0, times_ = 0;
};

// How many steps two scripts begin with in common; the two stand behind them then.
inline std::size_t passAlike(Steps& a, Steps& b) {
  std::size_t common = 0;
  while (!a.over() && a.compare(b) == 0) {
    const std::size_t times = a.times() < b.times() ? a.times() : b.times();
    common += times;
    a.pass(times);
    b.pass(times);
  }
  return common;
}

inline std::size_t alike(const char* a, const char* b) {
  Steps one(a), other(b);
  return passAlike(one, other);
}

inline std::size_t stepsOf(const char* script) { return alike(script, script); }

#ifdef ARMADA_EMULATED

// To stand on the stack, which is not brought back.
struct Outliving {
  int value = 0;
};

#else

// In memory that a process and its copies have in common.
struct Outliving {
  Outliving()
      : value(
            *static_cast<int*>(mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))) {
  }
  ~Outliving() { munmap(&value, sizeof(int)); }
  Outliving(const Outliving&) = delete;
  Outliving& operator=(const Outliving&) = delete;
  int& value;
};

// A copy of this process does it, to its end. What fails there is told there, and fails here as well.
template <class Work>
void inACopy(Work work) {
  std::fflush(stdout);
  const pid_t copy = fork();
  if (copy == 0) {
    if (TEST_PROTECT()) work();
    if (Unity.CurrentTestFailed != 0) std::putchar('\n');  // behind what Unity said
    std::fflush(stdout);
    _exit(Unity.CurrentTestFailed != 0 ? 1 : 0);
  }
  int status = 1;
  TEST_ASSERT_TRUE_MESSAGE(copy > 0 && waitpid(copy, &status, 0) == copy, "no copy of the process could be made");
  TEST_ASSERT_EQUAL_INT_MESSAGE(0, status, "a copy of the process did not end well");
}

#endif

template <std::size_t kMostScripts>
class AlikeScripts {
 public:
  // `which` is what the caller knows it by.
  void add(const char* script, std::size_t which) {
    std::size_t at = count_++;
    for (; at > 0 && comesBefore(script, scripts_[at - 1].text); --at) scripts_[at] = scripts_[at - 1];
    scripts_[at] = {script, which};
  }

  // begin(script): the machine is new; play(words): some words of a script, the next; done(which): it was the last.
#ifdef ARMADA_EMULATED
  template <class Begin, class Play, class Done>
  void play(Begin begin, Play play, Done done) const {
    std::size_t kept[kMostKept], keptCount = 0;  // after so many steps of the script that was played last
    for (std::size_t i = 0; i < count_; ++i) {
      const char* script = scripts_[i].text;
      while (keptCount > 0 && kept[keptCount - 1] > alike(scripts_[i - 1].text, script)) --keptCount;
      std::size_t at = 0;
      if (keptCount == 0) {
        begin(script);
      } else {
        at = kept[keptCount - 1];
        KeptMemory::bringBack(keptCount - 1);
      }
      for (const std::size_t length = stepsOf(script); at < length;) {
        const std::size_t parting = nextParting(i, at), stop = parting > at ? parting : length;
        playPart(script, at, stop, play);
        at = stop;
        if (parting == stop && keptCount < mostKept()) {
          KeptMemory::keep(keptCount);
          kept[keptCount++] = stop;
        }
      }
      done(scripts_[i].which);
    }
  }
#else
  template <class Begin, class Play, class Done>
  void play(Begin begin, Play play, Done done) const {
    eachWay(0, count_, 0, [&](std::size_t first, std::size_t end) {
      begin(scripts_[first].text);
      goOn(first, end, 0, play, done);
    });
  }
#endif

 private:
  static constexpr std::size_t kMostKept = 32, kLongest = 1000;
  struct Script {
    const char* text;
    std::size_t which;
  };

  // Scripts that begin with the same steps stand together.
  static bool comesBefore(const char* a, const char* b) {
    Steps one(a), other(b);
    passAlike(one, other);
    return one.compare(other) < 0;
  }

  template <class Play>
  static void playPart(const char* script, std::size_t from, std::size_t to, Play play) {
    char words[kLongest];
    std::size_t used = 0, at = 0;
    for (Steps steps(script); at < to;) {
      const std::size_t bound = at < from ? from : to;
      const std::size_t times = steps.times() < bound - at ? steps.times() : bound - at;
      if (at >= from) used += write(steps, times, words + used, sizeof words - used);
      at += times;
      steps.pass(times);
    }
    words[used] = '\0';
    play(static_cast<const char*>(words));
  }
  static std::size_t write(const Steps& step, std::size_t times, char* to, std::size_t room) {
    const auto letters = static_cast<int>(step.letters()), count = static_cast<int>(times);
    return static_cast<std::size_t>(times == 1 ? std::snprintf(to, room, "%.*s ", letters, step.word())
                                               : std::snprintf(to, room, "%.*s*%d ", letters, step.word(), count));
  }

#ifdef ARMADA_EMULATED
  static std::size_t mostKept() { return KeptMemory::room() < kMostKept ? KeptMemory::room() : kMostKept; }

  // The first place behind `at` where a later script leaves this one; 0: none does.
  std::size_t nextParting(std::size_t of, std::size_t at) const {
    std::size_t found = 0;
    for (std::size_t i = of + 1; i < count_; ++i) {
      const std::size_t both = alike(scripts_[of].text, scripts_[i].text);
      if (both <= at) break;
      if (found == 0 || both < found) found = both;
    }
    return found;
  }
#else
  // So many steps have all of these in common.
  std::size_t common(std::size_t first, std::size_t end) const {
    std::size_t least = stepsOf(scripts_[first].text);
    for (std::size_t i = first + 1; i < end; ++i) {
      const std::size_t both = alike(scripts_[first].text, scripts_[i].text);
      if (both < least) least = both;
    }
    return least;
  }

  // Those that go on alike behind `at`, in a copy of the process; then the next of them.
  template <class Go>
  void eachWay(std::size_t first, std::size_t end, std::size_t at, Go go) const {
    while (first < end) {
      std::size_t next = first + 1;
      while (next < end && alike(scripts_[first].text, scripts_[next].text) > at) ++next;
      inACopy([&] { go(first, next); });
      first = next;
    }
  }

  // The machine has played so many steps of all of these.
  template <class Play, class Done>
  void goOn(std::size_t first, std::size_t end, std::size_t at, Play play, Done done) const {
    const std::size_t stop = common(first, end);
    if (stop > at) playPart(scripts_[first].text, at, stop, play);
    if (end - first == 1) return done(scripts_[first].which);
    eachWay(first, end, stop, [&](std::size_t from, std::size_t to) { goOn(from, to, stop, play, done); });
  }
#endif

  Script scripts_[kMostScripts];
  std::size_t count_ = 0;
};

}  // namespace armada_test
