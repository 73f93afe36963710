#pragma once

#include <cstdint>

#include "theory/verdict.hpp"

namespace grundy {

/// The step budget of one answer. A step is one option looked at, or anything that takes about as
/// long, such as looking up a position or hashing a few numbers. So the limit bounds the time even
/// if positions have many options, which a limit of positions does not. An answer that is stopped
/// says so: "not decided within 50,000,000 steps". Tests ask how many steps an answer took, never
/// how long; the benchmark prints the seconds.
class Work {
 public:
  explicit Work(std::uint64_t limit = kStepLimit) : limit_(limit) {}

  /// False if fewer steps than these are left; then none are left any more.
  bool spend(std::uint64_t steps = 1) {
    over_ = over_ || steps > limit_ - spent_;
    if (!over_) spent_ += steps;
    return !over_;
  }
  bool over() const { return over_; }
  std::uint64_t spent() const { return spent_; }
  std::uint64_t left() const { return over_ ? 0 : limit_ - spent_; }
  /// Why there is no answer, once the work is over.
  BeyondLimit beyond() const { return {limit_, Counted::Steps}; }

 private:
  std::uint64_t limit_;
  std::uint64_t spent_ = 0;
  bool over_ = false;
};

}  // namespace grundy
