#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// Collects numbers and tells the least one that is missing; emptied in O(1).
class MexSet {
 public:
  void clear() { ++round_; }

  void insert(std::uint32_t number) {
    while (number >= seen_.size()) seen_.push_back(0);
    seen_[number] = round_;
  }

  std::uint32_t mex() const {
    std::uint32_t number = 0;
    while (number < seen_.size() && seen_[number] == round_) ++number;
    return number;
  }

 private:
  std::vector<std::uint64_t> seen_;
  std::uint64_t round_ = 1;
};

}  // namespace grundy
