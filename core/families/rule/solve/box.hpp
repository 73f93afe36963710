#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "families/rule/language/read_rule.hpp"

namespace grundy::rule {

/// The places that the table of a rule shows: one or two numbers run from 0 on, the others stay what they are.
struct Box {
  static constexpr std::size_t kMaxShown = 10'000'000;

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
  /// Where a place of it stands; none for any other.
  std::optional<std::uint32_t> find(std::span<const std::uint64_t> place) const {
    if (axes.empty()) return std::nullopt;
    std::uint32_t index = 0;
    std::uint32_t stride = 1;
    for (std::size_t i = 0; i < axes.size(); ++i) {
      const std::uint64_t number = place[axes[i]];
      if (number >= lengths[i]) return std::nullopt;
      index += static_cast<std::uint32_t>(number) * stride;
      stride = lengths[i];
    }
    if (axes.size() < place.size() && !stands_still(place)) return std::nullopt;
    return index;
  }

 private:
  bool stands_still(std::span<const std::uint64_t> place) const {
    std::uint32_t running = 0;
    for (const std::uint32_t axis : axes) running |= 1U << axis;
    for (std::size_t i = 0; i < place.size(); ++i) {
      if ((running >> i & 1U) == 0 && place[i] != still[i]) return false;
    }
    return true;
  }
};

}  // namespace grundy::rule
