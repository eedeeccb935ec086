#include "web/device.h"

#include <algorithm>

namespace armada::web {
namespace {

// Not a member: beside the device's table of functions it would be 300 KB of zeros in the module's file.
std::uint8_t frame[std::size_t{Canvas::kWidth} * Canvas::kHeight * 4];

}  // namespace

void toRgba(const std::uint8_t* pixels, std::size_t count, std::uint8_t* to) {
  for (std::size_t i = 0; i < count; ++i, pixels += 2, to += 4) {
    const unsigned red = pixels[0] >> 3u;
    const unsigned green = (pixels[0] & 7u) << 3u | pixels[1] >> 5u;
    const unsigned blue = pixels[1] & 31u;
    to[0] = static_cast<std::uint8_t>(red << 3u | red >> 2u);
    to[1] = static_cast<std::uint8_t>(green << 2u | green >> 4u);
    to[2] = static_cast<std::uint8_t>(blue << 3u | blue >> 2u);
    to[3] = 0xFF;
  }
}

void WebDevice::strip(int y, int rows, const std::uint8_t* pixels) {
  constexpr std::size_t kRowPixels = Canvas::kWidth;
  toRgba(pixels, static_cast<std::size_t>(rows) * kRowPixels, frame + static_cast<std::size_t>(y) * kRowPixels * 4);
  const bool none = changed_.from == changed_.to;
  changed_ = {none ? y : std::min(changed_.from, y), none ? y + rows : std::max(changed_.to, y + rows)};
}

const std::uint8_t* WebDevice::rgba() { return frame; }

WebDevice::Rows WebDevice::takeChangedRows() {
  const Rows rows = changed_;
  changed_ = {0, 0};
  return rows;
}

void WebDevice::press(Button button) {
  latch_.press(button, now_);
  if (!asleep_) return;
  asleep_ = false;
  latch_.ignoreHeld(now_);  // it has woken the console, and does nothing else
}

SaveRead WebDevice::read(const char* name, int slot, std::uint8_t* to, std::size_t room) {
  const int count = pageReadSave(name, slot, to, room);
  if (count == -1) return kNoSave;
  return count < 0 ? kUnreadableSave : foundSave(static_cast<std::size_t>(count));
}

bool WebDevice::write(const char* name, int slot, const std::uint8_t* from, std::size_t count) {
  return trouble_ == SaveTrouble::none && pageWriteSave(name, slot, from, count) != 0;
}

}  // namespace armada::web
