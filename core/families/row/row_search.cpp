#include "families/row/row_search.hpp"

#include <algorithm>
#include <functional>

#include "sums/search/counts_search.hpp"

namespace grundy {
namespace {

// Whether surely more than `limit` positions can be reached, without a search. Each heap but a cake
// can give up any number up to its most at once; one stone can go to any two later pots.
bool surely_beyond(const Row& row, std::uint64_t limit) {
  const RowLimits limits(row, row.heaps);
  std::uint64_t positions = 1;
  for (std::size_t heap = 0; heap < row.heaps.size(); ++heap) {
    if (limits.most_taken(heap) == 0) continue;
    const std::uint64_t later = row.heaps.size() - 1 - heap;
    if (row.game == RowGame::Roxor && later * (later + 1) / 2 > limit) return true;
    const std::uint64_t taken =
        row.game == RowGame::Roxor ? row.heaps[heap] : limits.most_taken(heap);
    if (taken >= limit) return true;
    positions *= taken + 1;
    if (positions > limit) return true;
  }
  return false;
}

// The same for cakes: the k largest can shrink, the largest first, to any sizes up to that of the k-th.
bool cakes_surely_beyond(Heaps cakes, std::uint64_t limit) {
  std::sort(cakes.begin(), cakes.end(), std::greater<>());
  for (std::size_t k = 0; k < cakes.size() && cakes[k] > 0; ++k) {
    if (cakes[k] >= limit) return true;
    std::uint64_t positions = 1;
    for (std::size_t i = 0; i <= k && positions <= limit; ++i) positions *= cakes[k] + 1;
    if (positions > limit) return true;
  }
  return false;
}

}  // namespace

std::optional<SolvedTable> search_row(const Row& row, Play play, std::uint64_t limit) {
  const std::size_t positions = searchable(limit, row.heaps.size());
  const bool beyond = row.game == RowGame::Cake ? cakes_surely_beyond(row.heaps, positions)
                                                : surely_beyond(row, positions);
  if (beyond) return std::nullopt;
  const auto options = [&](const Counts& heaps, auto visit) {
    for_each_row_move(row, heaps,
                      [&](const RowMove& move) { visit(after_move(row, heaps, move)); });
  };
  return search_counts(row.heaps, options, {.play = play}, positions);
}

}  // namespace grundy
