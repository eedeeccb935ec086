// The phrases in which the cards' texts are written as data, so that a row of a table reads like its card. For the tables
// alone.
#pragma once

#include "rules/pulp_invasion/cards.h"

namespace armada::pulp_invasion {

constexpr Effect kNoEffect{};

// ---- passive changes ------------------------------------------------------------------------------------------------
constexpr Effect strengthBy(int n, Filter which, Scale scale = Scale::once) {
  return {When::always, What::strength, How::add, static_cast<std::int8_t>(n), Of::none, which, scale, false};
}
constexpr Effect strengthByToZero(int n, Filter which, Scale scale = Scale::once) {
  return {When::always, What::strength, How::add, static_cast<std::int8_t>(n), Of::none, which, scale, true};
}
constexpr Effect iconIs(Of ability, Filter which) {
  return {When::always, What::icon, How::set, 0, ability, which, Scale::once, false};
}
constexpr Effect evadePriceBy(int n, Filter which) {
  return {When::always, What::evadePrice, How::add, static_cast<std::int8_t>(n), Of::none, which, Scale::once, false};
}
constexpr Effect evadePriceIs(int n, Filter which) {
  return {When::always, What::evadePrice, How::set, static_cast<std::int8_t>(n), Of::none, which, Scale::once, false};
}
constexpr Effect evadeCubesBy(int n, Filter which) {
  return {When::always, What::evadeCubes, How::add, static_cast<std::int8_t>(n), Of::none, which, Scale::once, false};
}
constexpr Effect evadeCubesAre(int n, Filter which) {
  return {When::always, What::evadeCubes, How::set, static_cast<std::int8_t>(n), Of::none, which, Scale::once, false};
}
constexpr Effect searchBy(int n, Scale scale = Scale::once) {
  return {When::always, What::searchCount, How::add, static_cast<std::int8_t>(n),
          Of::none,     Filter::every,     scale,    false};
}
constexpr Effect searchTwice() {
  return {When::always, What::searchCount, How::twice, 2, Of::none, Filter::every, Scale::once, false};
}

// ---- actions --------------------------------------------------------------------------------------------------------
constexpr Effect does(When when, What what, int n, Of of = Of::none, Filter which = Filter::itself) {
  return {when, what, How::add, static_cast<std::int8_t>(n), of, which, Scale::once, false};
}
// For cards outside the line: whenever a card that fits was engaged or evaded.
constexpr Effect each(When when, What what, int n, Of of = Of::none, Filter which = Filter::every) {
  return does(when, what, n, of, which);
}

}  // namespace armada::pulp_invasion
