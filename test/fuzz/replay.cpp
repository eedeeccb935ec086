// Feeds files to a target, each once, without libFuzzer: so `make test` runs the kept corpora with the ordinary compiler.
//   fuzz_positions FILE...     the last line is `N inputs`
#include <cstdio>
#include <string>
#include <vector>

#include "target.h"

namespace {

bool readAll(const char* name, std::vector<std::uint8_t>& bytes) {
  std::FILE* file = std::fopen(name, "rb");
  if (file == nullptr) return false;
  std::uint8_t part[4096];
  bytes.clear();
  for (std::size_t got = 0; (got = std::fread(part, 1, sizeof part, file)) > 0;)
    bytes.insert(bytes.end(), part, part + got);
  const bool whole = std::ferror(file) == 0;
  std::fclose(file);
  return whole;
}

}  // namespace

int main(int count, char** names) {
  std::vector<std::uint8_t> bytes;
  for (int i = 1; i < count; ++i) {
    if (!readAll(names[i], bytes)) {
      std::fprintf(stderr, "%s: cannot be read\n", names[i]);
      return 2;
    }
    std::fprintf(stderr, "%s\n", names[i]);  // the last one told is the one that breaks
    bytes.shrink_to_fit();                   // a read behind the end is noticed
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  }
  std::printf("%d inputs\n", count - 1);
  return 0;
}
