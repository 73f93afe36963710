#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "families/cram/region.hpp"
#include "sums/search/nimber_search.hpp"
#include "sums/search/plain_search.hpp"

namespace grundy {

/// The most steps of one answer: dominoes, and the regions that they leave. A few seconds in a browser.
inline constexpr std::uint64_t kCramSteps = kStepLimit / 2;

/// The rules of Cram on one board, in the form that NimberSearch, PlainSearch and RegionSum take.
struct CramRules {
  using Region = CramRegion;
  using Regions = std::vector<Region>;
  using Free = CellSet;
  /// The regions, sorted: positions whose regions look alike are solved once.
  using Whole = Regions;
  struct HashWhole {
    std::size_t operator()(const Whole& regions) const;
  };

  BoardSize size;

  std::size_t hash(const Region& region) const;
  bool is_zero(const Region& region) const {
    return is_mirrored(region.cells, {region.width, region.height});
  }
  template <class Visit>
  void for_each_option(const Region& region, Visit visit) const {
    const BoardSize box{region.width, region.height};
    Regions left;
    bool on = true;
    for_each_domino(region.cells, box, [&](std::uint32_t low, std::uint32_t high) {
      if (!on) return;
      left.clear();
      const CellSet rest = region.cells & ~(CellSet{1} << low) & ~(CellSet{1} << high);
      for_each_region(rest, box, [&](CellSet cells) { left.push_back(canonical(cells, box)); });
      on = visit(left);
    });
  }

  template <class Visit>
  bool for_each_option(const Whole& whole, Work& work, Visit visit) const {
    const std::vector<Whole> options = options_of(whole);
    return work.spend(options.size()) && std::all_of(options.begin(), options.end(), visit);
  }
  Whole whole(CellSet free) const;
  /// Fewer than `steps`, since each domino takes longer where whole positions are solved.
  std::uint64_t plain_steps() const { return kCramSteps / 8; }

  Regions regions(CellSet free) const;
  std::vector<CellSet> parts(CellSet free) const;
  Region region(CellSet part) const { return canonical(part, size); }
  std::uint32_t first(CellSet part) const {
    return static_cast<std::uint32_t>(std::countr_zero(part));
  }
  std::uint64_t steps() const { return kCramSteps; }

 private:
  std::vector<Whole> options_of(const Whole& whole) const;
};

using CramSearch = NimberSearch<CramRules>;
using PlainCram = PlainSearch<CramRules>;

}  // namespace grundy
