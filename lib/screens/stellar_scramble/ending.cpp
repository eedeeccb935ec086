// The game is over: who won and by what, then all pilots with their Invaders, credits and overheat in the order of the finish.
#include "rules/stellar_scramble/turn.h"
#include "screens/stellar_scramble/pieces.h"
#include "screens/stellar_scramble/ui.h"

namespace armada::stellar_scramble {

namespace {

void sayReason(const State& s, const Standing& standing, TextOut& words) {
  if (standing.ending == Ending::ten)
    words << "Ten Invaders after " << s.round + 1 << " rounds";
  else
    words << "The aliens are through: most Invaders win";
  switch (standing.by) {
    case Margin::invaders: break;
    case Margin::credits: words << ", and more credits"; break;
    case Margin::overheat: words << ", and the lower overheat"; break;
    case Margin::turnOrder: words << ", the last to take a turn"; break;
  }
  words << '.';
}

// Better ones first; what decides between two is what decides the game.
bool isAhead(const State& s, Seat one, Seat other) {
  const Pilot &a = s.pilot[one], &b = s.pilot[other];
  if (a.invaders != b.invaders) return a.invaders > b.invaders;
  if (a.credits != b.credits) return a.credits > b.credits;
  return a.overheat < b.overheat;
}

void order(const State& s, Seat winner, Seat (&seats)[kMostPlayers]) {
  seats[0] = winner;
  std::size_t count = 1;
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (seat == winner) continue;
    std::size_t at = count++;
    while (at > 1 && isAhead(s, seat, seats[at - 1])) {
      seats[at] = seats[at - 1];
      --at;
    }
    seats[at] = seat;
  }
}

void drawPilotLine(Canvas& canvas, const State& s, Seat seat, int y, bool won) {
  const Pilot& pilot = s.pilot[seat];
  const PilotLook& look = kPilotLook[seat];
  drawPanel(canvas, {16, y, 288, 30}, won ? kNight : kInk, won ? kGold : kSteel);
  drawFighter(canvas, 24, y + 7, seat);
  drawBadge(canvas, 46, y + 9, seat);
  canvas.text(63, y + 11, look.name, look.bright, Weight::bold);
  for (int i = 0; i < kVictoryTrack; ++i) {
    const int x = 106 + i * 10;
    if (i < pilot.invaders)
      canvas.rect(x, y + 12, 8, 6, look.bright);
    else
      canvas.frame(x + 1, y + 13, 6, 4, kSteel);
  }
  canvas.marqueeRight(232, y + 9, Number(pilot.invaders).c_str(), won ? kGold : kPaper);
  drawIcon(canvas, 244, y + 11, Icon::scavenge, kGold);
  canvas.text(254, y + 11, Number(pilot.credits).c_str(), kMist);
  canvas.sprite(kFlame, 274, y + 11);
  canvas.text(284, y + 11, Number(pilot.overheat).c_str(), kMist);
}

}  // namespace

void drawEnding(Canvas& canvas, const void* seen, std::int16_t) {
  const State& s = *static_cast<const State*>(seen);
  const Standing standing = standingOf(s);
  drawStars(canvas, kBody, 90, 5);
  Shouted outcome(kPilotLook[standing.winner].name);
  outcome << " WINS";
  canvas.marqueeCentred(161, 30, outcome.c_str(), kPilotLook[standing.winner].shade, Marquee::px30);
  canvas.marqueeCentred(160, 28, outcome.c_str(), kGold, Marquee::px30);
  Text<80> words;
  sayReason(s, standing, words);
  canvas.textCentred(160, 66, words.c_str(), kPaper);
  Seat seats[kMostPlayers] = {};
  order(s, standing.winner, seats);
  const int pitch = 33;
  for (int i = 0; i < s.players; ++i) drawPilotLine(canvas, s, seats[i], 84 + i * pitch, i == 0);
}

}  // namespace armada::stellar_scramble
