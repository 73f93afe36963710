#pragma once

#include <cstdint>
#include <optional>

#include "families/take-and-break/heap_rule.hpp"

namespace grundy {

/// When values that repeat are known to repeat for ever: how many must be known.
///
/// Let G(n + p) = G(n) for all n from n0 >= 1 on that are known, let turns leave at most u heaps and
/// take at most t coins. Say the values are known up to some n + p, and look at its options. The
/// largest heap b of an option has at least (n + p - k) / u coins. If that is n0 + p or more, b - p
/// has the same value, so the same move from n, which leaves p coins fewer, has the same value; and
/// the other way round. So G(n + p) = G(n) for
///   n >= u n0 + (u - 1) p + t,
/// and G repeats for ever if it does below that bound. For u = 2 this is the octal periodicity theorem
/// (Guy and Smith 1956), for u = 3 its hexadecimal form.
///
/// Where heaps must be unequal, b - p may meet another heap a of the option. If a >= n0 + (u - 1) p, two
/// heaps a - j p and a + j p with the same nim-sum 0 do instead of a twice; some j < u avoids the third.
/// The others have n - k - 2 a coins, at most (u - 2)(a + p). So the bound is u n0 + (u^2 - 2) p + t.
///
/// Where digits repeat in blocks from the digit t on, let p be a number of whole blocks. Where all
/// heaps of an option are smaller than n0 + p, so many coins were taken that p fewer may be taken as
/// well, if n >= u (n0 + p) + t; all else as above.
///
/// Where two heaps must be equal their nim-sum is 0, which is an option of every second heap: let p be
/// even, and u count as 1.
class Periodicity {
 public:
  /// Of a rule about which nothing of this is known.
  Periodicity() = default;
  explicit Periodicity(const HeapRule& rule);
  /// Of take-away of at most so many coins. What may be taken repeats along the heaps from `from` on, every `phases`: then the
  /// same moves from n and from n + p, as above, need a multiple p of both periods, and n >= `from`.
  static Periodicity of_taking(std::uint64_t most, std::uint64_t from = 1,
                               std::uint64_t phases = 1);

  /// How many values from heap 0 on must be known, where they have this period from this preperiod
  /// on, to prove it. None where no such number is known.
  std::optional<std::uint64_t> bound(std::uint64_t preperiod, std::uint64_t period) const;

 private:
  bool known_ = false;
  HeapParts parts_ = HeapParts::Any;
  std::uint64_t heaps_ = 1;
  std::uint64_t taken_ = 0;
  std::uint64_t block_ = 0;    // of the digits that repeat
  std::uint64_t divisor_ = 1;  // of the period
  std::uint64_t from_ = 1;     // what may be taken repeats from here on
  std::uint64_t phases_ = 1;   // and every so many heaps
};

}  // namespace grundy
