#include "families/row/cake.hpp"

#include <algorithm>

namespace grundy {
namespace {

struct Level {
  std::uint64_t size = 0;
  std::uint64_t count = 0;
};

// The largest size below `bound`, and how many cakes have it.
Level largest_below(const Heaps& cakes, std::uint64_t bound) {
  Level level;
  for (const std::uint64_t cake : cakes) {
    if (cake >= bound || cake < level.size) continue;
    level.count = cake == level.size ? level.count + 1 : 1;
    level.size = cake;
  }
  return level;
}

// Finds the sizes to which a winning move may bring the only largest cake.
void cut_largest(const Level& next, Play play, CakeVerdict& verdict) {
  if (play == Play::Misere && next.size <= 1) {
    const bool ones_odd = next.size == 1 && next.count % 2 == 1;
    verdict.least = verdict.most = ones_odd ? 0 : 1;
    verdict.leaves_ones = true;
  } else if (next.size == 0) {
    verdict.least = verdict.most = 0;
  } else if (next.count % 2 == 1) {
    verdict.least = verdict.most = next.size;
  } else {
    verdict.least = 0;
    verdict.most = next.size - 1;
  }
}

}  // namespace

CakeVerdict decide_cakes(const Heaps& cakes, Play play) {
  CakeVerdict verdict;
  if (!cakes.empty()) verdict.size = *std::max_element(cakes.begin(), cakes.end());
  if (verdict.size == 0) {
    verdict.won = play == Play::Misere;
    return verdict;
  }
  verdict.count = static_cast<std::uint64_t>(std::count(cakes.begin(), cakes.end(), verdict.size));
  const bool only_ones = play == Play::Misere && verdict.size == 1;
  verdict.won = (verdict.count % 2 == 1) != only_ones;
  if (!verdict.won) return verdict;
  if (verdict.count > 1 || only_ones) {
    verdict.least = 0;
    verdict.most = verdict.size - 1;
    verdict.leaves_ones = only_ones;
  } else {
    cut_largest(largest_below(cakes, verdict.size), play, verdict);
  }
  return verdict;
}

std::uint64_t first_as_string(std::uint64_t least, std::uint64_t most) {
  std::uint64_t power = 1;
  while (power < least && power <= most / 10) power *= 10;
  return power >= least && power <= most ? power : least;
}

}  // namespace grundy
