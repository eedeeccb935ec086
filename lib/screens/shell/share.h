// The deal on the table as a QR code: who scans it with a phone opens the same deal in its browser. Where this build knows no page, the
// code holds the deal's words alone.
#pragma once

#include "canvas/qr.h"
#include "screens/screen.h"

namespace armada {

class ShareScreen final : public Screen {
 public:
  explicit ShareScreen(Console& console) : Screen(console) {}
  // Of the running game; see mayShareDeal (session/deal_link.h) first.
  void begin();
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;

 private:
  bool write(const char* page);

  QrCode code_;
  bool paged_ = false;  // the code opens a page
};

}  // namespace armada
