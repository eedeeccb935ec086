// Words apart at & and =, and each half looked up in the game's own tables: nothing of the link is believed.
#include "session/deal_link.h"

#include <cstring>

#include "session/registry.h"

namespace armada {
namespace {

struct Word {
  const char* at;
  std::size_t letters;
  bool is(const char* other) const { return std::strlen(other) == letters && std::memcmp(at, other, letters) == 0; }
};

// Walks over `key=value&key=value`; a word without a value has an empty one.
class Pairs {
 public:
  explicit Pairs(const char* words) : at_(*words == '#' ? words + 1 : words) {}

  bool next(Word& key, Word& value) {
    while (*at_ == '&') ++at_;
    if (*at_ == '\0') return false;
    key = until("=&");
    value = {at_, 0};
    if (*at_ != '=') return true;
    ++at_;
    value = until("&");
    return true;
  }

 private:
  Word until(const char* ends) {
    const char* from = at_;
    at_ += std::strcspn(at_, ends);
    return {from, static_cast<std::size_t>(at_ - from)};
  }

  const char* at_;
};

const Game* gameNamed(const Word& id) {
  for (std::size_t i = 0; i < gameCount(); ++i)
    if (id.is(gameAt(i).id)) return &gameAt(i);
  return nullptr;
}

bool readSeed(const Word& digits, Seed& seed) {
  constexpr std::size_t kMostDigits = 9;
  if (digits.letters == 0 || digits.letters > kMostDigits) return false;
  seed = 0;
  for (std::size_t i = 0; i < digits.letters; ++i) {
    if (digits.at[i] < '0' || digits.at[i] > '9') return false;
    seed = seed * 10 + static_cast<Seed>(digits.at[i] - '0');
  }
  return true;
}

bool choose(const OptionSpec& option, const Word& key, std::uint8_t& choice) {
  for (std::uint8_t i = 0; i < option.count; ++i) {
    if (!key.is(option.choices[i].key)) continue;
    choice = i;
    return true;
  }
  return false;
}

// `seen` has a bit for each option that was set.
bool readOption(const Word& key, const Word& value, Deal& deal, unsigned& seen) {
  for (std::size_t i = 0; i < deal.game->optionCount; ++i) {
    if (!key.is(deal.game->options[i].key)) continue;
    if ((seen >> i & 1u) != 0) return false;
    seen |= 1u << i;
    return choose(deal.game->options[i], value, deal.options.choice[i]);
  }
  return false;
}

}  // namespace

bool mayShareDeal(const Session& session) {
  if (!session.wholeGameKnown()) return false;
  const Game& game = session.game();
  return !game.hiddenHands || game.seats(session.state()) < 2 || game.toMove(session.state()) == kNobody;
}

void writeDeal(TextOut& to, const Deal& deal) {
  to << "game=" << deal.game->id;
  if (deal.seeded) to << "&seed=" << deal.seed;
  for (std::size_t i = 0; i < deal.game->optionCount; ++i) {
    const OptionSpec& option = deal.game->options[i];
    const std::uint8_t choice = deal.options.choice[i];
    if (choice != option.standard) to << '&' << option.key << '=' << option.choices[choice].key;
  }
}

DealFault readDeal(const char* words, Deal& deal) {
  deal = {nullptr, {}, 0, false};
  Word key{}, value{};
  Pairs games(words);
  while (games.next(key, value)) {
    if (!key.is("game")) continue;
    if (deal.game != nullptr) return DealFault::noGame;
    deal.game = gameNamed(value);
    if (deal.game == nullptr) return DealFault::noGame;
  }
  if (deal.game == nullptr) return DealFault::noDeal;

  deal.options = standardOptions(*deal.game);
  unsigned seen = 0;
  Pairs rest(words);
  while (rest.next(key, value)) {
    if (key.is("game")) continue;
    if (key.is("seed")) {
      if (deal.seeded || !readSeed(value, deal.seed)) return DealFault::badSeed;
      deal.seeded = true;
    } else if (!readOption(key, value, deal, seen)) {
      return DealFault::badOption;
    }
  }
  return DealFault::none;
}

const char* sentence(DealFault fault) {
  switch (fault) {
    case DealFault::none: return "";
    case DealFault::noDeal: return "This link names no game.";
    case DealFault::noGame: return "This link names a game that is not here. A newer version may have it.";
    case DealFault::badSeed: return "The seed in this link is not a number of up to 9 digits.";
    case DealFault::badOption: return "This link sets something that the game does not have.";
  }
  return "";
}

}  // namespace armada
