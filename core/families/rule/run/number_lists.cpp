#include "families/rule/run/number_lists.hpp"

#include <algorithm>
#include <utility>

#include "params/as_size.hpp"

namespace grundy::rule {
namespace {

constexpr std::int64_t kMaxSieved = 10'000'000;

NumberList held(std::vector<std::int64_t> numbers) {
  auto kept = std::make_shared<const std::vector<std::int64_t>>(std::move(numbers));
  return {kept, *kept};
}

// The numbers of a rising sequence up to a bound; `next(i)` is the i-th, counted from 1, or negative where it is
// beyond 64 bits.
template <class Next>
bool rising(std::int64_t bound, NumberList& list, Next next) {
  std::vector<std::int64_t> numbers;
  for (std::int64_t i = 1;; ++i) {
    const std::int64_t number = next(i);
    if (number < 0 || number > bound) break;
    if (numbers.size() == kMaxListed) return false;
    numbers.push_back(number);
  }
  list = held(std::move(numbers));
  return true;
}

std::int64_t product(std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  return a < 0 || b < 0 || __builtin_mul_overflow(a, b, &result) ? -1 : result;
}

bool divisors(std::int64_t number, Work& work, NumberList& list) {
  std::vector<std::int64_t> small;
  std::vector<std::int64_t> large;
  const std::int64_t most = number > 0 ? root(number, 2) : 0;
  if (!work.spend(static_cast<std::uint64_t>(most) / 4)) return true;
  for (std::int64_t i = 1; i <= most; ++i) {
    if (number % i != 0) continue;
    small.push_back(i);
    if (i != number / i) large.push_back(number / i);
  }
  small.insert(small.end(), large.rbegin(), large.rend());
  list = held(std::move(small));
  return true;
}

bool digits(std::int64_t number, NumberList& list) {
  std::vector<std::int64_t> digits;
  do {
    digits.push_back(number % 10);
    number /= 10;
  } while (number > 0);
  std::reverse(digits.begin(), digits.end());
  list = held(std::move(digits));
  return true;
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

bool NumberLists::primes(std::int64_t bound, Work& work, NumberList& list) {
  if (bound > kMaxSieved) return false;
  if (primes_ == nullptr || bound > sieved_) {
    const std::int64_t most = std::min(std::max<std::int64_t>(2 * bound, 1000), kMaxSieved);
    if (!work.spend(static_cast<std::uint64_t>(most) / 4)) return true;
    std::vector<bool> composite(as_size(static_cast<std::uint64_t>(most)) + 1, false);
    std::vector<std::int64_t> found;
    for (std::int64_t i = 2; i <= most; ++i) {
      if (composite[static_cast<std::size_t>(i)]) continue;
      found.push_back(i);
      for (std::int64_t j = i * i; j <= most; j += i) composite[static_cast<std::size_t>(j)] = true;
    }
    primes_ = std::make_shared<const std::vector<std::int64_t>>(std::move(found));
    sieved_ = most;
  }
  const auto end = std::upper_bound(primes_->begin(), primes_->end(), bound);
  list = {primes_, std::span(*primes_).first(static_cast<std::size_t>(end - primes_->begin()))};
  return true;
}

bool NumberLists::list(Function function, std::int64_t bound, Work& work, NumberList& list) {
  switch (function) {
    case Function::Primes: return primes(bound, work, list);
    case Function::Divisors: return divisors(bound, work, list);
    case Function::Digits: return digits(bound, list);
    case Function::Squares: return rising(bound, list, [](std::int64_t i) { return i * i; });
    case Function::Cubes: return rising(bound, list, [](std::int64_t i) { return i * i * i; });
    case Function::Triangular:
      return rising(bound, list, [](std::int64_t i) { return i * (i + 1) / 2; });
    case Function::Evens: return rising(bound, list, [](std::int64_t i) { return 2 * i; });
    case Function::Odds: return rising(bound, list, [](std::int64_t i) { return 2 * i - 1; });
    case Function::Factorials: {
      std::int64_t last = 1;
      return rising(bound, list, [&](std::int64_t i) { return last = product(last, i); });
    }
    case Function::Fibonacci: {
      std::int64_t before = 0;
      std::int64_t last = 1;
      return rising(bound, list, [&](std::int64_t) {
        const std::int64_t next = before > INT64_MAX - last ? -1 : before + last;
        before = std::exchange(last, next);
        return next;
      });
    }
    default: return false;
  }
}

bool NumberLists::powers(std::int64_t base, std::int64_t bound, NumberList& list) {
  std::int64_t last = 1;
  return rising(bound, list,
                [&](std::int64_t i) { return i == 1 ? 1 : last = product(last, base); });
}

}  // namespace grundy::rule
