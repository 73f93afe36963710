#include "families/subtraction/coprimes/coprime_class.hpp"

namespace grundy {
namespace {

// Calls visit(d, mu(d)) for the square-free numbers d made of these primes: each prime doubles those
// found with the others.
template <class Visit>
void for_each_square_free(const PrimeFactors::Factors& factors, Visit visit) {
  std::array<std::int32_t, 256> found{1};  // times mu
  std::size_t count = 1;
  visit(1u, 1);
  for (std::size_t i = 0; i < factors.count; ++i) {
    for (std::size_t known = 0, before = count; known < before; ++known) {
      const std::int32_t next = -found[known] * static_cast<std::int32_t>(factors.primes[i]);
      found[count++] = next;
      visit(static_cast<std::uint32_t>(next < 0 ? -next : next), next < 0 ? -1 : 1);
    }
  }
}

}  // namespace

void CoprimeClass::add(std::uint32_t size) {
  if (size == 0) {
    zero_ = true;
    return;
  }
  const PrimeFactors::Factors factors = factors_.of(size);
  if (first_ == 0) first_ = size;
  for_each_square_free(factors, [&](std::uint32_t divisor, int) { ++divided_[divisor]; });
}

void CoprimeClass::clear(const std::vector<std::uint32_t>& members) {
  for (const std::uint32_t size : members) {
    if (size == 0) continue;
    for_each_square_free(factors_.of(size),
                         [&](std::uint32_t divisor, int) { divided_[divisor] = 0; });
  }
  zero_ = false;
  first_ = 0;
}

bool CoprimeClass::has_coprime(std::uint32_t size) const {
  if (size < 2) return size == 1 && zero_;
  std::int64_t coprimes = 0;
  for_each_square_free(factors_.of(size), [&](std::uint32_t divisor, int mu) {
    coprimes += mu * static_cast<std::int64_t>(divided_[divisor]);
  });
  return coprimes > 0;
}

}  // namespace grundy
