#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "solve/sum.hpp"

namespace grundy {

/// Every position of a sum, solved by options alone.
class SearchedSum {
 public:
  /// None when there would be more than `limit` positions.
  static std::optional<SearchedSum> search(const TableSum& sum, Play play, std::uint64_t limit);

  std::uint64_t positions() const { return depths_.size(); }
  Depth start() const { return depths_.back(); }
  /// After moving one part of the sum to `option`, one of its options.
  Depth after(std::size_t part, std::uint32_t option) const;

 private:
  // The positions that a part which can move can reach, numbered options first, so that the start
  // comes last.
  struct Part {
    std::size_t index = 0;  // in the sum
    std::uint32_t table = 0;
    std::vector<std::uint32_t> state;                         // by number
    std::unordered_map<std::uint32_t, std::uint32_t> number;  // by state
    std::size_t weight = 1;  // of this number in the number of the whole position
  };
  static std::optional<Part> reach(const TableSum& sum, const TableSum::Part& start,
                                   std::uint64_t limit);
  using Distances = std::vector<std::size_t>;
  static Distances distances(const TableSum& sum, const Part& part, std::uint32_t number);
  void weigh_parts();
  void solve(const TableSum& sum, Play play);

  std::vector<Part> parts_;
  std::vector<Depth> depths_;
};

}  // namespace grundy
