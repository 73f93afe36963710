#include "sequences/period_search.hpp"

#include <algorithm>
#include <cstring>

#include "params/as_size.hpp"
#include "theory/bits/lanes.hpp"

namespace grundy {
namespace {

bool same(const Values& values, std::uint64_t one, std::uint64_t other, std::uint64_t count) {
  const std::size_t bytes = as_size(count);
  if (std::memcmp(values.low() + one, values.low() + other, bytes) != 0) return false;
  return !values.wide() || std::memcmp(values.high() + one, values.high() + other, bytes) == 0;
}

// The least heap from which on the values up to `end` repeat after `period`.
std::uint64_t start_of(const Values& values, std::uint64_t period, std::uint64_t end) {
  constexpr std::uint64_t kStride = 256;
  std::uint64_t start = end - period;
  while (start >= kStride && same(values, start - kStride, start - kStride + period, kStride)) {
    start -= kStride;
  }
  while (start > 0 && values[start - 1] == values[start - 1 + period]) --start;
  return start;
}

constexpr std::uint64_t kBlock = 4 * kLanesOf<Bytes>;

// Whether the block contains the value that is in all lanes of `all`.
bool any_equal(const std::uint8_t* block, Bytes all) {
  Bytes equal{};
  for (std::uint64_t i = 0; i < kBlock; i += kLanesOf<Bytes>) {
    equal |= reinterpret_cast<Bytes>(load_lanes<Bytes>(block + i) == all);
  }
  std::uint64_t halves[2];
  std::memcpy(halves, &equal, sizeof halves);
  return (halves[0] | halves[1]) != 0;
}

}  // namespace

void PeriodSearch::look(const Values& values, const Frequencies& frequencies) {
  const std::uint64_t fresh = values.size() - seen_;
  if (found_) {
    if (same(values, seen_, seen_ - found_->period, fresh)) {
      seen_ = values.size();
      return;
    }
    found_.reset();
    end_ = 0;
  }
  seen_ = values.size();
  if (values.size() < 2 * kTail) return;
  if (end_ == 0) begin(values, frequencies);
  search(values, kPerValue * (fresh + kTail));
}

void PeriodSearch::begin(const Values& values, const Frequencies& frequencies) {
  end_ = values.size();
  anchor_ = end_ - 1;
  for (std::uint64_t heap = end_ - kTail; heap < end_; ++heap) {
    if (frequencies.of(values[heap]) < frequencies.of(values[anchor_])) anchor_ = heap;
  }
  place_ = anchor_;
}

void PeriodSearch::search(const Values& values, std::uint64_t places) {
  const std::uint64_t least = anchor_ - (end_ - kTail);  // the anchor in a copy from heap 0 on
  const std::uint64_t stop = std::max(least, place_ - std::min(place_, places));
  const std::uint8_t wanted = values.low()[anchor_];
  const Bytes all = Bytes{} + wanted;
  while (place_ > stop) {
    if (place_ >= stop + kBlock && !any_equal(values.low() + place_ - kBlock, all)) {
      place_ -= kBlock;
      continue;
    }
    const std::uint64_t from = place_ >= stop + kBlock ? place_ - kBlock : stop;
    while (place_ > from) {
      --place_;
      if (values.low()[place_] == wanted && try_copy(values, place_)) return;
    }
  }
  if (place_ == least) end_ = 0;
}

bool PeriodSearch::try_copy(const Values& values, std::uint64_t place) {
  const std::uint64_t period = anchor_ - place;
  if (!same(values, end_ - kTail, end_ - kTail - period, kTail)) return false;
  if (!same(values, end_, end_ - period, values.size() - end_)) return false;
  found_ = Period{.preperiod = start_of(values, period, values.size()), .period = period};
  return true;
}

}  // namespace grundy
