#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "families/rule/emit/bounds.hpp"
#include "families/rule/language/functions.hpp"
#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// The lists of numbers that emitted code reads, in one piece of the memory they share.
class Tables {
 public:
  /// Emitted code knows the primes up to here.
  static constexpr std::int64_t kPrimesTo = 100'000;

  /// A list: a range of `numbers()`, with the bounds of its entries.
  struct List {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    Bounds bounds;
  };

  explicit Tables(const Rule& rule) : rule_(rule) {}

  List add(const std::vector<std::int64_t>& numbers);
  /// Data of one row.
  List data(std::size_t data);
  /// For data with several rows: where each begins, and how many numbers it has; the bounds are those of all rows.
  List rows(std::size_t data);
  /// The primes up to kPrimesTo, or all 64-bit numbers of a sequence that rises quickly.
  List sequence(Function function);

  const std::vector<std::int64_t>& numbers() const { return numbers_; }

 private:
  const Rule& rule_;
  std::vector<std::int64_t> numbers_;
  std::map<std::size_t, List> data_;
  std::map<std::size_t, List> rows_;
  std::map<Function, List> sequences_;
};

}  // namespace grundy::rule
