#include "families/subtraction/sizes/outcome_bits.hpp"

#include <algorithm>
#include <bit>

#include "params/as_size.hpp"

namespace grundy {
namespace {

// Sizes that one call of a kernel decides. Some engines switch to optimised code only at the next
// call, so long work is split into many calls.
constexpr std::uint64_t kSizesAtOnce = 16'384;

constexpr std::uint64_t low_bits(std::uint64_t count) {
  return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

}  // namespace

OutcomeBits::OutcomeBits(const std::vector<NumberRange>& ranges, Play play)
    : play_(play), window_(ranges.back().most), mask_(as_size((window_ + 63) / 64), 0) {
  for (const NumberRange& range : ranges) {
    for (std::uint64_t coins = range.least; coins <= range.most; ++coins) {
      takes_.push_back(coins);
      const std::uint64_t bit = window_ - coins;
      mask_[as_size(bit / 64)] |= std::uint64_t{1} << (bit % 64);
    }
  }
}

std::uint64_t OutcomeBits::read(std::uint64_t size, std::uint64_t before) const {
  const std::uint64_t bit = kPadding + size - before;
  const std::uint64_t* word = &words_[as_size(bit / 64)];
  const std::uint64_t shift = bit % 64;
  return shift == 0 ? word[0] : word[0] >> shift | word[1] << (64 - shift);
}

void OutcomeBits::append(std::uint64_t bits, std::uint64_t count) {
  const std::uint64_t bit = kPadding + known_;
  const std::uint64_t shift = bit % 64;
  words_[as_size(bit / 64)] |= bits << shift;
  if (shift != 0) words_[as_size(bit / 64 + 1)] |= bits >> (64 - shift);
  known_ += count;
}

// Room beyond `sizes`: the last block may end there, and read() looks one word ahead.
void OutcomeBits::reserve(std::uint64_t sizes) {
  words_.resize(std::max(words_.size(), as_size((kPadding + sizes) / 64 + 4)), 0);
}

void OutcomeBits::one_by_one(std::uint64_t sizes) {
  while (known_ < sizes) {
    const bool ended = known_ < takes_.front();
    const bool lost = ended ? play_ == Play::Normal
                            : std::none_of(takes_.begin(), takes_.end(), [&](std::uint64_t coins) {
                                return (read(known_, coins) & 1) != 0;
                              });
    append(lost ? 1 : 0, 1);
  }
}

// Keeps the last 64 bits in a register, the latest on top. After 64 steps it is the next word.
void OutcomeBits::one_word(std::uint64_t sizes) {
  const std::uint64_t mask = mask_[0] << (64 - window_);
  std::uint64_t last = read(known_, 64);
  while (known_ < sizes) {
    for (int i = 0; i < 64; ++i) {
      last = last >> 1 | std::uint64_t{(last & mask) == 0} << 63;
    }
    append(last, 64);
  }
}

void OutcomeBits::many_words(std::uint64_t sizes) {
  while (known_ < sizes) {
    std::uint64_t lost_options = 0;
    for (std::uint64_t k = 0; k < mask_.size(); ++k) {
      lost_options |= read(known_ + 64 * k, window_) & mask_[as_size(k)];
    }
    append(lost_options == 0 ? 1 : 0, 1);
  }
}

// No size of a block is an option of another, so a block is decided at once.
void OutcomeBits::blocks(std::uint64_t sizes) {
  const std::uint64_t length = std::min<std::uint64_t>(takes_.front(), 64);
  while (known_ < sizes) {
    std::uint64_t won = 0;
    for (const std::uint64_t coins : takes_) won |= read(known_, coins);
    append(~won & low_bits(length), length);
  }
}

OutcomeBits::Kernel OutcomeBits::fastest_kernel() const {
  const std::uint64_t block = std::min<std::uint64_t>(takes_.front(), 64);
  const std::uint64_t reads = window_ <= 64 ? 1 : 2 * mask_.size();
  if (takes_.size() < block * reads) return &OutcomeBits::blocks;
  return window_ <= 64 ? &OutcomeBits::one_word : &OutcomeBits::many_words;
}

void OutcomeBits::extend(std::uint64_t sizes) {
  // Sizes without a move are decided by the convention, and kernels start at multiples of 64.
  const std::uint64_t start = (std::max(known_, takes_.front()) + 63) / 64 * 64;
  if (known_ < start) extend_by_options(start);
  reserve(sizes);
  const Kernel kernel = fastest_kernel();
  while (known_ < sizes) (this->*kernel)(std::min(sizes, known_ + kSizesAtOnce));
}

void OutcomeBits::extend_by_options(std::uint64_t sizes) {
  reserve(sizes);
  one_by_one(sizes);
}

std::uint64_t OutcomeBits::count_lost(std::uint64_t from, std::uint64_t to) const {
  std::uint64_t count = 0;
  for (std::uint64_t size = from; size < to; size += 64) {
    count += static_cast<std::uint64_t>(std::popcount(read(size) & low_bits(to - size)));
  }
  return count;
}

bool OutcomeBits::same_window(std::uint64_t start, std::uint64_t other) const {
  for (std::uint64_t i = 0; i < window_; i += 64) {
    if (((read(start + i) ^ read(other + i)) & low_bits(window_ - i)) != 0) return false;
  }
  return true;
}

std::optional<Period> OutcomeBits::period() const {
  if (known_ <= window_) return std::nullopt;
  const std::uint64_t last = known_ - window_;
  std::uint64_t start = last;
  while (start > 0 && !same_window(start - 1, last)) --start;
  if (start == 0) return std::nullopt;
  --start;
  const std::uint64_t period = last - start;
  while (start >= 64 && read(start - 64) == read(start - 64 + period)) start -= 64;
  while (start > 0 && lost(start - 1) == lost(start - 1 + period)) --start;
  return Period{.preperiod = start, .period = period};
}

}  // namespace grundy
