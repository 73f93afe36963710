#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "families/rule/language/read_rule.hpp"

namespace grundy::rule {

/// The places that the table of a rule shows: one or two numbers run from 0 upwards, the others are fixed.
class Box {
 public:
  static constexpr std::size_t kMaxShown = 10'000'000;

  /// No place at all.
  Box() = default;
  /// `axes` are the indices of the numbers that run, across and then up: axis i from 0 to lengths[i] - 1. The others
  /// are as in `still`.
  Box(const Place& still, std::vector<std::uint32_t> axes, std::vector<std::uint32_t> lengths)
      : axes_(std::move(axes)), lengths_(std::move(lengths)) {
    for (const std::uint64_t number : still) runs_.push_back({number, 1, 1});
    std::uint32_t stride = 1;
    for (std::size_t i = 0; i < axes_.size(); ++i) {
      runs_[axes_[i]] = {0, lengths_[i], stride};
      stride *= lengths_[i];
    }
  }

  const std::vector<std::uint32_t>& axes() const { return axes_; }
  const std::vector<std::uint32_t>& lengths() const { return lengths_; }
  std::uint32_t size() const { return columns() * rows(); }
  std::uint32_t columns() const { return axes_.empty() ? 0 : lengths_[0]; }
  std::uint32_t rows() const { return axes_.size() > 1 ? lengths_[1] : 1; }
  /// Row after row.
  Place place(std::uint32_t index) const {
    Place place(runs_.size());
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      place[i] = runs_[i].least + index / runs_[i].stride % runs_[i].length;
    }
    return place;
  }
  /// The index of a place; none for a place outside the box.
  std::optional<std::uint32_t> find(std::span<const std::uint64_t> place) const {
    if (axes_.empty()) return std::nullopt;
    std::uint32_t index = 0;
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      const Run& run = runs_[i];
      const std::uint64_t further = place[i] - run.least;
      if (further >= run.length) return std::nullopt;
      index += static_cast<std::uint32_t>(further) * run.stride;
    }
    return index;
  }

 private:
  // The values that one number takes, and the distance between two neighbours in the order of the box.
  struct Run {
    std::uint64_t least;
    std::uint32_t length;
    std::uint32_t stride;
  };

  std::vector<std::uint32_t> axes_;
  std::vector<std::uint32_t> lengths_;
  std::vector<Run> runs_;
};

}  // namespace grundy::rule
