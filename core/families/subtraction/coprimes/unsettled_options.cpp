#include "families/subtraction/coprimes/unsettled_options.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "params/as_size.hpp"

namespace grundy {

OptionBits::OptionBits(const std::vector<NumberRange>& ranges, std::uint32_t largest)
    : largest_(largest), words_(largest / 64 + 2 + kBlock / 64, 0) {
  for (const NumberRange& range : ranges) {
    const std::uint64_t most = std::min<std::uint64_t>(range.most, largest);
    for (std::uint64_t coins = range.least; coins <= most; ++coins) {
      words_[as_size((largest - coins) / 64)] |= std::uint64_t{1} << ((largest - coins) % 64);
    }
  }
}

std::uint64_t OptionBits::word(std::uint32_t size, std::uint32_t first) const {
  const std::uint32_t bit = largest_ - size + first;
  const std::uint64_t* word = &words_[bit / 64];
  return bit % 64 == 0 ? word[0] : word[0] >> (bit % 64) | word[1] << (64 - bit % 64);
}

UnsettledOptions::UnsettledOptions(const PileOptions& options, const PrimeFactors& factors,
                                   const std::vector<BlockBits>& unsettled, std::uint32_t largest)
    : options_(options),
      factors_(factors),
      unsettled_(unsettled),
      left_by_(options.ranges(), largest),
      looked_(std::size_t{largest} + 1, 0) {}

void UnsettledOptions::look_by_list(std::vector<std::uint32_t> taken) {
  std::fill(looked_.begin(), looked_.end(), 0);
  listed_ = std::move(taken);
}

std::uint32_t UnsettledOptions::option_of(std::uint32_t size) {
  for (const std::uint64_t coins : options_.taken_by_size(size)) {
    const auto option = static_cast<std::uint32_t>(size - coins);
    if (is_unsettled(option)) return option;
  }
  return listed_ ? by_list(size) : by_bits(size);
}

std::uint32_t UnsettledOptions::by_list(std::uint32_t size) {
  for (std::uint32_t& place = looked_[size]; place < listed_->size(); ++place) {
    const std::uint32_t coins = (*listed_)[place];
    if (coins > size) return 0;
    if (is_unsettled(size - coins)) return size - coins;
  }
  return 0;
}

std::uint32_t UnsettledOptions::by_bits(std::uint32_t size) {
  while (first_ < unsettled_.size() && unsettled_[first_] == BlockBits{}) ++first_;
  const auto factors = factors_.of(size);
  std::size_t block = std::max<std::size_t>(looked_[size] / kBlock, first_);
  for (; block <= size / kBlock; ++block) {
    looked_[size] = static_cast<std::uint32_t>(block * kBlock);
    if (const std::uint32_t option = in_block(block, size, factors)) return option;
  }
  return 0;
}

std::uint32_t UnsettledOptions::in_block(std::size_t block, std::uint32_t size,
                                         const PrimeFactors::Factors& factors) const {
  if (unsettled_[block] == BlockBits{}) return 0;
  const auto start = static_cast<std::uint32_t>(block * kBlock);
  BlockBits sharing = unsettled_[block];
  if (by_coprimes_) factors_.keep_sharing(sharing, start, factors);
  for (std::uint32_t word = 0; word < kBlock / 64 && start + 64 * word < size; ++word) {
    const std::uint32_t first = start + 64 * word;
    const std::uint64_t options =
        unsettled_[block][word] & (left_by_.word(size, first) | ~sharing[word]);
    if (options == 0) continue;
    const std::uint32_t option = first + static_cast<std::uint32_t>(std::countr_zero(options));
    return option < size ? option : 0;
  }
  return 0;
}

}  // namespace grundy
