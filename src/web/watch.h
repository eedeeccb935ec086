// A record to look at step by step: the deal and every move come from a link, and nothing of it is saved. It plays the record on the
// console's own session, which holds nothing else meanwhile.
#pragma once

#include "screens/console.h"
#include "screens/event_player.h"

namespace armada::web {

// What a link holds of a game: its deal, and of every move its place in the legal list.
struct LinkedGame {
  const Game* game;
  Options options;
  Seed seed;
  std::uint8_t moves[kMaxHistory];
  std::size_t count;
};

// Letters of the base64 for addresses, without = at the end. false: no such letters, or too many moves.
bool readMoves(const char* letters, std::size_t count, LinkedGame& record);
// The running game's moves as such letters; nothing when the game was not seen from its deal on.
void writeMoves(const Session& session, TextOut& to);

class WatchScreen final : public Screen {
 public:
  explicit WatchScreen(Console& console) : Screen(console) {}

  // Opens itself. false: its moves do not fit its deal, and nothing is changed.
  bool begin(const LinkedGame& record);

  void press(Button button) override;
  bool tick() override;
  bool moving() const override { return player_.running(); }
  void prepare() override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;

 private:
  bool fits(const LinkedGame& record);
  Move moveAt(const void* state, std::size_t number) const;
  PlayContext context() const;
  void say(const StateBox& before, Move move);
  void drawSaid(Canvas& canvas) const;
  void goTo(std::size_t number);
  void next();
  void back();

  LinkedGame record_{};
  std::size_t at_ = 0;
  StateBox seen_{}, shown_{};
  MoveList none_{};
  EventPlayer player_;
  Seat viewer_ = 0;
  Words said_;
  bool bare_ = false;  // the table without the words on it
};

}  // namespace armada::web
