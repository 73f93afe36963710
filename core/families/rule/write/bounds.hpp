#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// A whole number that holds every sum and product of two others of 64 bits.
using Wide = __int128;

/// Between which numbers a value lies, or each number of a list.
struct Bounds {
  Wide low = 0;
  Wide high = 0;
  bool faults = false;  ///< whether there can be a fault before the value is known
  bool here = false;    ///< whether this very operation can be at fault
  bool over = false;    ///< whether a number on the way can be beyond 64 bits

  bool is_one() const { return low == high; }
};

/// What can be told of values without a position.
class Bounding {
 public:
  /// `rule` must outlive it. What is beyond 64 bits is a fault, or a number like others.
  Bounding(const Rule& rule, bool faults_beyond);

  /// `expr` stands within the loops that were entered last.
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
