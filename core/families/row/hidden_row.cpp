#include "families/row/hidden_row.hpp"

#include <algorithm>

#include "families/row/roxor.hpp"
#include "theory/coin_flow.hpp"

namespace grundy {
namespace {

HiddenRow hidden_stairs(const Row& row) {
  HiddenRow hidden{row.heaps, {}};
  const bool lowest_counts = row.numbering != Numbering::Ground0;
  for (std::size_t i = 0; i < row.heaps.size(); ++i) {
    hidden.counts.push_back((i % 2 == 0) == lowest_counts);
  }
  return hidden;
}

HiddenRow hidden_differences(const Row& row) {
  HiddenRow hidden;
  for (std::size_t i = 0; i < row.heaps.size(); ++i) {
    hidden.values.push_back(row.heaps[i] - (i == 0 ? 0 : row.heaps[i - 1]));
    hidden.counts.push_back((row.heaps.size() - i) % 2 == 1);
  }
  return hidden;
}

HiddenRow hidden_cakes(const Row& row) {
  HiddenRow hidden{row.heaps, {}};
  const RowLimits limits(row, row.heaps);
  for (std::size_t i = 0; i < row.heaps.size(); ++i) {
    hidden.counts.push_back(limits.most_taken(i) > 0);
  }
  return hidden;
}

HiddenRow hidden_pots(const Row& row) {
  HiddenRow hidden{stone_numbers(row.heaps.size()), {}};
  for (const std::uint64_t stones : row.heaps) hidden.counts.push_back(stones % 2 == 1);
  return hidden;
}

}  // namespace

HiddenRow hidden_row(const Row& row) {
  switch (row.game) {
    case RowGame::Staircase: return hidden_stairs(row);
    case RowGame::Ordered: return hidden_differences(row);
    case RowGame::Cake: return hidden_cakes(row);
    case RowGame::Roxor: return hidden_pots(row);
  }
  return {};
}

CoinRow::CoinRow(const Row& row, Play play) : row_(row), play_(play), hidden_(hidden_row(row)) {
  for (std::size_t i = 0; i < hidden_.values.size(); ++i) {
    if (hidden_.counts[i]) totals_.add_heap(hidden_.values[i]);
  }
}

std::optional<std::size_t> CoinRow::next(std::size_t place) const {
  if (row_.game == RowGame::Staircase) return place > 0 ? std::optional(place - 1) : std::nullopt;
  return place + 1 < hidden_.values.size() ? std::optional(place + 1) : std::nullopt;
}

bool CoinRow::moves(std::size_t place) const {
  return hidden_.counts[place] != 0 || next(place).has_value();
}

std::optional<std::uint64_t> CoinRow::winning_coins(std::size_t place) const {
  if (!moves(place)) return std::nullopt;
  const std::uint64_t beyond = hidden_.counts[place] ? 0 : hidden_.values[*next(place)];
  return winning_flow(totals_, play_, hidden_.values[place], hidden_.counts[place] != 0, beyond);
}

std::size_t CoinRow::heap_of(std::size_t place) const {
  return hidden_.counts[place] ? place : *next(place);
}

}  // namespace grundy
