#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/subtraction/take_set.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// Take-away whose Grundy numbers a theorem gives. They repeat from size 0 on, and every pile is
/// tame: its misère Grundy number is its Grundy number with 0 and 1 exchanged.
///
/// Range: L to R coins may be taken. With r = n mod (L + R), G(n) = floor(r / L) (Winning Ways, ch. 4).
/// Proof: the options in the same round have the remainders r - L down to max(0, r - R). These have every
/// smaller number, since r - R < L. The options in the round before have remainders from L + r on, whose
/// numbers are larger. In misère play the same argument holds with the numbers 0 and 1 exchanged, as they
/// are in the first L piles, which have ended.
///
/// Further numbers may be taken if each is congruent modulo L + R to one of the range: what it
/// leaves has the number of an option that n has anyway, so nothing changes.
///
/// Thirds: 1, 2 or k coins may be taken, where k = 3 m. With r = n mod (k + 1), G(n) = r mod 3, but 3 if r = k.
/// Proof: taking k coins leaves remainder r + 1 (or 0), which has another number. Taking 1 and 2 leaves the
/// other two of 0, 1, 2; but r = 0 leads to the numbers 3 and 2, r = 1 to 0 and 3, and r = k to 0, 1 and 2.
struct TakeTheorem {
  enum class Set { Range, Thirds };
  Set set = Set::Range;
  NumberRange range;                 ///< for Thirds: 1 to 2
  std::vector<NumberRange> further;  ///< ascending; for Thirds: k alone

  /// After how many sizes everything but remoteness and suspense repeats.
  std::uint64_t period() const {
    return set == Set::Range ? range.least + range.most : further[0].least + 1;
  }
  /// How many neighbouring sizes share a number, from the start of each round on.
  std::uint64_t alike() const { return range.least; }
  Nimber number(std::uint64_t size) const {
    const std::uint64_t rest = size % period();
    if (set == Set::Range) return rest / range.least;
    return rest == further[0].least ? 3 : rest % 3;
  }
  /// The Grundy number of a pile that is lost when played alone.
  static Nimber lost_number(Play play) { return play == Play::Normal ? 0 : 1; }
  /// From this size on a pile can reach one that has an option of larger number.
  std::uint64_t grows_from() const { return set == Set::Range ? period() : 3; }
  /// Whether remoteness and suspense are known, and equal: if nothing but a range may be taken.
  /// With q whole rounds below n they are 2 q if n is lost and 2 q + 1 if it is won. In misère play
  /// they are those of n - L coins and one turn more, but 0 for an ended pile.
  bool tells_depth() const { return set == Set::Range && further.empty(); }
  /// The remoteness, which is the suspense as well; kUnknownRemoteness if unknown or above 2^31-1.
  std::int32_t remoteness(std::uint64_t size, Play play) const;
  /// How many of the sizes from 0 to `largest` have this number.
  std::uint64_t count(Nimber number, std::uint64_t largest) const;
};

/// The theorem for piles of up to `largest` coins, without the larger numbers, which cannot be
/// taken. None if no theorem is known. Where it tells all piles, none is solved, however large they
/// are.
std::optional<TakeTheorem> take_theorem(const TakeSet& take, std::uint64_t largest);

}  // namespace grundy
