#include "families/rule/run/number_lists.hpp"

#include <algorithm>
#include <utility>

namespace grundy::rule {
namespace {

constexpr std::int64_t kMaxSieved = 10'000'000;

// Numbers below 2^63, which are the same bytes with a sign.
NumberList held(std::vector<std::uint64_t> numbers) {
  const auto kept = std::make_shared<const std::vector<std::uint64_t>>(std::move(numbers));
  return {kept, {reinterpret_cast<const std::int64_t*>(kept->data()), kept->size()}};
}

std::int64_t product(std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  return a < 0 || b < 0 || __builtin_mul_overflow(a, b, &result) ? -1 : result;
}

std::vector<std::uint64_t> digits(std::uint64_t number) {
  std::vector<std::uint64_t> digits;
  do {
    digits.push_back(number % 10);
    number /= 10;
  } while (number > 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

std::uint64_t power_modulo(std::uint64_t base, std::uint64_t exponent, std::uint64_t modulus) {
  unsigned __int128 result = 1;
  unsigned __int128 square = base % modulus;
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2 == 1) result = result * square % modulus;
    square = square * square % modulus;
  }
  return static_cast<std::uint64_t>(result);
}

// Whether `base` proves that an odd number is not prime, by the test of Miller and Rabin.
bool is_witness(std::uint64_t base, std::uint64_t number) {
  std::uint64_t odd = number - 1;
  int twos = 0;
  for (; odd % 2 == 0; odd /= 2) ++twos;
  std::uint64_t power = power_modulo(base, odd, number);
  if (power == 1 || power == number - 1) return false;
  for (int i = 1; i < twos; ++i) {
    power = power_modulo(power, 2, number);
    if (power == number - 1) return false;
  }
  return true;
}

}  // namespace

// These twelve bases are enough for all numbers of 64 bits (J. Sorenson and J. Webster, 2015).
bool is_prime(std::int64_t number) {
  if (number < 2) return false;
  constexpr std::uint64_t kBases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  const auto value = static_cast<std::uint64_t>(number);
  for (const std::uint64_t base : kBases) {
    if (value % base == 0) return value == base;
  }
  return std::none_of(std::begin(kBases), std::end(kBases),
                      [&](std::uint64_t base) { return is_witness(base, value); });
}

std::int64_t root(std::int64_t number, std::int64_t k) {
  if (k == 1 || number < 2) return number;
  const auto fits = [&](std::int64_t base) {
    std::int64_t power = 1;
    for (std::int64_t i = 0; i < k; ++i) {
      power = product(power, base);
      if (power < 0 || power > number) return false;
    }
    return true;
  };
  std::int64_t low = 1;
  std::int64_t high = std::int64_t{1} << 32;
  while (high - low > 1) {
    const std::int64_t middle = low + (high - low) / 2;
    (fits(middle) ? low : high) = middle;
  }
  return low;
}

bool NumberLists::primes(std::int64_t bound, NumberList& list) {
  if (bound > kMaxSieved) return false;
  if (primes_.kept == nullptr || bound > sieved_) {
    const std::int64_t most = std::min(std::max<std::int64_t>(2 * bound, 1000), kMaxSieved);
    primes_ = held(members(NamedSet::Primes, static_cast<std::uint64_t>(most)));
    sieved_ = most;
  }
  const auto first = primes_.numbers.begin();
  list = {primes_.kept, {first, std::upper_bound(first, primes_.numbers.end(), bound)}};
  return true;
}

NamedSet set_of(Function function) {
  switch (function) {
    case Function::Squares: return NamedSet::Squares;
    case Function::Cubes: return NamedSet::Cubes;
    case Function::Triangular: return NamedSet::Triangular;
    case Function::Evens: return NamedSet::Evens;
    case Function::Odds: return NamedSet::Odds;
    case Function::Factorials: return NamedSet::Factorials;
    default: return NamedSet::Fibonacci;
  }
}

bool NumberLists::list(Function function, std::int64_t bound, Work& work, NumberList& list) {
  if (function == Function::Primes) return primes(bound, list);
  const auto most = static_cast<std::uint64_t>(std::max<std::int64_t>(bound, 0));
  if (function == Function::Digits) {
    list = held(digits(most));
  } else if (function == Function::Divisors) {
    const auto tried = static_cast<std::uint64_t>(root(static_cast<std::int64_t>(most), 2));
    if (work.spend(tried)) list = held(divisors(most));
  } else {
    auto numbers = members(set_of(function), most, kMaxListed + 1);
    if (numbers.size() > kMaxListed) return false;
    list = held(std::move(numbers));
  }
  return true;
}

NumberList NumberLists::powers(std::int64_t base, std::int64_t bound) {
  if (bound < 1) return {};
  return held(grundy::powers(static_cast<std::uint64_t>(base), static_cast<std::uint64_t>(bound)));
}

}  // namespace grundy::rule
