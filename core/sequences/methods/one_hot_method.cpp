#include "sequences/methods/one_hot_method.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "params/as_size.hpp"
#include "sequences/methods/witnesses.hpp"

namespace grundy {
namespace {

// Heaps solved before the words of the last ones are moved to the front.
constexpr std::uint64_t kHeapsAtOnce = 16'384;
constexpr std::uint64_t kMostRares = 2'000;

}  // namespace

template <class Word>
bool OneHotMethod<Word>::fits(const SparseSearch& search, const Values& values,
                              std::uint32_t largest) {
  const std::uint64_t reach = search.rares().last() + search.moves().last;
  return largest < kValues && search.rares().list.size() <= kMostRares &&
         values.size() > 2 * std::max<std::uint64_t>(reach, kWitnessReach) + kWitnessSample;
}

template <class Word>
OneHotMethod<Word>::OneHotMethod(SparseSearch& search, const Values& values)
    : search_(&search), witnesses_(choose_witnesses(search, values)) {
  for (std::uint32_t parity = 0; parity < 2; ++parity) {
    for (std::uint32_t value = 0; value < kValues; ++value) {
      if (!search.rares().space.rare(parity, value)) common_[parity] |= Word{1} << value;
    }
  }
  plan(values);
}

template <class Word>
void OneHotMethod<Word>::plan(const Values& values) {
  const HeapMoves& moves = search_->moves();
  std::vector<OptionEntry> entries = witnesses_;
  for (const std::uint32_t taken : moves.ones) entries.push_back({taken, 0});
  for (const std::uint32_t taken : moves.twos) {
    for (const RarePosition& rare : search_->rares().list) {
      entries.push_back({taken + rare.heap, rare.value});
    }
  }
  plan_ = OneHotPlan(std::move(entries));
  std::memset(table_, 0, sizeof table_);
  words_.assign(plan_.reach + kHeapsAtOnce + kOneHotBlock, 0);
  first_ = values.size() - plan_.reach;
  for (std::uint64_t i = 0; i < plan_.reach; ++i) {
    words_[as_size(i)] = Word{1} << values[first_ + i];
  }
}

template <class Word>
bool OneHotMethod<Word>::extend(Values& values, std::uint64_t until) {
  if (first_ + plan_.reach > values.size() || first_ + words_.size() < values.size()) plan(values);
  while (values.size() < until) {
    if (values.size() - first_ + kOneHotBlock > words_.size()) {
      const std::uint64_t kept = values.size() - plan_.reach;
      std::memmove(words_.data(), words_.data() + (kept - first_), plan_.reach * sizeof(Word));
      first_ = kept;
    }
    if (!solve_block(values, std::min(kOneHotBlock, until - values.size()))) return false;
  }
  return true;
}

template <class Word>
bool OneHotMethod<Word>::solve_block(Values& values, std::uint64_t lanes) {
  const std::uint64_t heap = values.size();
  Word* const words = words_.data() + (heap - first_);
  gather_options(plan_, words, table_);
  search_->reaches().note(heap + lanes - 1, plan_.reach);
  search_->reaches().note(heap, plan_.reach);
  std::uint8_t* const low = values.next();
  for (std::uint64_t lane = 0; lane < lanes; ++lane) {
    Word marks = table_[0][lane];
    for (const OptionEntry& entry : plan_.near) {
      marks |= Word{1} << (*(low + lane - entry.offset) ^ entry.value);
    }
    const Word free = ~marks & common_[(heap + lane) % 2];
    const Word least = free & (~free + 1);
    if (free != 0 && (~marks & (least - 1)) == 0) {
      words[lane] = least;
      low[lane] = static_cast<std::uint8_t>(std::countr_zero(least));
      continue;
    }
    values.grow(heap + lane - values.size());
    if (free == 0) return false;
    if (!settle(values, marks, least)) return false;
  }
  values.grow(heap + lanes - values.size());
  return true;
}

// Searches for what is missing. False if the heap is a new rare position, not yet in the plan.
template <class Word>
bool OneHotMethod<Word>::settle(Values& values, Word marks, Word least) {
  const std::size_t rares = search_->rares().list.size();
  const std::uint32_t value = search_->settle_small(
      values, static_cast<std::uint32_t>(std::countr_zero(least)), ~marks & (least - 1));
  words_[as_size(values.size() - first_)] = Word{1} << value;
  values.push(value);
  return search_->rares().list.size() == rares;
}

template class OneHotMethod<std::uint32_t>;
template class OneHotMethod<std::uint64_t>;

}  // namespace grundy
