#include "sequences/methods/sparse_method.hpp"

#include <algorithm>
#include <bit>

#include "params/as_size.hpp"

namespace grundy {
namespace {

// Pairs looked at before the next number of coins takes its turn.
constexpr std::uint64_t kPairsAtOnce = 48;

void mark(ValueSet& set, std::uint32_t value) { set[value / 64] |= std::uint64_t{1} << value % 64; }

}  // namespace

std::uint64_t Reaches::most(std::uint64_t from, std::uint64_t to) const {
  std::uint32_t most = 0;
  for (std::uint64_t block = from / kBlock; block < blocks_.size() && block * kBlock < to;
       ++block) {
    most = std::max(most, blocks_[as_size(block)]);
  }
  return most;
}

void SparseSearch::begin(RarePositions rares, const Values& values) {
  rares_ = std::move(rares);
  std::uint32_t largest = 0;
  for (std::uint64_t heap = 0; heap < values.size(); ++heap) {
    largest = std::max(largest, values[heap]);
  }
  classify(std::max<std::size_t>(1, std::bit_ceil(largest + 1) / 64));
}

// Nim-sums of values below a power of two stay below it, so all marks fit in.
void SparseSearch::classify(std::size_t words) {
  marks_.assign(words, 0);
  for (std::uint64_t parity = 0; parity < 2; ++parity) {
    common_[as_size(parity)].assign(words, 0);
    for (std::uint32_t value = 0; value < 64 * words; ++value) {
      if (!rares_.space.rare(parity, value)) mark(common_[as_size(parity)], value);
    }
  }
}

void SparseSearch::mark_options(const Values& values) {
  const std::uint64_t coins = values.size();
  std::fill(marks_.begin(), marks_.end(), 0);
  if (std::binary_search(moves_->ends.begin(), moves_->ends.end(), coins)) mark(marks_, 0);
  for (const std::uint32_t taken : moves_->ones) {
    if (taken < coins) mark(marks_, values[coins - taken]);
  }
  for (const std::uint32_t taken : moves_->twos) {
    if (taken >= coins) break;
    const std::uint64_t left = coins - taken;
    for (const RarePosition& rare : rares_.list) {
      if (rare.heap >= left) break;
      if (moves_->unequal && left == 2 * std::uint64_t{rare.heap}) continue;
      mark(marks_, rare.value ^ values[left - rare.heap]);
    }
  }
}

std::uint32_t SparseSearch::least_common(std::uint64_t heap) {
  for (std::size_t i = 0;; ++i) {
    if (i == marks_.size()) {
      const ValueSet marks = marks_;
      classify(2 * marks.size());
      std::copy(marks.begin(), marks.end(), marks_.begin());
    }
    const std::uint64_t free = common_[heap % 2][i] & ~marks_[i];
    if (free != 0)
      return static_cast<std::uint32_t>(64 * i) +
             static_cast<std::uint32_t>(std::countr_zero(free));
  }
}

std::uint32_t SparseSearch::common(const Values& values) {
  mark_options(values);
  return least_common(values.size());
}

std::uint32_t SparseSearch::next(const Values& values) {
  const std::uint32_t common = this->common(values);
  missing_.assign(common / 64 + 1, 0);
  for (std::size_t i = 0; i < missing_.size(); ++i) {
    missing_[i] = ~marks_[i] & ~common_[values.size() % 2][i];
  }
  missing_.back() &= (std::uint64_t{1} << common % 64) - 1;
  return settle(values, common, missing_);
}

std::size_t SparseSearch::strike(const Values& values, std::uint64_t coins, std::uint64_t first,
                                 std::uint64_t last, ValueSet& missing) {
  std::size_t struck = 0;
  for (std::uint64_t i = first; i <= last; ++i) {
    if (moves_->unequal && 2 * i == coins) continue;
    const std::uint32_t value = values[i] ^ values[coins - i];
    if (value / 64 >= missing.size() || (missing[value / 64] >> value % 64 & 1) == 0) continue;
    missing[value / 64] &= ~(std::uint64_t{1} << value % 64);
    ++struck;
  }
  return struck;
}

std::uint32_t SparseSearch::settle(const Values& values, std::uint32_t common, ValueSet& missing,
                                   std::uint64_t first) {
  std::size_t open = 0;
  for (const std::uint64_t word : missing) open += static_cast<std::size_t>(std::popcount(word));
  const std::uint64_t heap = values.size();
  for (; open > 0 && 2 * first + moves_->twos.front() <= heap; first += kPairsAtOnce) {
    for (const std::uint32_t taken : moves_->twos) {
      if (2 * first + taken > heap || open == 0) break;
      const std::uint64_t last = std::min(first + kPairsAtOnce - 1, (heap - taken) / 2);
      open -= strike(values, heap - taken, first, last, missing);
    }
  }
  reaches_.note(heap, std::min(heap, first + moves_->last));
  if (open == 0) return common;
  for (std::size_t i = 0;; ++i) {
    if (missing[i] == 0) continue;
    const auto value = static_cast<std::uint32_t>(64 * i) +
                       static_cast<std::uint32_t>(std::countr_zero(missing[i]));
    note_rare(heap, value);
    return value;
  }
}

std::uint32_t SparseSearch::settle_small(const Values& values, std::uint32_t common,
                                         std::uint64_t missing) {
  const std::uint64_t heap = values.size();
  const std::uint8_t* const low = values.low();
  std::uint64_t first = 1;
  for (; missing != 0 && 2 * first + moves_->twos.front() <= heap; first += kPairsAtOnce) {
    for (const std::uint32_t taken : moves_->twos) {
      if (2 * first + taken > heap || missing == 0) break;
      const std::uint64_t coins = heap - taken;
      const std::uint64_t end = std::min(first + kPairsAtOnce, coins / 2 + 1);
      const bool halved = moves_->unequal && coins % 2 == 0 && end == coins / 2 + 1;
      std::uint64_t found = 0;
      for (std::uint64_t i = first; i < end - halved; ++i) {
        found |= std::uint64_t{1} << (low[i] ^ low[coins - i]);
      }
      missing &= ~found;
    }
  }
  reaches_.note(heap, std::min(heap, first + moves_->last));
  if (missing == 0) return common;
  const auto value = static_cast<std::uint32_t>(std::countr_zero(missing));
  note_rare(heap, value);
  return value;
}

void SparseSearch::note_rare(std::uint64_t heap, std::uint32_t value) {
  rares_.list.push_back({static_cast<std::uint32_t>(heap), value});
  rares_.changed = heap + 1;
}

bool SparseMethod::extend(Values& values, std::uint64_t until) {
  while (values.size() < until) {
    if (!values.push(search_->next(values))) return false;
  }
  return true;
}

}  // namespace grundy
