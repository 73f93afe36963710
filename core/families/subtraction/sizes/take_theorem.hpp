#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/subtraction/take_set.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// Take-away of which a theorem tells all numbers. They repeat from 0 on, and every pile is tame: its misère
/// Grundy number is 1 where its Grundy number is 0, 0 where that is 1, and else the same.
///
/// A range: L to R coins may be taken. With r the rest of n by L + R, G(n) = floor(r / L) (Winning Ways,
/// ch. 4). For of the piles that n can be brought to, those of the same round have the rests r - L down to
/// max(0, r - R), which have each smaller number, since r - R < L; those of the round before have the rests
/// from L + r on, whose numbers are larger. In misère play the same piles show that the numbers 0 and 1
/// change places, since they do in the first L piles, which have ended.
///
/// Further numbers may be taken if each leaves the same rest by L + R as one of the range: what it leaves
/// has the number of a pile that n can be brought to anyway, so nothing changes.
///
/// Thirds: 1, 2 or k coins, of which k = 3 m. With r the rest of n by k + 1, G(n) = r mod 3, but 3 where
/// r = k. For taking k coins leaves the rest r + 1, of another number; taking 1 and 2 leaves the two other
/// of 0, 1, 2, but the rests 0 and 1 come down to 3 and 2, to 0 and 3; and the rest k to 0, 1 and 2.
struct TakeTheorem {
  enum class Set { Range, Thirds };
  Set set = Set::Range;
  NumberRange range;                 ///< of Thirds: 1 to 2
  std::vector<NumberRange> further;  ///< ascending; of Thirds: k alone

  /// After how many sizes everything but remoteness and suspense repeats.
  std::uint64_t period() const {
    return set == Set::Range ? range.least + range.most : further[0].least + 1;
  }
  /// How many sizes in a row have the same number, from the first of each round on.
  std::uint64_t alike() const { return range.least; }
  Nimber number(std::uint64_t size) const {
    const std::uint64_t rest = size % period();
    if (set == Set::Range) return rest / range.least;
    return rest == further[0].least ? 3 : rest % 3;
  }
  /// The number of a pile that is lost alone.
  static Nimber lost_number(Play play) { return play == Play::Normal ? 0 : 1; }
  /// From which size on a pile can reach one that has an option of larger number.
  std::uint64_t grows_from() const { return set == Set::Range ? period() : 3; }
  /// Whether every play of a winner takes equally many turns: where nothing but a range may be taken. With
  /// q the number of whole rounds below n, that is 2 q where n is lost and 2 q + 1 where it is won. In misère
  /// play all of it, but for an end, comes L coins and a turn later.
  bool tells_depth() const { return set == Set::Range && further.empty(); }
  /// The remoteness, which is the suspense as well; beyond what such a number holds kUnknownRemoteness.
  std::int32_t remoteness(std::uint64_t size, Play play) const;
  /// How many of the sizes from 0 to `largest` have this number.
  std::uint64_t count(Nimber number, std::uint64_t largest) const;
};

/// That of piles of up to `largest` coins, from which larger numbers cannot be taken; none where no
/// theorem is known.
std::optional<TakeTheorem> take_theorem(const TakeSet& take, std::uint64_t largest);

}  // namespace grundy
