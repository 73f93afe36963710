#include "families/subtraction/bits/sizes_by_bits.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <span>
#include <utility>

#include "families/subtraction/bits/taken_bits.hpp"
#include "params/as_size.hpp"
#include "theory/table_by_keys.hpp"

namespace grundy {
namespace {

using Sizes = std::vector<std::uint32_t>;

class NumbersByBits {
 public:
  NumbersByBits(const PileOptions& options, std::uint32_t largest, Play play)
      : options_(options),
        play_(play),
        taken_(options.ranges(), largest),
        left_(blocks_of_all(largest + 1)),
        numbers_(std::size_t{largest} + 1, UINT32_MAX) {}

  std::vector<std::uint32_t> numbers() {
    std::size_t first = 0;  // blocks before it are finished
    for (std::uint32_t number = 0;; ++number) {
      while (first < left_.size() && left_[first] == BlockBits{}) ++first;
      if (first == left_.size()) return std::move(numbers_);
      members_.clear();
      for (std::size_t block = first; block < left_.size(); ++block) give(number, block);
    }
  }

 private:
  void give(std::uint32_t number, std::size_t block) {
    const auto start = static_cast<std::uint32_t>(block * kBlock);
    BlockBits candidates = left_[block];
    // The first members leave little to the others, where much may be taken.
    const std::size_t few = std::min<std::size_t>(members_.size(), 3);
    for (std::size_t i = 0; i < few; ++i) {
      if (!taken_.leave_non_movers(candidates, members_[i], start)) return;
    }
    BlockBits movers{};
    taken_.add_movers(movers, members_, start, candidates);
    for_each_one([&](std::uint32_t word) { return candidates[word] & ~movers[word]; },
                 [&](std::uint32_t place) {
                   const std::uint32_t size = start + place;
                   if (is_kept_out(number, size)) return;
                   numbers_[size] = number;
                   members_.push_back(size);
                   erase(left_[block], place);
                   taken_.add_movers(movers, {&size, 1}, start, candidates);
                 });
  }

  // By what only the size allows to take, or as in misère play the number of what has ended is 1.
  bool is_kept_out(std::uint32_t number, std::uint32_t size) const {
    if (play_ == Play::Misere && number == 0 && options_.has_ended(size)) return true;
    const auto taken = options_.taken_by_size(size);
    return std::any_of(taken.begin(), taken.end(), [&](std::uint64_t coins) {
      return numbers_[as_size(size - coins)] == number;
    });
  }

  const PileOptions& options_;
  Play play_;
  TakenBits taken_;
  std::vector<BlockBits> left_;  // sizes without a number
  std::vector<std::uint32_t> numbers_;
  Sizes members_;  // of the number being given, ascending
};

// The sizes with each key, the greatest key first.
using SizesByKey = std::map<std::int32_t, Sizes, std::greater<>>;

class BestByBits {
 public:
  BestByBits(const PileOptions& options, std::uint32_t largest)
      : options_(options),
        places_(largest + 1),
        taken_(options.ranges(), largest),
        all_(blocks_of_all(places_)) {
    for (const NumberRange& range : options.ranges()) {
      for (std::uint64_t n = range.least; n <= range.most && n < kBlock; ++n) {
        taken_in_block_.push_back(static_cast<std::uint32_t>(n));
      }
    }
  }

  // `key_of(size, best)` tells a size's key where the greatest of its options' keys is `best`.
  template <class KeyOf>
  std::vector<std::int32_t> keys(KeyOf key_of) const {
    std::vector<std::int32_t> keys(places_, kNoOption);
    SizesByKey sizes;
    for (std::uint32_t start = 0; start < places_; start += kBlock) {
      find_best_before(start, sizes, keys);
      const std::uint32_t end = std::min(places_, start + kBlock);
      for (std::uint32_t size = start; size < end; ++size) {
        std::int32_t best = keys[size];
        for (const std::uint32_t coins : taken_in_block_) {
          if (coins > size - start) break;
          best = std::max(best, keys[size - coins]);
        }
        for (const std::uint64_t coins : options_.taken_by_size(size)) {
          best = std::max(best, keys[as_size(size - coins)]);
        }
        keys[size] = key_of(size, best);
        sizes[keys[size]].push_back(size);
      }
    }
    return keys;
  }

 private:
  // Writes down the greatest key among the options before the block.
  void find_best_before(std::uint32_t start, const SizesByKey& sizes,
                        std::vector<std::int32_t>& keys) const {
    BlockBits left = all_[start / kBlock];
    for (const auto& [key, list] : sizes) {
      BlockBits movers{};
      taken_.add_movers(movers, list, start, left);
      for_each_one([&](std::uint32_t word) { return left[word] & movers[word]; },
                   [&, best = key](std::uint32_t place) {
                     keys[start + place] = best;
                     erase(left, place);
                   });
      if (left == BlockBits{}) return;
    }
  }

  const PileOptions& options_;
  std::uint32_t places_;
  TakenBits taken_;
  std::vector<BlockBits> all_;
  Sizes taken_in_block_;
};

}  // namespace

SolvedTable solve_by_bits(const PileOptions& options, std::uint32_t largest, const Wanted& wanted) {
  const BestByBits solver(options, largest);
  return table_by_keys(
      wanted, [&](Play play) { return NumbersByBits(options, largest, play).numbers(); },
      [&](auto key_above) { return solver.keys(key_above); });
}

}  // namespace grundy
