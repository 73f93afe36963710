#include "theory/numbers/named_set.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "params/as_size.hpp"

namespace grundy {
namespace {

std::uint64_t square_root(std::uint64_t number) {
  auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(number)));
  while (root * root > number) --root;
  while ((root + 1) * (root + 1) <= number) ++root;
  return root;
}

std::uint64_t cube_root(std::uint64_t number) {
  auto root = static_cast<std::uint64_t>(std::cbrt(static_cast<double>(number)));
  while (root * root * root > number) --root;
  while ((root + 1) * (root + 1) * (root + 1) <= number) ++root;
  return root;
}

// The largest k with k (k + 1) / 2 <= `number`.
std::uint64_t triangular_root(std::uint64_t number) {
  return (square_root(8 * number + 1) - 1) / 2;
}

bool is_prime(std::uint64_t number) {
  if (number < 4) return number >= 2;
  if (number % 2 == 0 || number % 3 == 0) return false;
  for (std::uint64_t factor = 5; factor * factor <= number; factor += 6) {
    if (number % factor == 0 || number % (factor + 2) == 0) return false;
  }
  return true;
}

std::vector<std::uint64_t> primes(std::uint64_t largest) {
  std::vector<bool> composite(as_size(largest) + 1);
  std::vector<std::uint64_t> found;
  for (std::uint64_t number = 2; number <= largest; ++number) {
    if (composite[as_size(number)]) continue;
    found.push_back(number);
    for (std::uint64_t multiple = number * number; multiple <= largest; multiple += number) {
      composite[as_size(multiple)] = true;
    }
  }
  return found;
}

std::vector<std::uint64_t> fibonacci(std::uint64_t largest) {
  std::vector<std::uint64_t> list;
  std::uint64_t next = 2;
  for (std::uint64_t number = 1; number <= largest; next += std::exchange(number, next)) {
    list.push_back(number);
  }
  return list;
}

// After 20!, the last below 2^63, the product wraps to a number above it.
std::vector<std::uint64_t> factorials(std::uint64_t largest) {
  std::vector<std::uint64_t> list;
  std::uint64_t next = 2;
  for (std::uint64_t number = 1; number <= largest; number *= next++) list.push_back(number);
  return list;
}

bool contains(const std::vector<std::uint64_t>& ascending, std::uint64_t number) {
  return std::binary_search(ascending.begin(), ascending.end(), number);
}

}  // namespace

bool is_member(NamedSet set, std::uint64_t number) {
  switch (set) {
    case NamedSet::Primes: return is_prime(number);
    case NamedSet::Squares: return square_root(number) * square_root(number) == number;
    case NamedSet::Cubes:
      return cube_root(number) * cube_root(number) * cube_root(number) == number;
    case NamedSet::Evens: return number % 2 == 0;
    case NamedSet::Odds: return number % 2 == 1;
    case NamedSet::Fibonacci: return contains(fibonacci(number), number);
    case NamedSet::Factorials: return contains(factorials(number), number);
    case NamedSet::Triangular: {
      const std::uint64_t k = triangular_root(number);
      return k * (k + 1) / 2 == number;
    }
    case NamedSet::Divisors:
    case NamedSet::ProperDivisors:
    case NamedSet::Coprimes: break;
  }
  return false;
}

std::uint64_t member_at(NamedSet set, std::uint64_t place) {
  switch (set) {
    case NamedSet::Squares: return place * place;
    case NamedSet::Cubes: return place * place * place;
    case NamedSet::Evens: return 2 * place;
    case NamedSet::Odds: return 2 * place - 1;
    default: return place * (place + 1) / 2;
  }
}

std::vector<std::uint64_t> members(NamedSet set, std::uint64_t largest, std::size_t most) {
  switch (set) {
    case NamedSet::Primes: return primes(largest);
    case NamedSet::Fibonacci: return fibonacci(largest);
    case NamedSet::Factorials: return factorials(largest);
    default: break;
  }
  std::vector<std::uint64_t> list;
  for (std::uint64_t k = 1; k <= most && member_at(set, k) <= largest; ++k) {
    list.push_back(member_at(set, k));
  }
  return list;
}

// There are fewer than 1.26 n / ln n primes up to n (J. B. Rosser and L. Schoenfeld 1962), half of
// that on average. Divisors count with the cost of finding them, which exceeds their number.
std::uint64_t members_on_average(NamedSet set, std::uint64_t size) {
  const auto bits = static_cast<std::uint64_t>(std::bit_width(size | 1));
  switch (set) {
    case NamedSet::Primes: return size / bits + 4;
    case NamedSet::Coprimes: return size / 3 + 2;
    case NamedSet::Evens:
    case NamedSet::Odds: return size / 4 + 1;
    case NamedSet::Squares: return square_root(size) * 2 / 3 + 2;
    case NamedSet::Cubes: return cube_root(size);
    case NamedSet::Triangular: return triangular_root(size) * 2 / 3 + 2;
    case NamedSet::Divisors:
    case NamedSet::ProperDivisors: return bits + square_root(size) / 8;
    case NamedSet::Fibonacci:
    case NamedSet::Factorials: return fibonacci(size).size();
  }
  return size;
}

bool is_power(std::uint64_t number, std::uint64_t base) {
  return number != 0 && contains(powers(base, number), number);
}

std::vector<std::uint64_t> powers(std::uint64_t base, std::uint64_t largest) {
  std::vector<std::uint64_t> list;
  std::uint64_t number = 1;
  while (number <= largest) {
    list.push_back(number);
    if (number > largest / base) break;
    number *= base;
  }
  return list;
}

// Each prime factor multiplies the divisors found before it.
std::vector<std::uint64_t> divisors(std::uint64_t number) {
  if (number == 0) return {};
  std::vector<std::uint64_t> list{1};
  std::uint64_t rest = number;
  for (std::uint64_t factor = 2; rest > 1; factor += 1 + factor % 2) {
    if (factor * factor > rest) factor = rest;
    const std::size_t without = list.size();
    std::size_t last = 0;
    for (; rest % factor == 0; rest /= factor, last += without) {
      for (std::size_t i = 0; i < without; ++i) list.push_back(list[last + i] * factor);
    }
  }
  std::sort(list.begin(), list.end());
  return list;
}

std::vector<std::uint64_t> coprimes(std::uint64_t number) {
  std::vector<std::uint8_t> shares(static_cast<std::size_t>(number) + 1);
  std::uint64_t rest = number;
  for (std::uint64_t factor = 2; rest > 1; ++factor) {
    if (factor * factor > rest) factor = rest;
    if (rest % factor != 0) continue;
    while (rest % factor == 0) rest /= factor;
    for (std::uint64_t m = factor; m <= number; m += factor) shares[as_size(m)] = 1;
  }
  std::vector<std::uint64_t> list;
  for (std::uint64_t k = 1; k <= number; ++k) {
    if (!shares[as_size(k)]) list.push_back(k);
  }
  return list;
}

}  // namespace grundy
