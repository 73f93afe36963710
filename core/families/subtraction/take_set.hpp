#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/record.hpp"
#include "params/fields.hpp"
#include "theory/numbers/named_set.hpp"

namespace grundy {

/// The whole numbers from `least` to `most`.
struct NumberRange {
  std::uint64_t least = 1;
  std::uint64_t most = 1;

  bool operator==(const NumberRange&) const = default;
  std::uint64_t length() const { return most - least + 1; }
};

/// The ranges ascending, with overlapping and adjacent ones joined.
std::vector<NumberRange> united(std::vector<NumberRange> ranges);

/// Whether it is a set of the pile's size when the turn begins.
inline bool depends_on_pile(NamedSet set) { return set >= NamedSet::Divisors; }

/// The numbers of coins that a turn may take. Named sets may share members with the ranges and with
/// each other; a number is in the set once.
struct TakeSet {
  std::vector<NumberRange> ranges;    ///< ascending, with a gap between neighbours
  std::vector<std::uint64_t> powers;  ///< bases at least 2, ascending: 1, k, k^2, …
  std::vector<NamedSet> named;        ///< ascending

  bool empty() const { return ranges.empty() && powers.empty() && named.empty(); }
  /// The largest member (2^53-1 for an endless range); none with named sets or powers.
  std::optional<std::uint64_t> largest() const;
  /// Whether the numbers do not depend on the pile's size.
  bool fixed() const;
  bool operator==(const TakeSet&) const = default;
};

inline constexpr std::size_t kMaxTake = 1'000;

/// Reads numbers, ranges and names, such as "1-3,7,primes,powers(2)" or "all-but(2,4)". The set is
/// the union of all items, which may overlap: "1-5,4", "all-but(2),1".
TakeSet read_take(Fields& fields);

/// The canonical text: ranges ascending, three or more neighbours as "1-3", endless ranges by the
/// numbers that they leave out, then powers, then names.
std::string write_take(const TakeSet& take);

/// Whether `coins` may be taken from a pile of `size` coins.
bool may_take(const TakeSet& take, std::uint64_t coins, std::uint64_t size);

/// Whether some number of coins may be taken from a pile of `size` coins.
bool can_take(const TakeSet& take, std::uint64_t size);

/// The numbers that endless ranges leave out; empty if there are none or the ranges end.
std::vector<NumberRange> left_out(const TakeSet& take);

/// The word for the set in a text: "primes".
std::string_view to_text(NamedSet set);

/// What a turn may take, as the `take` rule of wasm/grundy.d.ts.
Record take_rule(const TakeSet& take);

}  // namespace grundy
