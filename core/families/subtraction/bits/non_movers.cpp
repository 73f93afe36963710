#include "families/subtraction/bits/non_movers.hpp"

#include "theory/bits/lanes.hpp"

namespace grundy {

NonMovers::NonMovers(const PrimeFactors* factors, const TakenBits& taken,
                     const std::vector<BlockBits>& sizes)
    : factors_(factors),
      taken_(taken),
      sizes_(sizes),
      none_(sizes.size() * kBlock / 64, 0),
      large_(sizes.size(), BlockBits{}) {
  for (BlockBits& block : large_) block.fill(factors == nullptr ? ~std::uint64_t{0} : 0);
}

void NonMovers::forget_large() {
  for (const std::uint32_t multiple : listed_) {
    erase(large_[multiple / kBlock], multiple % kBlock);
  }
  listed_.clear();
}

void NonMovers::list_large(std::uint32_t prime, std::uint32_t from) {
  const auto end = static_cast<std::uint32_t>(sizes_.size() * kBlock);
  for (std::uint32_t m = from + (prime - from % prime) % prime; m < end; m += prime) {
    if (!has(sizes_[m / kBlock], m % kBlock)) continue;
    large_[m / kBlock][m % kBlock / 64] |= std::uint64_t{1} << (m % 64);
    listed_.push_back(m);
  }
}

void NonMovers::start(std::uint32_t size, std::size_t block) {
  forget_large();
  size_ = size;
  count_ = 0;
  patterns_.fill(none_.data());
  if (factors_ == nullptr) return;
  const PrimeFactors::Factors factors = factors_->of(size);
  for (std::size_t i = 0; i < factors.count; ++i) {
    const std::uint32_t prime = factors.primes[i];
    if (prime < PrimeFactors::kSmall) {
      patterns_[count_++] = factors_->multiples(prime).data();
    } else {
      list_large(prime, static_cast<std::uint32_t>(block * kBlock));
    }
  }
}

template <std::size_t kPatterns>
bool NonMovers::narrow_by(std::size_t block, BlockBits& found) const {
  const std::uint64_t* large = large_[block].data();
  const std::uint8_t* movers = taken_.row(size_, static_cast<std::uint32_t>(block * kBlock));
  Bytes any{};
  for (std::size_t word = 0; word < kBlock / 64; word += 2) {
    auto sharing = load_lanes<Bytes>(large + word);
    for (std::size_t i = 0; i < kPatterns; ++i) {
      sharing |= load_lanes<Bytes>(patterns_[i] + block * (kBlock / 64) + word);
    }
    sharing &= load_lanes<Bytes>(&found[word]) & ~load_lanes<Bytes>(movers + 8 * word);
    store_lanes(&found[word], sharing);
    any |= sharing;
  }
  std::array<std::uint64_t, 2> words;
  store_lanes(words.data(), any);
  return (words[0] | words[1]) != 0;
}

template <std::size_t kPatterns>
std::size_t NonMovers::next_by(std::size_t block, BlockBits& found) const {
  for (; block < sizes_.size(); ++block) {
    found = sizes_[block];
    if (narrow_by<kPatterns>(block, found)) return block;
  }
  return block;
}

bool NonMovers::narrow(std::size_t block, BlockBits& found) const {
  if (count_ == 0) return narrow_by<0>(block, found);
  return count_ <= 2 ? narrow_by<2>(block, found) : narrow_by<8>(block, found);
}

std::size_t NonMovers::next(std::size_t block, BlockBits& found) const {
  if (count_ == 0) return next_by<0>(block, found);
  if (count_ == 1) return next_by<1>(block, found);
  if (count_ == 2) return next_by<2>(block, found);
  return count_ <= 4 ? next_by<4>(block, found) : next_by<8>(block, found);
}

}  // namespace grundy
