// Pictures as PNG files, by libpng's simplified interface. It only packs: its own writing removes what stood in the file's
// place when it fails, an older picture or a device.
#include "png_file.h"

#include "platform/headless.h"
#include "whole_file.h"

#ifdef ARMADA_PNG
#include <png.h>
#endif

namespace armada {

Picture pictureOf(const std::uint8_t* frame) {
  Picture picture;
  picture.width = kPanelWidth;
  picture.height = kPanelHeight;
  picture.pixels.resize(kPanelBytes / 2);
  for (std::size_t i = 0; i < picture.pixels.size(); ++i)
    picture.pixels[i] = static_cast<std::uint16_t>(frame[2 * i] << 8 | frame[2 * i + 1]);
  return picture;
}

#ifdef ARMADA_PNG

namespace {

std::uint8_t spread5(unsigned v) { return static_cast<std::uint8_t>(v << 3 | v >> 2); }
std::uint8_t spread6(unsigned v) { return static_cast<std::uint8_t>(v << 2 | v >> 4); }

void putRgb(std::uint16_t colour, std::uint8_t* to) {
  to[0] = spread5(colour >> 11);
  to[1] = spread6(colour >> 5 & 63u);
  to[2] = spread5(colour & 31u);
}

std::vector<std::uint8_t> scaledRgb(const Picture& picture, int scale) {
  const auto size = static_cast<std::size_t>(scale);
  const std::size_t width = static_cast<std::size_t>(picture.width) * size;
  std::vector<std::uint8_t> rgb(width * static_cast<std::size_t>(picture.height) * size * 3);
  std::uint8_t* to = rgb.data();
  for (int y = 0; y < picture.height * scale; ++y)
    for (int x = 0; x < picture.width * scale; ++x, to += 3) putRgb(picture.at(x / scale, y / scale), to);
  return rgb;
}

}  // namespace

bool writePng(const std::string& path, const Picture& picture, int scale, std::string& why) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(picture.width * scale);
  image.height = static_cast<png_uint_32>(picture.height * scale);
  image.format = PNG_FORMAT_RGB;
  const std::vector<std::uint8_t> rgb = scaledRgb(picture, scale);
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  std::vector<std::uint8_t> packed(size);
  if (png_image_write_to_memory(&image, packed.data(), &size, 0, rgb.data(), 0, nullptr) == 0) {
    why = image.message;
    return false;
  }
  why = replaceFile(systemFiles(), path, packed.data(), size);
  return why.empty();
}

bool readPng(const std::string& path, Picture& picture, std::string& why) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_file(&image, path.c_str()) == 0) {
    why = image.message;
    return false;
  }
  image.format = PNG_FORMAT_RGB;
  std::vector<std::uint8_t> rgb(PNG_IMAGE_SIZE(image));
  if (png_image_finish_read(&image, nullptr, rgb.data(), 0, nullptr) == 0) {
    why = image.message;
    return false;
  }
  picture.width = static_cast<int>(image.width);
  picture.height = static_cast<int>(image.height);
  picture.pixels.clear();
  for (std::size_t i = 0; i + 2 < rgb.size(); i += 3) {
    const auto colour = static_cast<std::uint16_t>((rgb[i] >> 3) << 11 | (rgb[i + 1] >> 2) << 5 | rgb[i + 2] >> 3);
    std::uint8_t exact[3];
    putRgb(colour, exact);
    if (exact[0] != rgb[i] || exact[1] != rgb[i + 1] || exact[2] != rgb[i + 2]) {
      why = "a colour in it is none of RGB565";
      return false;
    }
    picture.pixels.push_back(colour);
  }
  return true;
}

#else

bool writePng(const std::string&, const Picture&, int, std::string& why) {
  why = "this build has no libpng";
  return false;
}

bool readPng(const std::string&, Picture&, std::string& why) {
  why = "this build has no libpng";
  return false;
}

#endif

}  // namespace armada
