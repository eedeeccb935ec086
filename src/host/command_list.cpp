// `armada list`: the games of this build and their options, for people and as JSON.
#include <cstdio>

#include "host/commands.h"
#include "session/registry.h"

namespace armada {
namespace {

const CommandOption kJson = {"--json", nullptr, "for programs to read"};

std::string quoted(const char* words) {
  std::string out = "\"";
  for (; *words != '\0'; ++words) {
    const auto byte = static_cast<unsigned char>(*words);
    if (byte == '"' || byte == '\\') {
      out += '\\';
      out += *words;
    } else if (byte < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", byte);
      out += escape;
    } else {
      out += *words;
    }
  }
  return out + "\"";
}

std::string optionJson(const OptionSpec& option) {
  std::string out = "{\"key\": " + std::string(quoted(option.key)) + ", \"label\": " + quoted(option.label) +
                    ", \"note\": " + quoted(option.note) +
                    ", \"standard\": " + quoted(option.choices[option.standard].key) + ", \"choices\": [";
  for (std::uint8_t i = 0; i < option.count; ++i)
    out += std::string(i == 0 ? "" : ", ") + "{\"key\": " + quoted(option.choices[i].key) +
           ", \"label\": " + quoted(option.choices[i].label) + "}";
  return out + "]}";
}

std::uint8_t seatsOf(const Game& game) {
  StateBox state{};
  game.deal(state.at(), standardOptions(game), 0);
  return game.seats(state.at());
}

std::string gameJson(const Game& game) {
  std::string out = "  {\"id\": " + quoted(game.id) + ", \"title\": " + quoted(game.title) +
                    ", \"version\": " + std::to_string(game.version) +
                    ", \"listed\": " + (game.listed ? "true" : "false") +
                    ", \"hiddenHands\": " + (game.hiddenHands ? "true" : "false") + ", \"seats\": [";
  for (Seat seat = 0; seat < seatsOf(game); ++seat)
    out += std::string(seat == 0 ? "" : ", ") + quoted(game.seatNames[seat]);
  out += "], \"options\": [";
  for (std::uint8_t i = 0; i < game.optionCount; ++i) out += (i == 0 ? "" : ", ") + optionJson(game.options[i]);
  return out + "]}";
}

std::string gameWords(const Game& game) {
  std::string out = std::string(game.id) + "  " + game.title;
  for (Seat seat = 0; seat < seatsOf(game); ++seat)
    out += (seat == 0 ? "  (" : ", ") + std::string(game.seatNames[seat]);
  out += game.listed ? ")\n" : ")  not in the menu\n";
  for (std::uint8_t i = 0; i < game.optionCount; ++i) {
    const OptionSpec& option = game.options[i];
    out += "  --option " + std::string(option.key) + "=";
    for (std::uint8_t k = 0; k < option.count; ++k) out += (k == 0 ? "" : "|") + std::string(option.choices[k].key);
    out += "  " + std::string(option.note) + " Standard: " + option.choices[option.standard].key + ".\n";
  }
  return out;
}

int run(Arguments& arguments, std::string& out) {
  const bool json = arguments.flag(kJson);
  arguments.done();
  if (json) out += "[\n";
  for (std::size_t i = 0; i < gameCount(); ++i) {
    out += json ? gameJson(gameAt(i)) : gameWords(gameAt(i));
    if (json) out += i + 1 < gameCount() ? ",\n" : "\n";
  }
  if (json) out += "]\n";
  return 0;
}

}  // namespace

const Command kListCommand = {"list", {{"", {&kJson}}}, "The games and their options.", run};

}  // namespace armada
