#include "screens/shell/share.h"

#include <cstring>

#include "screens/components.h"
#include "screens/console.h"
#include "session/deal_link.h"

namespace armada {
namespace {

constexpr int kQuietZone = 4;  // squares round the code that stay light
constexpr int kTextGap = 8;
constexpr int kRight = 315;

Deal dealOf(const Session& session) { return {&session.game(), session.options(), session.seed(), true}; }

// The words of a deal have no blanks to break a line at: as many letters a line as fit.
int drawLetters(Canvas& canvas, int x, int y, int w, const char* letters) {
  while (*letters != '\0') {
    Text<48> line;
    do line << *letters++;
    while (*letters != '\0' && textWidth(line.c_str()) < w - 8 && line.size() < 40);
    canvas.text(x, y, line.c_str(), kHaze);
    y += 11;
  }
  return y;
}

}  // namespace

void ShareScreen::begin() {
  paged_ = *console_.page() != '\0' && write(console_.page());
  if (!paged_) write("");  // a page whose address is too long is left out: the deal itself always fits
}

bool ShareScreen::write(const char* page) {
  Text<QrCode::kMostBytes + 1> link;
  link << page << '#';
  writeDeal(link, dealOf(console_.session()));
  return link.whole() && code_.write(link.c_str(), link.size());
}

void ShareScreen::press(Button button) {
  if (button != Button::a && button != Button::b && button != Button::start) return;
  console_.sound(Sound::back);
  console_.close();
}

void ShareScreen::draw(Canvas& canvas) const {
  const GameUi& ui = console_.ui();
  canvas.clear(kVoid);
  const int squares = code_.size() + 2 * kQuietZone;
  const int pixels = (kBodyBottom - kBodyTop + 1) / squares, side = squares * pixels;
  const int left = kMargin, top = kBodyTop + (kBodyBottom - kBodyTop + 1 - side) / 2;
  canvas.rect(left, top, side, side, kPaper);
  const int from = kQuietZone * pixels;
  for (int y = 0; y < code_.size(); ++y)
    for (int x = 0; x < code_.size(); ++x)
      if (code_.dark(x, y)) canvas.rect(left + from + x * pixels, top + from + y * pixels, pixels, pixels, kVoid);

  const Session& session = console_.session();
  Text<32> number;
  number << "Deal " << session.seed();
  drawHeader(canvas, "Share this deal", number.c_str(), ui.accent);
  const int x = left + side + kTextGap, w = kRight - x;
  canvas.text(x, 28, session.game().title, kPaper, Weight::bold);
  if (paged_) {
    canvas.paragraph(x, 46, w, "Scan it with a phone. The same deal opens in its browser.", kMist);
    return;
  }
  const int y = canvas.paragraph(
      x, 46, w, "No page is set for this console. Put this behind the address of a Pocket Armada page:", kMist);
  Text<kMaxDealLetters + 1> deal;
  deal << '#';
  writeDeal(deal, dealOf(session));
  drawLetters(canvas, x, y + 4, w, deal.c_str());
}

void ShareScreen::buttonHints(ButtonHints& hints) const { hints.add(ButtonHint::Key::b, "Back"); }

Colour ShareScreen::footLine() const { return console_.ui().accentShade; }

}  // namespace armada
