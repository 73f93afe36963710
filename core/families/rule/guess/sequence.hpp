#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/rule/guess/guess.hpp"
#include "params/as_size.hpp"

namespace grundy::rule {

/// What moves take that only take, and may take the same again and again along the number: from n, where n is at least
/// `from`, what stands at n modulo their number. What is more than n may not be taken.
struct Taken {
  std::size_t from = 0;
  std::size_t most = 0;  ///< in one move
  std::vector<std::vector<std::size_t>> numbers;
};

/// None where the rule, of one number, is not seen to be such a one by its form.
std::optional<Taken> taken_by(const Rule& rule);

/// The truth of every position of a rule of one number, if moves only take, and what they may take repeats along the
/// number. Then the values repeat too: each follows from a window of earlier ones, as long as the most that may be taken,
/// so a window that comes again at the same place of the moves' period proves it (Winning Ways, ch. 4, of finite
/// subtraction sets).
class TakenSequence {
 public:
  /// None where the rule is not seen to be such a one, or where its period is not found within a limit. `known` begins at 0;
  /// `type` is that of the guess that it is truth for.
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
