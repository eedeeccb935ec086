// Pictures as PNG files, by libpng. 8-bit RGB, each RGB565 value spread so that it reads back exactly.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace armada {

struct Picture {
  int width = 0;
  int height = 0;
  std::vector<std::uint16_t> pixels;  // RGB565, row by row

  std::uint16_t at(int x, int y) const { return pixels[static_cast<std::size_t>(y * width + x)]; }
};

// A frame of the panel: 320x240, big-endian RGB565.
Picture pictureOf(const std::uint8_t* frame);

// False with a reason; then what was there before is still there. Each pixel becomes `scale` x `scale`.
bool writePng(const std::string& path, const Picture& picture, int scale, std::string& why);
// Refuses what RGB565 cannot say exactly, so that a picture is never equal by rounding.
bool readPng(const std::string& path, Picture& picture, std::string& why);

}  // namespace armada
