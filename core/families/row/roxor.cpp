#include "families/row/roxor.hpp"

#include "params/as_size.hpp"

namespace grundy {

Heaps stone_numbers(std::size_t pots) {
  Heaps numbers(pots, 0);
  std::vector<std::uint8_t> reached;
  for (std::size_t i = pots; i-- > 0;) {
    std::size_t least = 0;
    while (least < reached.size() && reached[least]) ++least;
    numbers[i] = least;
    // Pairs with pot i become options of the pots before it.
    for (std::size_t k = i; k < pots; ++k) {
      const auto number = static_cast<std::size_t>(numbers[i] ^ numbers[k]);
      if (number >= reached.size()) reached.resize(2 * number + 2, 0);
      reached[number] = 1;
    }
  }
  return numbers;
}

Roxor::Roxor(const Row& row, Play play)
    : row_(row), play_(play), numbers_(stone_numbers(row.heaps.size())) {
  for (std::size_t pot = 0; pot < numbers_.size(); ++pot) {
    const std::uint64_t stones = row.heaps[pot];
    if (stones % 2 == 1) totals_.nim_sum ^= numbers_[pot];
    if (is_firm(pot)) totals_.firm += stones;
  }
}

NimTotals Roxor::after(const RowMove& move) const {
  NimTotals after = totals_.without(numbers_[move.heap], is_firm(move.heap));
  for (const std::size_t pot : move.pots) after.add(numbers_[pot], is_firm(pot));
  return after;
}

// If one new stone is before the last two pots the nim-sum must become 0, so it determines the other.
void Roxor::for_each_winning_move(const std::function<void(const RowMove&)>& visit) const {
  if (!won()) return;
  const std::size_t pots = numbers_.size();
  std::vector<std::size_t> place;
  for (std::size_t pot = 0; pot < pots; ++pot) {
    if (numbers_[pot] >= place.size()) place.resize(as_size(numbers_[pot] + 1), pots);
    place[as_size(numbers_[pot])] = pot;
  }
  for (std::size_t i = 0; i + 1 < pots; ++i) {
    if (row_.heaps[i] == 0) continue;
    for (std::size_t j = i + 1; j < pots; ++j) {
      if (!is_firm(j)) {
        for (std::size_t k = j; k < pots; ++k) {
          if (is_lost(after({i, 1, {j, k}}), play_)) visit({i, 1, {j, k}});
        }
        continue;
      }
      const Nimber other = totals_.nim_sum ^ numbers_[i] ^ numbers_[j];
      const std::size_t k = other < place.size() ? place[as_size(other)] : pots;
      if (k < pots && k >= j) visit({i, 1, {j, k}});
    }
  }
}

bool Roxor::stone_wins(std::size_t pot) const {
  NimTotals alone;
  alone.add(numbers_[pot], is_firm(pot));
  return !is_lost(alone, play_);
}

}  // namespace grundy
