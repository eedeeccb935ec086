// The golden pictures: test/screens/pictures.inc, read as the C++ that it is, so that suites and this program share one
// list. A row is PICTURE("name", "script", 0x12345678u); a script may be several strings in a row.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace armada {

struct PictureRow {
  std::string name;
  std::string script;
  std::uint32_t checksum = 0;
  int line = 0;
  std::size_t numberAt = 0, numberLength = 0;  // where the checksum stands in the file
};

// Throws Refused with file and line.
std::vector<PictureRow> readPictureRows(const std::string& file, const std::string& text);
// The same text with the rows' checksums in place of the old ones.
std::string withChecksums(const std::string& text, const std::vector<PictureRow>& rows);

}  // namespace armada
