// `armada pictures`: the golden pictures, drawn anew or compared with what is drawn now.
#include <dirent.h>

#include <algorithm>
#include <cstdio>
#include <memory>

#include "host/commands.h"
#include "host/picture_list.h"
#include "host/png_file.h"
#include "host/whole_file.h"
#include "screens/headless_console.h"

namespace armada {
namespace {

const CommandOption kWrite = {"--write", "DIR", "draws those of DIR/pictures.inc, and puts their checksums there",
                              CommandOption::Times::needed};
const CommandOption kCheck = {"--check", "DIR", "compares them, pixel by pixel", CommandOption::Times::needed};

Picture drawn(const std::string& list, const PictureRow& row, std::uint32_t& checksum) {
  checkScriptGame(list + ":" + std::to_string(row.line), row.script);
  const auto headless = std::make_unique<HeadlessConsole>();
  const ScriptError error = headless->play(row.script.c_str());
  if (error.reason != nullptr)
    throw Refused{list + ":" + std::to_string(row.line),
                  row.name + ", letter " + std::to_string(error.column) + " of its script: " + error.reason};
  checksum = headless->device.panel.checksum();
  return pictureOf(headless->device.panel.bytes());
}

// PNGs in the folder that no row speaks of: left over from a picture that was renamed.
std::vector<std::string> strangers(const std::string& folder, const std::vector<PictureRow>& rows) {
  std::vector<std::string> found;
  DIR* open = opendir(folder.c_str());
  if (open == nullptr) return found;
  while (const dirent* entry = readdir(open)) {
    const std::string name = entry->d_name;
    const std::string ending = ".png";
    if (name.size() <= ending.size() || name.compare(name.size() - ending.size(), ending.size(), ending) != 0) continue;
    const std::string stem = name.substr(0, name.size() - ending.size());
    if (std::none_of(rows.begin(), rows.end(), [&](const PictureRow& row) { return row.name == stem; }))
      found.push_back(name);
  }
  closedir(open);
  std::sort(found.begin(), found.end());
  return found;
}

// "" when both are the same.
std::string difference(const Picture& now, const Picture& golden) {
  if (golden.width != now.width || golden.height != now.height)
    return "it is " + std::to_string(golden.width) + " x " + std::to_string(golden.height) + " pixels";
  for (int y = 0; y < now.height; ++y) {
    for (int x = 0; x < now.width; ++x) {
      if (now.at(x, y) == golden.at(x, y)) continue;
      char words[96];
      std::snprintf(words, sizeof words, "at (%d, %d) it has %04X, drawn now is %04X", x, y, golden.at(x, y),
                    now.at(x, y));
      return words;
    }
  }
  return "";
}

int write(const std::string& folder, const std::string& list, std::string& out) {
  const std::string text = readFile(list);
  std::vector<PictureRow> rows = readPictureRows(list, text);
  for (PictureRow& row : rows) {
    const std::uint32_t before = row.checksum;
    const std::string path = folder + "/" + row.name + ".png";
    std::string why;
    if (!writePng(path, drawn(list, row, row.checksum), 1, why)) throw Refused{path, why};
    if (row.checksum != before) out += "Changed: " + path + "\n";
  }
  const std::string fresh = withChecksums(text, rows);
  const std::string why = replaceFile(systemFiles(), list, fresh.data(), fresh.size());
  if (!why.empty()) throw Refused{list, why};
  for (const std::string& name : strangers(folder, rows)) out += "No row speaks of " + folder + "/" + name + "\n";
  out += std::to_string(rows.size()) + " pictures written\n";
  return 0;
}

int check(const std::string& folder, const std::string& list, std::string& out) {
  const std::vector<PictureRow> rows = readPictureRows(list, readFile(list));
  for (const PictureRow& row : rows) {
    const std::string path = folder + "/" + row.name + ".png";
    std::uint32_t checksum = 0;
    const Picture now = drawn(list, row, checksum);
    Picture golden;
    std::string why;
    if (readPng(path, golden, why)) why = difference(now, golden);
    if (why.empty() && checksum != row.checksum) why = "its checksum in " + list + " is another one";
    if (why.empty()) continue;
    out += path + ": " + why + "\n";
    return 1;
  }
  const std::vector<std::string> extra = strangers(folder, rows);
  if (!extra.empty()) {
    out += folder + "/" + extra.front() + ": no row of pictures.inc speaks of it\n";
    return 1;
  }
  out += std::to_string(rows.size()) + " pictures are as drawn\n";
  return rows.empty() ? 1 : 0;
}

int run(Arguments& arguments, std::string& out) {
  std::string folder;
  const bool writes = arguments.value(kWrite, folder);
  if (!writes) arguments.value(kCheck, folder);
  arguments.done();
  const std::string list = folder + "/pictures.inc";
  return writes ? write(folder, list, out) : check(folder, list, out);
}

}  // namespace

const Command kPicturesCommand = {"pictures",
                                  {{"", {&kWrite}}, {"", {&kCheck}}},
                                  "Draws the golden pictures anew, or compares them with what is drawn now.",
                                  run};

}  // namespace armada
