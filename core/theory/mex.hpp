#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace grundy {

/// Collects numbers and tells the least one that is missing; emptied in O(1).
class MexSet {
 public:
  void clear() { ++round_; }

  void insert(std::uint32_t number) {
    if (number >= seen_.size()) grow(number);
    seen_[number] = round_;
  }

  std::uint32_t mex() const {
    std::uint32_t number = 0;
    while (number < seen_.size() && seen_[number] == round_) ++number;
    return number;
  }

 private:
  // Not inlined, to keep the loops over options short.
  [[gnu::noinline]] void grow(std::uint32_t number) { seen_.resize(2 * std::size_t{number} + 1); }

  std::vector<std::uint64_t> seen_;
  std::uint64_t round_ = 1;
};

}  // namespace grundy
