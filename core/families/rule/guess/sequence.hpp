#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/rule/guess/guess.hpp"
#include "params/as_size.hpp"

namespace grundy::rule {

/// What moves take, if they only take from the rule's one number n, and what they take repeats along n: for n
/// >= `from`, the entry of `numbers` at n modulo its size. Numbers above n may not be taken.
struct Taken {
  std::size_t from = 0;
  std::size_t most = 0;  ///< the most that one move takes
  std::vector<std::vector<std::size_t>> numbers;
};

/// None unless the rule has one number and the form of its moves shows that it is such a rule.
std::optional<Taken> taken_by(const Rule& rule);

/// The truth of every position, for a rule of one number from which moves only take, if what they
/// take repeats along that number. Then the values repeat too: each follows from a window of
/// earlier ones, as long as the most that may be taken. So a window that comes again in the same
/// phase of the moves' period proves it (Winning Ways, ch. 4, of finite subtraction sets).
class TakenSequence {
 public:
  /// None unless the form of the rule shows that it is such a rule, and its period is found within
  /// a limit. `known` begins at position 0; `type` is that of the guess.
  static std::optional<TakenSequence> of(const Rule& rule, const Truth& known, Type type,
                                         Play play);

  std::uint64_t preperiod() const { return preperiod_; }
  std::uint64_t period() const { return period_; }
  std::uint32_t at(std::uint64_t n) const {
    const std::uint64_t same = n < preperiod_ ? n : preperiod_ + (n - preperiod_) % period_;
    return values_[as_size(same)];
  }

 private:
  std::vector<std::uint32_t> values_;
  std::uint64_t preperiod_ = 0;
  std::uint64_t period_ = 1;
};

}  // namespace grundy::rule
