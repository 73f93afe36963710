#include <algorithm>

#include "oracle/small_games.hpp"
#include "support/texts.hpp"

namespace grundy {

std::vector<std::string> small_cram() {
  Texts texts;
  for (const char* board :
       {"1x1", "2x1", "1x3", "5x1", "2x2", "3x2", "2x4", "3x3", "2x2&taken=a1,b2", "3x3&taken=b2",
        "4x2&taken=b1,c1", "5x2&taken=c1,c2", "3x3&taken=a1,c3,b1"}) {
    add_both_plays(texts, std::string("game=cram&size=") + board);
  }
  for (const char* rows : {"1", "3", "2,1", "2x2", "3,1,1", "3,2", "3x3", "4,2,1"}) {
    add_both_plays(texts, std::string("game=chomp&rows=") + rows);
  }
  for (const char* boards :
       {"1x1", "2x2", "4x1", "3x2&marked=a1,b2", "3x3&marked=b2", "3x3&marked=a1,b1,c1",
        "3x3&marked=a1,c2", "1x1&boards=2", "3x1&boards=2&marked=e1", "2x1&boards=3",
        "2x2&boards=2&marked=a1,d2,e1", "3x2&boards=2&marked=a1,b1,c2,f2,g1"}) {
    add_both_plays(texts, std::string("game=notakto&size=") + boards);
  }
  return texts;
}

std::string random_notakto(Random& random, std::uint32_t most_boards) {
  const std::uint32_t width = 1 + random.below(3);
  const std::uint32_t height = 1 + random.below(3);
  const std::uint32_t boards = 1 + random.below(most_boards);
  std::string marked;
  for (std::uint32_t x = 0; x < boards * (width + 1) - 1; ++x) {
    for (std::uint32_t y = 0; y < height && x % (width + 1) < width; ++y) {
      if (random.below(3) > 0) continue;
      marked +=
          (marked.empty() ? "" : ",") + std::string(1, static_cast<char>('a' + x)) + number(y + 1);
    }
  }
  return "game=notakto&size=" + number(width) + "x" + number(height) + "&boards=" + number(boards) +
         (marked.empty() ? "" : "&marked=" + marked) + (random.below(2) == 0 ? "" : "&play=misere");
}

std::string random_cram(Random& random, std::uint32_t most_cells) {
  const std::uint32_t width = 1 + random.below(6);
  const std::uint32_t height = 1 + random.below(std::max(1u, most_cells / width));
  std::string taken;
  for (std::uint32_t y = 0; y < height; ++y) {
    for (std::uint32_t x = 0; x < width; ++x) {
      if (random.below(4) > 0) continue;
      taken +=
          (taken.empty() ? "" : ",") + std::string(1, static_cast<char>('a' + x)) + number(y + 1);
    }
  }
  return "game=cram&size=" + number(width) + "x" + number(height) +
         (taken.empty() ? "" : "&taken=" + taken) + (random.below(2) == 0 ? "" : "&play=misere");
}

}  // namespace grundy
