#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "families/rule/language/read_rule.hpp"

namespace grundy::rule {

/// The places that the table of a rule shows: one or two numbers run from 0 on, the others stay what they are.
struct Box {
  static constexpr std::size_t kMaxShown = 1'000'000;

  Place still;                         ///< one place of it
  std::vector<std::uint32_t> axes;     ///< the numbers that run, by index: across, then up
  std::vector<std::uint32_t> lengths;  ///< from 0 to one less, of each axis

  std::uint32_t size() const {
    if (axes.empty()) return 0;
    return lengths[0] * rows();
  }
  std::uint32_t columns() const { return axes.empty() ? 0 : lengths[0]; }
  std::uint32_t rows() const { return axes.size() > 1 ? lengths[1] : 1; }
  /// Row after row.
  Place place(std::uint32_t index) const {
    Place place = still;
    place[axes[0]] = index % lengths[0];
    if (axes.size() > 1) place[axes[1]] = index / lengths[0];
    return place;
  }
};

}  // namespace grundy::rule
