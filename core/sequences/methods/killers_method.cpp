#include "sequences/methods/killers_method.hpp"

#include <algorithm>
#include <cstring>

#include "params/as_size.hpp"
#include "sequences/killers.hpp"
#include "theory/bits/lanes.hpp"

namespace grundy {
namespace {

constexpr std::size_t kFewestRares = 24;
// Pairs marked for every heap before the values still missing are searched for one by one.
constexpr std::uint64_t kPairs = 768;
// The largest first heap of a pair that this search tries; the plain search tries the others.
constexpr std::uint64_t kMostReversed = 1'048'576;
constexpr std::uint64_t kChunk = 16 * kLanesOf<Bytes>;
// Values without a rare position before an early start, since each rare one needs a new plan.
constexpr std::uint64_t kQuiet = 512;
static_assert(kQuiet >= kKillerSample);

void mark_eight(std::uint8_t* marks, std::uint64_t lows) {
  for (unsigned i = 0; i < 8; ++i) marks[lows >> 8 * i & 255] = 1;
}

std::uint64_t eight_at(const std::uint8_t* from) {
  std::uint64_t eight;
  std::memcpy(&eight, from, sizeof eight);
  return eight;
}

// From here on heaps are common, even after a turn has taken coins.
std::uint64_t first_common(const SparseSearch& search) {
  return search.rares().last() + 1 + search.moves().last;
}

// Values needed for pairs, sample and chunk, beyond 2 * first_common() or from heap 0 on.
std::uint64_t margin(const SparseSearch& search) {
  return 2 * (kPairs + search.moves().last) + kKillerSample + kChunk;
}

bool pairs_rares(const SparseSearch& search, const Values& values) {
  return values.size() < 2 * first_common(search) + margin(search);
}

}  // namespace

bool KillersMethod::fits(const SparseSearch& search, const Values& values, std::uint32_t largest) {
  if (search.rares().list.size() < kFewestRares || values.size() < margin(search)) return false;
  if (!pairs_rares(search, values)) return told_by_low_bytes(search.rares().space, largest);
  return largest < 256 && values.size() > first_common(search) + kQuiet;
}

KillersMethod::KillersMethod(SparseSearch& search, const Values& values)
    : search_(&search), bytes_(pairs_rares(search, values)) {
  for (std::uint64_t parity = 0; parity < 2; ++parity) {
    common_[as_size(parity)] = values_of_class(search.rares().space, parity, false);
    rare_[as_size(parity)] = values_of_class(search.rares().space, parity, true);
    if (bytes_) common_[as_size(parity)].large = rare_[as_size(parity)].large = LowBytes();
  }
  plan(values);
}

void KillersMethod::plan(const Values& values) {
  const HeapMoves& moves = search_->moves();
  near_.clear();
  others_.clear();
  for (const std::uint32_t taken : moves.twos) {
    for (const RarePosition& rare : search_->rares().list) {
      const OptionEntry entry{taken + rare.heap, rare.value};
      (entry.offset < kLanes ? near_ : others_).push_back(entry);
    }
  }
  const std::uint64_t common = first_common(*search_);
  begin_ = std::min(common, values.size() / 2 - kPairs - moves.last);
  reach_ = static_cast<std::uint32_t>(common + kPairs + moves.last);
  reverse(values);
  const std::size_t killers = order_by_kills(*search_, values, others_);
  killers_.assign(others_.begin(), others_.begin() + static_cast<std::ptrdiff_t>(killers));
  others_.erase(others_.begin(), others_.begin() + static_cast<std::ptrdiff_t>(killers));
  std::sort(others_.begin(), others_.end(),
            [](const OptionEntry& a, const OptionEntry& b) { return a.offset < b.offset; });
}

void KillersMethod::reverse(const Values& values) {
  const std::uint64_t wanted = std::max(kMostReversed, begin_ + kPairs);
  reversed_.assign(values.low(), values.low() + std::min(values.size() / 2, wanted));
  std::reverse(reversed_.begin(), reversed_.end());
}

bool KillersMethod::extend(Values& values, std::uint64_t until) {
  if (reversed_.size() < std::min(kMostReversed, values.size() / 4)) reverse(values);
  while (values.size() < until) {
    const std::uint8_t* const low = values.next();
    std::memset(marks_, 0, sizeof marks_);
    stamp(low);
    choose_candidates(values.size());
    compare(low);
    if (!finish(values, std::min(kLanes, until - values.size()))) return false;
  }
  return true;
}

void KillersMethod::stamp(const std::uint8_t* low) {
  constexpr std::uint64_t kEach = 0x0101010101010101;
  for (const OptionEntry& entry : killers_) {
    const std::uint64_t splat = (entry.value & 255) * kEach;
    for (std::uint64_t half = 0; half < kLanes; half += 8) {
      const std::uint64_t lows = eight_at(low + half - entry.offset) ^ splat;
      for (unsigned i = 0; i < 8; ++i) marks_[half + i][lows >> 8 * i & 255] = 1;
    }
  }
}

void KillersMethod::choose_candidates(std::uint64_t heap) {
  for (std::uint64_t lane = 0; lane < kLanes; ++lane) {
    const LowBytes marked = LowBytes::of_marks(marks_[lane]);
    const ClassValues& common = common_[(heap + lane) % 2];
    LowBytes small = common.small.without(marked);
    LowBytes large = common.large.without(marked);
    for (std::uint32_t i = 0; i < kCandidates; ++i) {
      LowBytes& from = small.empty() ? large : small;
      std::uint32_t value = Values::kLargest;
      if (!from.empty()) {
        const std::uint32_t least = from.least();
        value = &from == &large ? 256 + least : least;
        from.remove(least);
      }
      candidates_[i][lane] = static_cast<std::uint8_t>(value);
      candidate_values_[i][lane] = static_cast<std::uint16_t>(value);
    }
  }
}

void KillersMethod::compare(const std::uint8_t* low) {
  Bytes candidates[kCandidates];
  Bytes hits[kCandidates]{};
  for (std::uint32_t i = 0; i < kCandidates; ++i) candidates[i] = load_lanes<Bytes>(candidates_[i]);
  for (const OptionEntry& entry : others_) {
    const Bytes options =
        load_lanes<Bytes>(low - entry.offset) ^ static_cast<std::uint8_t>(entry.value);
#pragma GCC unroll 8
    for (std::uint32_t i = 0; i < kCandidates; ++i) {
      hits[i] |= reinterpret_cast<Bytes>(options == candidates[i]);
    }
  }
  for (std::uint32_t i = 0; i < kCandidates; ++i) store_lanes(hits_[i], hits[i]);
}

bool KillersMethod::is_near_option(const Values& values, std::uint32_t value) const {
  const std::uint64_t heap = values.size();
  const auto makes = [&](const OptionEntry& entry) {
    return (values[heap - entry.offset] ^ entry.value) == value;
  };
  const auto leaves = [&](std::uint32_t taken) { return values[heap - taken] == value; };
  const HeapMoves& moves = search_->moves();
  return std::any_of(near_.begin(), near_.end(), makes) ||
         std::any_of(moves.ones.begin(), moves.ones.end(), leaves);
}

// The least candidate that is no option; Values::kLargest if there is none.
std::uint32_t KillersMethod::answer(const Values& values, std::uint64_t lane) const {
  for (std::uint32_t i = 0; i < kCandidates; ++i) {
    const std::uint32_t value = candidate_values_[i][lane];
    if (value == Values::kLargest) break;
    if (hits_[i][lane] == 0 && !is_near_option(values, value)) return value;
  }
  return Values::kLargest;
}

bool KillersMethod::finish(Values& values, std::uint64_t lanes) {
  for (std::uint64_t lane = 0; lane < lanes; ++lane) {
    const std::size_t rares = search_->rares().list.size();
    std::uint32_t common = answer(values, lane);
    if (common == Values::kLargest) common = search_->common(values);
    const bool told = bytes_ ? common < 256 : told_by_low_bytes(search_->rares().space, common);
    const std::uint32_t value = told ? settle(values, common) : search_->next(values);
    search_->reaches().note(values.size(), reach_);
    if (!values.push(value)) return false;
    if (!told) return false;
    // With a new rare position, options of the next heaps may have two rare parts.
    if (search_->rares().list.size() != rares) return false;
  }
  return true;
}

// The rare values below `common` that kPairs pairs do not show to be options.
LowBytes KillersMethod::missing_rares(const Values& values, std::uint32_t common) {
  const std::uint64_t heap = values.size();
  const HeapMoves& moves = search_->moves();
  std::memset(found_, 0, sizeof found_);
  for (const std::uint32_t taken : moves.ones) {
    const std::uint32_t value = values[heap - taken];
    if (search_->rares().space.rare(heap, value)) found_[value & 255] = 1;
  }
  const std::uint64_t each = kPairs / moves.twos.size() / 8 * 8;
  for (const std::uint32_t taken : moves.twos) {
    // Pair i is the heaps begin_ + i and heap - taken - begin_ - i.
    const std::uint8_t* const back = values.low() + (heap - taken - begin_) - 7;
    const std::uint8_t* const front = reversed_.data() + (reversed_.size() - begin_) - 8;
    for (std::uint64_t i = 0; i < each; i += 8) {
      mark_eight(found_, eight_at(back - i) ^ eight_at(front - i));
    }
  }
  return rare_[heap % 2].below(common).without(LowBytes::of_marks(found_));
}

// Whether a rare value is an option of a pair with its first heap below `searched`, which is a
// whole number of chunks plus 1.
bool KillersMethod::find(const Values& values, std::uint32_t value, std::uint64_t searched) {
  const std::uint64_t heap = values.size();
  const Bytes wanted = Bytes{} + static_cast<std::uint8_t>(value);
  for (std::uint64_t first = 1; first < searched; first += kChunk) {
    for (const std::uint32_t taken : search_->moves().twos) {
      const std::uint8_t* const back = values.low() + (heap - taken - first) - 15;
      const std::uint8_t* const front = reversed_.data() + (reversed_.size() - first) - 16;
      Bytes equal{};
      for (std::uint64_t i = 0; i < kChunk; i += kLanes) {
        const Bytes sums = load_lanes<Bytes>(back - i) ^ load_lanes<Bytes>(front - i);
        equal |= reinterpret_cast<Bytes>(sums == wanted);
      }
      std::uint64_t halves[2];
      std::memcpy(halves, &equal, sizeof halves);
      if ((halves[0] | halves[1]) == 0) continue;
      for (std::uint64_t a = first; a < first + kChunk; ++a) {
        if ((values[a] ^ values[heap - taken - a]) != value) continue;
        search_->reaches().note(heap, a + taken);
        return true;
      }
    }
  }
  return false;
}

std::uint32_t KillersMethod::settle(const Values& values, std::uint32_t common) {
  LowBytes missing = missing_rares(values, common);
  if (missing.empty()) return common;
  const std::uint64_t half = values.size() / 2 - search_->moves().last;
  const std::uint64_t chunks = (std::min<std::uint64_t>(reversed_.size(), half) - 1) / kChunk;
  const std::uint64_t searched = 1 + chunks * kChunk;
  ValueSet rest(common / 64 + 1, 0);
  bool all = true;
  while (!missing.empty()) {
    const std::uint32_t low = missing.least();
    missing.remove(low);
    const std::uint32_t value = rare_[values.size() % 2].small.has(low) ? low : 256 + low;
    if (find(values, value, searched)) continue;
    insert(rest, value);
    all = false;
  }
  return all ? common : search_->settle(values, common, rest, searched);
}

}  // namespace grundy
