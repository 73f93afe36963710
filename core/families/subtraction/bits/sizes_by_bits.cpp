#include "families/subtraction/bits/sizes_by_bits.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <span>

#include "families/subtraction/bits/numbers_by_bits.hpp"
#include "families/subtraction/bits/taken_bits.hpp"
#include "families/subtraction/coprimes/with_coprimes.hpp"
#include "params/as_size.hpp"
#include "theory/table_by_keys.hpp"

namespace grundy {
namespace {

using Sizes = std::vector<std::uint32_t>;

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
  if (options.coprimes()) return solve_with_coprimes(options, largest, wanted);
  const BestByBits solver(options, largest);
  return table_by_keys(
      wanted,
      [&](Play play) { return numbers_by_bits(options, largest, play); },
      [&](auto key_above) { return solver.keys(key_above); });
}

}  // namespace grundy
