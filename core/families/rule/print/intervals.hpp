#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// An integer that holds every sum and product of two 64-bit numbers.
using Wide = __int128;

/// The interval in which a value, or each number of a list, lies.
struct Interval {
  Wide low = 0;
  Wide high = 0;
  bool faults = false;  ///< whether there can be a fault on the way to the value
  bool here = false;    ///< whether this operation itself can be at fault
  bool over = false;    ///< whether a number on the way can be beyond 64 bits

  bool is_one() const { return low == high; }
};

/// Finds intervals of values that hold at every position.
class Intervals {
 public:
  /// `rule` must outlive this. `faults_beyond`: whether numbers beyond 64 bits are a fault.
  Intervals(const Rule& rule, bool faults_beyond);

  /// Variables lie where the loops entered last tell.
  Interval of(const Expr& expr);
  void enter(const Clause& loop) { variables_[loop.slot] = of(loop.expr); }

 private:
  Interval held(Wide low, Wide high) const;
  Interval among(std::initializer_list<Wide> ends) const;
  Interval shifted(Op op, const Interval& a, const Interval& b) const;
  Interval operation(const Expr& expr);
  Interval call(const Expr& expr);
  Interval fold(const Expr& expr);
  Interval item(const Expr& expr);
  Interval numbers_of(const Data& data) const;

  const Rule& rule_;
  bool faults_beyond_;
  std::array<Interval, kMaxNumbers + kMaxLoops> variables_{};
  std::vector<Interval> lets_;
};

}  // namespace grundy::rule
