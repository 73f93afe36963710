#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// An integer that holds every sum and product of two 64-bit numbers.
using Wide = __int128;

/// The numbers between which a value, or each number of a list, lies.
struct Bounds {
  Wide low = 0;
  Wide high = 0;
  bool faults = false;  ///< whether there can be a fault on the way to the value
  bool here = false;    ///< whether this operation itself can be at fault
  bool over = false;    ///< whether a number on the way can be beyond 64 bits

  bool is_one() const { return low == high; }
};

/// Finds bounds of values that hold at every position.
class Bounding {
 public:
  /// `rule` must outlive this. `faults_beyond`: whether numbers beyond 64 bits are a fault.
  Bounding(const Rule& rule, bool faults_beyond);

  /// Variables have the bounds of the loops entered last.
  Bounds of(const Expr& expr);
  void enter(const Clause& loop) { variables_[loop.slot] = of(loop.expr); }

 private:
  Bounds held(Wide low, Wide high) const;
  Bounds among(std::initializer_list<Wide> ends) const;
  Bounds shifted(Op op, const Bounds& a, const Bounds& b) const;
  Bounds operation(const Expr& expr);
  Bounds call(const Expr& expr);
  Bounds fold(const Expr& expr);
  Bounds item(const Expr& expr);
  Bounds numbers_of(const Data& data) const;

  const Rule& rule_;
  bool faults_beyond_;
  std::array<Bounds, kMaxNumbers + kMaxLoops> variables_{};
  std::vector<Bounds> lets_;
};

}  // namespace grundy::rule
