#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "solve/nim.hpp"
#include "solve/table.hpp"
#include "solve/verdict.hpp"

namespace grundy {

using VisitState = std::function<void(std::uint32_t)>;

/// A disjunctive sum whose components stand in solved tables. Its functions refer to the position it
/// was made of, which must outlive it.
struct TableSum {
  struct Part {
    std::uint32_t table = 0;
    std::uint32_t state = 0;
  };
  std::vector<SolvedTable> tables;
  std::vector<Part> parts;
  /// Calls back once for every option of `state` in `table`.
  std::function<void(std::uint32_t table, std::uint32_t state, const VisitState&)> for_each_option;
  /// A number that every move in `table` lowers.
  std::function<std::int64_t(std::uint32_t table, std::uint32_t state)> rank;

  Nimber grundy(const Part& part) const { return tables[part.table].grundy[part.state]; }
};

/// A verdict, and for each move of a part to one of its options whether it wins; to be asked only
/// while the sum lives.
struct SumVerdict {
  Verdict verdict;
  std::function<bool(std::size_t part, std::uint32_t option)> wins;
};

/// Decides the sum: by the theorem that applies, else by search, else not. In misère play with
/// several parts the tables must hold misère numbers.
SumVerdict decide(const TableSum& sum, Play play);

/// The nim-sum of all parts.
Nimber nim_sum(const TableSum& sum);

/// The parts that can move, by their places in the sum.
std::vector<std::size_t> live_parts(const TableSum& sum);

}  // namespace grundy
