#include "families/cram/solved_cram.hpp"

#include <algorithm>

namespace grundy {
namespace {

// Two counts for each region: its cells, and its box.
Counts written(CramSearch::Regions& regions) {
  Counts counts;
  counts.reserve(2 * regions.size());
  std::sort(regions.begin(), regions.end(), [](const CramRegion& a, const CramRegion& b) {
    return a.cells != b.cells ? a.cells < b.cells : a.width < b.width;
  });
  for (const CramRegion& region : regions) {
    counts.push_back(region.cells);
    counts.push_back(std::uint64_t{region.width} << 8 | region.height);
  }
  return counts;
}

CramRegion region_at(const Counts& counts, std::size_t place) {
  return {counts[place], static_cast<std::uint8_t>(counts[place + 1] >> 8),
          static_cast<std::uint8_t>(counts[place + 1])};
}

void list_options(const Counts& counts, std::vector<Counts>& options) {
  for (std::size_t place = 0; place < counts.size(); place += 2) {
    CramSearch::Regions others;
    CramSearch::Regions after;
    for (std::size_t other = 0; other < counts.size(); other += 2) {
      if (other != place) others.push_back(region_at(counts, other));
    }
    CramRules().for_each_option(region_at(counts, place), [&](CramSearch::Regions& left) {
      after = others;
      after.insert(after.end(), left.begin(), left.end());
      options.push_back(written(after));
      return true;
    });
  }
  std::sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
}

}  // namespace

CramSearch::Regions search_regions(CellSet free, const BoardSize& size) {
  CramSearch::Regions regions;
  for_each_region(free, size, [&](CellSet cells) { regions.push_back(canonical(cells, size)); });
  return regions;
}

std::optional<Depth> PlainCram::depth(CellSet free) {
  CramSearch::Regions regions = search_regions(free, size_);
  return depth(written(regions));
}

std::optional<Depth> PlainCram::depth(const Counts& regions) {
  const auto known = known_.find(regions);
  if (known != known_.end()) return known->second;
  std::vector<Counts> options;
  list_options(regions, options);
  if (!work_.spend(options.size())) return std::nullopt;
  DepthOfOptions of_options;
  for (const Counts& option : options) {
    const auto after = depth(option);
    if (!after) return std::nullopt;
    of_options.add(*after);
  }
  if (known_.size() >= limit_) return std::nullopt;
  const Depth here = of_options.position(play_);
  known_.emplace(regions, here);
  return here;
}

}  // namespace grundy
