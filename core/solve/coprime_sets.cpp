#include "solve/coprime_sets.hpp"

#include <algorithm>
#include <utility>

namespace grundy {
namespace {

constexpr std::size_t kFirstSlots = 1'024;

constexpr std::uint64_t key_of(std::uint32_t set, std::uint32_t divisor) {
  return std::uint64_t{set} << 24 | divisor;
}

}  // namespace

CoprimeSets::CoprimeSets(std::uint32_t largest)
    : least_factor_(std::size_t{largest} + 1, 0), keys_(kFirstSlots, 0), counts_(kFirstSlots, 0) {
  for (std::uint64_t factor = 2; factor <= largest; ++factor) {
    if (least_factor_[factor] != 0) continue;
    for (std::uint64_t m = factor; m <= largest; m += factor) {
      if (least_factor_[m] == 0) least_factor_[m] = static_cast<std::uint32_t>(factor);
    }
  }
}

CoprimeSets::Factors CoprimeSets::factors_of(std::uint32_t size) const {
  Factors factors;
  while (size > 1) {
    const std::uint32_t prime = least_factor_[size];
    factors.primes[factors.count++] = prime;
    while (size % prime == 0) size /= prime;
  }
  return factors;
}

std::size_t CoprimeSets::slot_of(std::uint64_t key) const {
  const std::size_t mask = keys_.size() - 1;
  auto slot = static_cast<std::size_t>((key * 0x9E3779B97F4A7C15u) >> 32) & mask;
  while (keys_[slot] != 0 && keys_[slot] != key) slot = (slot + 1) & mask;
  return slot;
}

std::uint32_t CoprimeSets::counted(std::uint32_t set, std::uint32_t divisor) const {
  return counts_[slot_of(key_of(set, divisor))];
}

void CoprimeSets::count(std::uint32_t set, std::uint32_t divisor) {
  if (2 * used_ >= keys_.size()) {
    const auto keys = std::exchange(keys_, std::vector<std::uint64_t>(2 * keys_.size(), 0));
    const auto counts = std::exchange(counts_, std::vector<std::uint32_t>(keys_.size(), 0));
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (keys[i] == 0) continue;
      const std::size_t slot = slot_of(keys[i]);
      keys_[slot] = keys[i];
      counts_[slot] = counts[i];
    }
  }
  const std::uint64_t key = key_of(set, divisor);
  const std::size_t slot = slot_of(key);
  used_ += keys_[slot] == 0 ? 1 : 0;
  keys_[slot] = key;
  ++counts_[slot];
}

void CoprimeSets::add(std::uint32_t set, std::uint32_t size) {
  if (set >= sets_.size()) sets_.resize(std::size_t{set} + 1);
  Set& own = sets_[set];
  if (size == 0) {
    own.zero = true;
    return;
  }
  own.first = std::min(own.first, size);
  own.latest[own.members++ % own.latest.size()] = size;
  const Factors factors = factors_of(size);
  // Divisors by the bits of a mask over the prime factors.
  for (std::uint32_t mask = 0; mask < std::uint32_t{1} << factors.count; ++mask) {
    std::uint32_t divisor = 1;
    for (std::size_t i = 0; i < factors.count; ++i) {
      if ((mask >> i & 1) != 0) divisor *= factors.primes[i];
    }
    count(set, divisor);
  }
}

bool CoprimeSets::has_coprime(std::uint32_t set, std::uint32_t size) const {
  if (set >= sets_.size()) return false;
  const Set& own = sets_[set];
  if (size < 2) return size == 1 && own.zero;
  if (own.members == 0) return false;
  if (own.first < least_factor_[size]) return true;
  const Factors factors = factors_of(size);
  const auto coprime = [&factors](std::uint32_t member) {
    for (std::size_t i = 0; i < factors.count; ++i) {
      if (member % factors.primes[i] == 0) return false;
    }
    return member != 0;
  };
  if (std::any_of(own.latest.begin(), own.latest.end(), coprime)) return true;
  // Each prime factor splits the sum in two: of all members, less those that it divides.
  std::int64_t sum = 0;
  for (std::uint32_t mask = 0; mask < std::uint32_t{1} << factors.count; ++mask) {
    std::uint32_t divisor = 1;
    bool odd = false;
    for (std::size_t i = 0; i < factors.count; ++i) {
      if ((mask >> i & 1) == 0) continue;
      divisor *= factors.primes[i];
      odd = !odd;
    }
    const std::int64_t members = counted(set, divisor);
    sum += odd ? -members : members;
  }
  return sum > 0;
}

}  // namespace grundy
