#include "solve/sizes_by_bits.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <span>

#include "solve/coprime_sets.hpp"
#include "solve/depth_key.hpp"
#include "solve/taken_bits.hpp"

namespace grundy {
namespace {

using Sizes = std::vector<std::uint32_t>;

// Calls visit(i) for the ones, ascending; what visit does to later bits is seen.
template <class Bits, class Visit>
void for_each_one(Bits bits_of_word, Visit visit) {
  for (std::uint32_t word = 0; word < kBlock / 64; ++word) {
    std::uint64_t above = ~std::uint64_t{0};
    while (const std::uint64_t ones = bits_of_word(word) & above) {
      const int bit = std::countr_zero(ones);
      above = ~std::uint64_t{1} << bit;
      visit(64 * word + static_cast<std::uint32_t>(bit));
    }
  }
}

void erase(BlockBits& bits, std::uint32_t place) {
  bits[place / 64] &= ~(std::uint64_t{1} << (place % 64));
}

// The sizes with each key, the greatest key first.
using SizesByKey = std::map<std::int32_t, Sizes, std::greater<>>;

class BitSolver {
 public:
  BitSolver(const PileOptions& options, std::uint32_t largest)
      : options_(options), places_(largest + 1), taken_(options.ranges(), largest) {
    for (const NumberRange& range : options.ranges()) {
      for (std::uint64_t n = range.least; n <= range.most && n < kBlock; ++n) {
        taken_in_block_.push_back(static_cast<std::uint32_t>(n));
      }
    }
  }

  std::vector<std::uint32_t> numbers(Play play) const {
    std::vector<std::uint32_t> numbers(places_, UINT32_MAX);
    std::vector<Sizes> with_number;
    CoprimeSets coprimes(options_.coprimes() ? places_ - 1 : 0);
    for (std::uint32_t start = 0; start < places_; start += kBlock) {
      const BlockBits block = block_from(start);
      BlockBits left = block;
      const BlockBits primes = primes_from(start, coprimes);
      for (std::uint32_t number = 0; left != BlockBits{}; ++number) {
        if (number == with_number.size()) with_number.emplace_back();
        give(number, start, play, {with_number[number], coprimes, block, primes}, left, numbers);
      }
    }
    return numbers;
  }

  // `key_of(size, best)` tells a size's key where the greatest of its options' keys is `best`.
  template <class KeyOf>
  std::vector<std::int32_t> keys(KeyOf key_of) const {
    std::vector<std::int32_t> keys(places_, kNoOption);
    SizesByKey sizes;
    CoprimeSets coprimes(options_.coprimes() ? places_ - 1 : 0);
    std::map<std::int32_t, std::uint32_t, std::greater<>> set_of;  // of each key
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
          best = std::max(best, keys[size - coins]);
        }
        for (const auto& [key, set] : set_of) {
          if (key <= best) break;
          if (coprimes.has_coprime(set, size)) best = key;
        }
        keys[size] = key_of(size, best);
        sizes[keys[size]].push_back(size);
        if (!options_.coprimes()) continue;
        const auto set = set_of.try_emplace(keys[size], static_cast<std::uint32_t>(set_of.size()));
        coprimes.add(set.first->second, size);
      }
    }
    return keys;
  }

 private:
  BlockBits block_from(std::uint32_t start) const {
    BlockBits bits{};
    for (std::uint32_t i = 0; i < std::min(kBlock, places_ - start); ++i) {
      bits[i / 64] |= std::uint64_t{1} << (i % 64);
    }
    return bits;
  }

  // Those of the block that are prime, where coprimes may be taken: they can move to all sizes below.
  BlockBits primes_from(std::uint32_t start, const CoprimeSets& coprimes) const {
    BlockBits bits{};
    for (std::uint32_t i = 0; options_.coprimes() && i < std::min(kBlock, places_ - start); ++i) {
      if (coprimes.prime(start + i)) bits[i / 64] |= std::uint64_t{1} << (i % 64);
    }
    return bits;
  }

  // Those of the ascending sizes that a block can move to by a number taken from every pile.
  std::span<const std::uint32_t> within_reach(const Sizes& sizes, std::uint32_t start) const {
    const std::uint64_t most = options_.ranges().empty() ? 0 : options_.ranges().back().most;
    const auto least = static_cast<std::uint32_t>(start - std::min<std::uint64_t>(start, most));
    const auto first = std::lower_bound(sizes.begin(), sizes.end(), least) - sizes.begin();
    return std::span(sizes).subspan(static_cast<std::size_t>(first));
  }

  bool has_ended(std::uint32_t size) const {
    if (options_.coprimes() && size > 0) return false;
    const auto& ranges = options_.ranges();
    return (ranges.empty() || size < ranges.front().least) && options_.taken_by_size(size).empty();
  }

  // The sizes of one number so far, and what the coprimes know of all numbers.
  struct Given {
    Sizes& sizes;
    CoprimeSets& coprimes;
    const BlockBits& block;
    const BlockBits& primes;
  };

  void give(std::uint32_t number, std::uint32_t start, Play play, const Given& given,
            BlockBits& left, std::vector<std::uint32_t>& numbers) const {
    BlockBits movers{};
    if (given.coprimes.has_positive_below(number, start)) movers = given.primes;
    taken_.add_movers(movers, within_reach(given.sizes, start), start, left);
    const auto candidates = [&](std::uint32_t word) { return left[word] & ~movers[word]; };
    for_each_one(candidates, [&](std::uint32_t place) {
      const std::uint32_t size = start + place;
      if (play == Play::Misere && number == 0 && has_ended(size)) return;
      if (given.coprimes.has_coprime(number, size)) return;
      for (const std::uint64_t coins : options_.taken_by_size(size)) {
        if (numbers[size - coins] == number) return;
      }
      numbers[size] = number;
      given.sizes.push_back(size);
      if (options_.coprimes()) given.coprimes.add(number, size);
      erase(left, place);
      taken_.add_movers(movers, {&size, 1}, start, given.block);
    });
  }

  // Writes down the greatest key among the options before the block.
  void find_best_before(std::uint32_t start, const SizesByKey& sizes,
                        std::vector<std::int32_t>& keys) const {
    BlockBits left = block_from(start);
    for (const auto& [key, list] : sizes) {
      BlockBits movers{};
      taken_.add_movers(movers, within_reach(list, start), start, left);
      for_each_one([&](std::uint32_t word) { return left[word] & movers[word]; },
                   [&, key = key](std::uint32_t place) {
                     keys[start + place] = key;
                     erase(left, place);
                   });
      if (left == BlockBits{}) return;
    }
  }

  const PileOptions& options_;
  std::uint32_t places_;
  TakenBits taken_;
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
  const BitSolver solver(options, largest);
  SolvedTable table(std::size_t{largest} + 1);
  const auto keys_of = [&](Fact fact) {
    return solver.keys([&, fact](std::uint32_t size, std::int32_t best) {
      return key_above(fact, best, table, size, wanted.play);
    });
  };
  table.grundy = solver.numbers(Play::Normal);
  std::size_t place = 0;
  for (const std::int32_t key : keys_of(Fact::Depth)) table.set(place++, depth_of(key));
  if (wanted.misere_numbers) {
    table.misere_grundy = solver.numbers(Play::Misere);
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
