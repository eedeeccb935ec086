// `armada deal`, `moves`, `apply` and `status`: positions as text, from one to the next.
#include "host/commands.h"

namespace armada {
namespace {

const CommandOption kEvents = {"--events", nullptr, "tells what happened, as remarks before the position"};

std::string seatIsOn(const Game& game, const void* state) {
  const Seat seat = game.toMove(state);
  return seat == kNobody ? "the game is over" : seatName(game, seat) + " is on";
}

int deal(Arguments& arguments, std::string& out) {
  const Game& game = takeGame(arguments);
  const Options options = takeOptions(arguments, game);
  const Seed seed = takeSeed(arguments);
  arguments.done();
  StateBox state{};
  game.deal(state.at(), options, seed);
  out += positionText(game, state.at());
  return 0;
}

int moves(Arguments& arguments, std::string& out) {
  const Position position = takePosition(arguments);
  const void* state = position.state.at();
  MoveList legal;
  legal.clear();
  position.game->legalMoves(state, legal);
  for (const Move move : legal) out += std::to_string(move) + " | " + moveText(*position.game, state, move) + "\n";
  return 0;
}

int apply(Arguments& arguments, std::string& out) {
  const bool showEvents = arguments.flag(kEvents);
  std::vector<Move> moves;
  std::vector<std::string> places;
  while (arguments.more()) {
    places.push_back("move " + std::to_string(moves.size() + 1));
    moves.push_back(readMove(places.back(), arguments.next("MOVE")));
  }
  if (moves.empty()) throw Refused{"MOVE", "it is missing"};
  Position position = takePosition(arguments);
  const Game& game = *position.game;
  std::string events;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EventBuffer<kMaxEventsAMove> happened;
    if (!game.apply(position.state.at(), moves[i], happened))
      throw Refused{places[i], std::to_string(moves[i]) + " is not legal here; " + seatIsOn(game, position.state.at())};
    events += "# move " + std::to_string(moves[i]) + (happened.sealed() ? ", cannot be taken back\n" : "\n");
    for (const Event& event : happened) events += "# " + eventText(game, position.state.at(), event);
  }
  if (showEvents) out += events;
  out += positionText(game, position.state.at());
  return 0;
}

int status(Arguments& arguments, std::string& out) {
  const Position position = takePosition(arguments);
  out += statusText(*position.game, position.state.at());
  return 0;
}

}  // namespace

const Command kDealCommand = {
    "deal", {{"GAME", {&kSeedOption, &kGameOptionOption}}}, "A new game's position, as text.", deal};
const Command kMovesCommand = {
    "moves", {{"", {&kPositionOption}, "< POSITION"}}, "The legal moves: number, short and full words.", moves};
const Command kApplyCommand = {
    "apply", {{"MOVE...", {&kEvents, &kPositionOption}, "< POSITION"}}, "The position after these moves.", apply};
const Command kStatusCommand = {
    "status", {{"", {&kPositionOption}, "< POSITION"}}, "Who is on, the score, and how it ended.", status};

}  // namespace armada
