#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/take-and-break/heap_rule.hpp"
#include "theory/period.hpp"

namespace grundy {

/// How many values must be known to prove that they repeat for ever.
///
/// Let G(n + p) = G(n) for all known n >= n0 >= 1, and let a turn leave at most u heaps and take at most
/// t coins. Say all values below n + p are known, and take an option of n + p for which k coins are
/// taken. Its largest heap b has at least (n + p - k) / u coins. If b >= n0 + p, then b - p has the same
/// value. So the same move from n, with p coins less in that heap, gives an option of the same value, and
/// the other way round. Therefore G(n + p) = G(n) for
///   n >= u n0 + (u - 1) p + t,
/// and G repeats for ever if it does below that bound. For u = 2 this is the octal periodicity theorem
/// (Guy and Smith 1956), for u = 3 its hexadecimal form.
///
/// If heaps must be unequal, b - p may equal another heap a of the option. If a >= n0 + (u - 1) p, the heaps
/// a - j p and a + j p, whose nim-sum is 0 too, can replace the two heaps a; some j < u avoids the third.
/// The others have n - k - 2 a coins, at most (u - 2)(a + p): a is large enough if n >= u n0 + (u^2 - 2) p + t.
///
/// If digits repeat in blocks from digit t on, let p be a whole number of blocks. If all heaps of
/// an option are smaller than n0 + p and n >= u (n0 + p) + t, so many coins are taken that p fewer
/// may be taken as well. All else is as above.
///
/// If two heaps must be equal, their nim-sum is 0, and every second heap has such an option: let p
/// be even, and count u as 1.
///
/// If the proof needs a multiple m of p, it proves the period m. So p is a period too, since
/// G(n + p) = G(n) for m neighbours n >= n0.
class Periodicity {
 public:
  /// For a rule about which none of this is known.
  Periodicity() = default;
  explicit Periodicity(const HeapRule& rule);
  /// For take-away of at most `most` coins. What may be taken repeats every `phases` heaps from
  /// `from` on: the proof above then needs n >= `from` and a p that is a multiple of `phases`.
  static Periodicity of_taking(std::uint64_t most, std::uint64_t from = 1,
                               std::uint64_t phases = 1);

  /// How many values, from heap 0 on, must be known to prove this period from this preperiod on.
  /// None if no such number is known.
  std::optional<std::uint64_t> bound(std::uint64_t preperiod, std::uint64_t period) const;
  /// The least period that these values, those of the heaps from 0 on, are enough to prove.
  std::optional<Period> proved(const std::vector<std::uint32_t>& values) const;

 private:
  std::uint64_t bound_of_multiple(std::uint64_t from, std::uint64_t period) const;

  bool known_ = false;
  HeapParts parts_ = HeapParts::Any;
  std::uint64_t heaps_ = 1;
  std::uint64_t taken_ = 0;
  std::uint64_t block_ = 0;    // length of the repeated digits
  std::uint64_t divisor_ = 1;  // of every period of which the theorem speaks
  std::uint64_t from_ = 1;     // what may be taken repeats from here on
  std::uint64_t phases_ = 1;   // and every so many heaps
};

}  // namespace grundy
