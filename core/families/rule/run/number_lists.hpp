#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "families/rule/language/functions.hpp"
#include "theory/numbers/named_set.hpp"
#include "theory/work.hpp"

namespace grundy::rule {

inline constexpr std::size_t kMaxListed = 1'000'000;  ///< numbers of a list

/// A list of numbers, which `kept` keeps alive unless they are data of the rule.
struct NumberList {
  std::shared_ptr<const void> kept;
  std::span<const std::int64_t> numbers;
};

/// The named lists of numbers up to a bound. Keeps the primes from one call to the next.
class NumberLists {
 public:
  /// False if there are too many.
  bool list(Function function, std::int64_t bound, Work& work, NumberList& list);
  /// 1, base, base², …
  static NumberList powers(std::int64_t base, std::int64_t bound);

 private:
  bool primes(std::int64_t bound, NumberList& list);

  NumberList primes_;
  std::int64_t sieved_ = 0;
};

/// The set that a function lists up to a bound.
NamedSet set_of(Function function);

bool is_prime(std::int64_t number);
/// The k-th root, rounded down, of a number that is not negative.
std::int64_t root(std::int64_t number, std::int64_t k);

}  // namespace grundy::rule
