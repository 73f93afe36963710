#include "families/subtraction/coprimes/with_coprimes.hpp"

#include <algorithm>

#include "families/subtraction/bits/numbers_by_bits.hpp"
#include "families/subtraction/bits/remoteness_by_bits.hpp"
#include "families/subtraction/bits/taken_bits.hpp"
#include "families/subtraction/coprimes/coprime_class.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

// The lost sizes above 0, as far as they are found going up.
class LostSizes {
 public:
  LostSizes(const PileOptions& options, const std::vector<std::uint32_t>& numbers)
      : options_(options),
        numbers_(numbers),
        largest_(static_cast<std::uint32_t>(numbers.size() - 1)),
        taken_(options.ranges(), largest_),
        factors_(largest_),
        coprimes_(factors_, largest_) {}

  // Calls visit(size) for the won sizes that can move to one of them.
  template <class Visit>
  void for_each_mover(Visit visit) {
    const std::vector<BlockBits> all = blocks_of_all(largest_ + 1);
    for (std::uint32_t start = 0; start <= largest_; start += kBlock) {
      const BlockBits& block = all[start / kBlock];
      BlockBits movers{};
      taken_.add_movers(movers, lost_, start, block);
      for_each_one([&](std::uint32_t word) { return block[word]; },
                   [&](std::uint32_t place) {
                     const std::uint32_t size = start + place;
                     if (numbers_[size] != 0) {
                       if (has(movers, place) || moves_by_size(size)) visit(size);
                     } else if (size > 0) {
                       lost_.push_back(size);
                       coprimes_.add(size);
                       taken_.add_movers(movers, {&size, 1}, start, block);
                     }
                   });
    }
  }

 private:
  bool moves_by_size(std::uint32_t size) const {
    if (coprimes_.has_coprime(size)) return true;
    const auto taken = options_.taken_by_size(size);
    return std::any_of(taken.begin(), taken.end(), [&](std::uint64_t coins) {
      return coins < size && numbers_[as_size(size - coins)] == 0;
    });
  }

  const PileOptions& options_;
  const std::vector<std::uint32_t>& numbers_;
  std::uint32_t largest_;
  TakenBits taken_;
  PrimeFactors factors_;
  CoprimeClass coprimes_;
  std::vector<std::uint32_t> lost_;
};

}  // namespace

void tell_with_coprimes(SolvedTable& table, const Wanted& wanted) {
  const auto places = static_cast<std::uint32_t>(table.positions());
  const auto in_misere = [](std::uint32_t size) {
    return static_cast<std::int32_t>(std::min(size, 2u));
  };
  for (std::uint32_t size = 0; wanted.play == Play::Misere && size < places; ++size) {
    table.set(size, {.won = size != 1, .remoteness = in_misere(size)});
    if (wanted.suspense) table.suspense.push_back(in_misere(size));
  }
  if (wanted.misere_numbers) {
    for (const std::uint32_t number : table.grundy) {
      table.misere_grundy.push_back(number < 2 ? 1 - number : number);
    }
    table.tame.assign(places, 1);
  }
  for (std::uint32_t size = 0; wanted.growth && size < places; ++size) {
    const bool grows = (size > 0 && table.grows.back() != 0) || table.grundy[size] != size;
    table.grows.push_back(grows);
  }
}

SolvedTable solve_with_coprimes(const PileOptions& options, std::uint32_t largest,
                                const Wanted& wanted) {
  SolvedTable table(std::size_t{largest} + 1);
  table.grundy = numbers_by_bits(options, largest, Play::Normal);
  tell_with_coprimes(table, wanted);
  if (wanted.play == Play::Misere) return table;
  table.remoteness = remoteness_by_bits(options, table.grundy);
  for (std::uint32_t size = 0; size <= largest; ++size) table.won[size] = table.grundy[size] != 0;
  if (!wanted.suspense) return table;
  for (std::uint32_t size = 0; size <= largest; ++size) {
    table.suspense.push_back(size == 0 ? 0 : table.won[size] != 0 ? 1 : 2);
  }
  LostSizes(options, table.grundy).for_each_mover([&](std::uint32_t size) {
    table.suspense[size] = 3;
  });
  return table;
}

}  // namespace grundy
