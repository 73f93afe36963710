#pragma once

#include <cstdint>

#include "theory/verdict.hpp"

namespace grundy {

/// Whoever asks waits for so many steps at most: for all that are within a limit, but where a small module
/// has a number of its own (wasm/first/). Beyond it there is no answer.
extern const std::uint64_t kPatience;

/// What one answer may cost. One step is one option looked at, or what takes about as long: to look up
/// a position, to hash a few numbers. So the limit bounds the time wherever positions have many options,
/// which a limit of positions does not.
class Work {
 public:
  explicit Work(std::uint64_t limit = kStepLimit) : limit_(limit) {}

  /// False where these steps are more than are left; nothing is left from then on.
  bool spend(std::uint64_t steps = 1) {
    over_ = over_ || steps > limit_ - spent_;
    if (!over_) spent_ += steps;
    if (spent_ > kPatience) __builtin_trap();
    return !over_;
  }
  bool over() const { return over_; }
  std::uint64_t spent() const { return spent_; }
  std::uint64_t left() const { return over_ ? 0 : limit_ - spent_; }
  /// Why there is no answer, where the work is over.
  BeyondLimit beyond() const { return {limit_, Counted::Steps}; }

 private:
  std::uint64_t limit_;
  std::uint64_t spent_ = 0;
  bool over_ = false;
};

}  // namespace grundy
