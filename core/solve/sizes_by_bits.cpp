#include "solve/sizes_by_bits.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <span>

#include "params/as_size.hpp"
#include "solve/depth_key.hpp"
#include "solve/numbers_by_bits.hpp"
#include "solve/taken_bits.hpp"
#include "solve/with_coprimes.hpp"

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

// What follows from the best option, each in an order of its own.
enum class Fact { Depth, Wild, Suspense, Growth };

// A lost position with suspense s has the key s + 1, a won one -s.
std::int32_t suspense_key_above(std::int32_t best, Play play) {
  if (best == kNoOption) return play == Play::Misere ? 0 : 1;
  return best > 0 ? -best : 2 - best;
}

std::int32_t key_above(Fact fact, std::int32_t best, const SolvedTable& table, std::uint32_t size,
                       Play play) {
  switch (fact) {
    case Fact::Depth: return key_above(best, play);
    case Fact::Wild:
      return best == 1 || !is_tame_pair(table.grundy[size], table.misere_grundy[size]);
    case Fact::Suspense: return suspense_key_above(best, play);
    case Fact::Growth: break;
  }
  const auto number = static_cast<std::int32_t>(table.grundy[size]);
  return best > number ? INT32_MAX : number;
}

}  // namespace

SolvedTable solve_by_bits(const PileOptions& options, std::uint32_t largest, const Wanted& wanted) {
  if (options.coprimes()) return solve_with_coprimes(options, largest, wanted);
  const BestByBits solver(options, largest);
  SolvedTable table(std::size_t{largest} + 1);
  const auto keys_of = [&](Fact fact) {
    return solver.keys([&, fact](std::uint32_t size, std::int32_t best) {
      return key_above(fact, best, table, size, wanted.play);
    });
  };
  table.grundy = numbers_by_bits(options, largest, Play::Normal);
  std::size_t place = 0;
  for (const std::int32_t key : keys_of(Fact::Depth)) table.set(place++, depth_of(key));
  if (wanted.misere_numbers) {
    table.misere_grundy = numbers_by_bits(options, largest, Play::Misere);
    for (const std::int32_t key : keys_of(Fact::Wild)) table.tame.push_back(key == 0);
  }
  if (wanted.suspense) {
    for (const std::int32_t key : keys_of(Fact::Suspense)) {
      table.suspense.push_back(key > 0 ? key - 1 : -key);
    }
  }
  if (wanted.growth) {
    for (const std::int32_t key : keys_of(Fact::Growth)) table.grows.push_back(key == INT32_MAX);
  }
  return table;
}

}  // namespace grundy
