#include "families/cram/cram_rules.hpp"

namespace grundy {

std::size_t CramRules::hash(const Region& region) const {
  std::uint64_t hash = (region.cells ^ std::uint64_t{region.width} << 58) * 0x9E3779B97F4A7C15u;
  hash ^= hash >> 32;
  hash = (hash + region.height) * 0xD6E8FEB86659FD93u;
  return static_cast<std::size_t>(hash ^ hash >> 32);
}

std::size_t CramRules::HashWhole::operator()(const Whole& regions) const {
  std::uint64_t hash = 0;
  for (const Region& region : regions) {
    hash = (hash ^ region.cells ^ std::uint64_t{region.width} << 58) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  }
  return static_cast<std::size_t>(hash);
}

std::vector<CramRules::Whole> CramRules::options_of(const Whole& whole) const {
  std::vector<Whole> options;
  for (std::size_t moved = 0; moved < whole.size(); ++moved) {
    Regions others = whole;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(moved));
    for_each_option(whole[moved], [&](const Regions& left) {
      Whole& option = options.emplace_back(others);
      option.insert(option.end(), left.begin(), left.end());
      std::sort(option.begin(), option.end());
      return true;
    });
  }
  std::sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
  return options;
}

CramRules::Whole CramRules::whole(CellSet free) const {
  Whole sorted = regions(free);
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

CramRules::Regions CramRules::regions(CellSet free) const {
  Regions regions;
  for_each_region(free, size, [&](CellSet cells) { regions.push_back(region(cells)); });
  return regions;
}

std::vector<CellSet> CramRules::parts(CellSet free) const {
  std::vector<CellSet> parts;
  for_each_region(free, size, [&](CellSet cells) { parts.push_back(cells); });
  return parts;
}

}  // namespace grundy
