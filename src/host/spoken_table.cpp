#include "host/spoken_table.h"

#include <cctype>

namespace armada {

const SpokenTable* spokenTableOf(const Game& game) {
  for (const SpokenTable* table : {&kSpokenPewPew, &kSpokenStellarSiege, &kSpokenPulpInvasion, &kSpokenStellarScramble,
                                   &kSpokenRayguns, &kSpokenTemplate})
    if (table->game == &game) return table;
  return nullptr;
}

std::string inSmallLetters(std::string words) {
  for (char& letter : words) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return words;
}

std::string listed(const std::string* words, std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += (i == 0 ? "" : i + 1 == count ? " and " : ", ") + words[i];
  return all;
}

std::string counted(int number, const char* one, const char* many) {
  return std::to_string(number) + ' ' + (number == 1 ? one : many);
}

std::string column(const std::string& word, std::size_t width) {
  return word.size() < width ? word + std::string(width - word.size(), ' ') : word.substr(0, width);
}

}  // namespace armada
