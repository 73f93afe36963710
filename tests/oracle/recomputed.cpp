#include "oracle/recomputed.hpp"

#include <algorithm>

#include "families/row/hidden_row.hpp"
#include "games/families.hpp"
#include "oracle/node_kayles.hpp"

namespace grundy {
namespace {

std::uint64_t entry(const GrundyNumbers& numbers, std::size_t place) {
  return std::visit([&](const auto& list) { return static_cast<std::uint64_t>(list[place]); },
                    numbers);
}

}  // namespace

bool Recomputed::items_are_components() const {
  return game_.position.as<Piles>() != nullptr || game_.position.as<Board>() != nullptr ||
         game_.position.as<Graph>() != nullptr;
}

Items Recomputed::counting() const {
  Items items;
  for (std::uint32_t i = 0; i < start_.size(); ++i) items.push_back(i);
  if (const auto* row = game_.position.as<Row>()) {
    const auto counts = [&](std::uint32_t i) {
      if (row->game == RowGame::Roxor) return row->heaps[i] % 2 == 1;
      return hidden_row(*row).counts[i] != 0;
    };
    std::erase_if(items, [&](std::uint32_t i) { return !counts(i); });
  }
  if (const auto* cram = game_.position.as<Cram>()) {
    items.clear();
    for_each_region(cram->free(), cram->size, [&](CellSet cells) {
      items.push_back(static_cast<std::uint32_t>(__builtin_ctzll(cells)));
    });
  }
  if (game_.position.as<Geography>() != nullptr) items.clear();
  if (const auto* kayles = game_.position.as<NodeKayles>()) {
    const auto first = [&](std::uint32_t i) {
      const Whole part = part_at(*kayles, start_, i);
      if (kayles->on_edges && std::count(part.begin(), part.end(), 1) < 2) return false;
      return start_[i] == 1 && std::find(part.begin(), part.end(), 1) - part.begin() ==
                                   static_cast<std::ptrdiff_t>(i);
    };
    std::erase_if(items, [&](std::uint32_t i) { return !first(i); });
  }
  if (const auto* tree = game_.position.as<Tree>()) {
    const auto at_even_depth = [&](std::uint32_t node) {
      bool even = true;
      for (std::int32_t up = tree->parents[node]; up != Tree::kNoParent; even = !even) {
        up = tree->parents[static_cast<std::size_t>(up)];
      }
      return even;
    };
    std::erase_if(items, at_even_depth);
  }
  return items;
}

std::uint64_t Recomputed::grundy(std::uint32_t item) const {
  if (const auto* kayles = game_.position.as<NodeKayles>()) {
    return Oracle(game_).grundy(part_at(*kayles, start_, item));
  }
  if (!items_are_components()) return entry(analysis_.tables[0].grundy, item);
  return static_cast<std::uint64_t>(analysis_.components.grundy[item]);
}

std::uint64_t Recomputed::grundy_at(std::uint32_t item, std::uint64_t state) const {
  const Table& known = table(item);
  return place(state) < known.outcomes.size() ? entry(known.grundy, place(state)) : place(state);
}

std::uint64_t Recomputed::place(std::uint64_t state) const {
  return game_.position.as<Piles>() != nullptr ? size_of(state) : state;
}

// Piles that may still be given coins are not in the table. Play never returns to one, so recursion ends.
bool Recomputed::lost_alone(std::uint32_t item, std::uint64_t state) const {
  const std::vector<std::uint8_t>& letters = table(item).outcomes;
  if (state < letters.size()) return letters[state] == kLost;
  const Numbers reached = options(item, state);
  if (reached.empty()) return game_.play == Play::Normal;
  return std::none_of(reached.begin(), reached.end(),
                      [&](std::uint64_t to) { return lost_alone(item, to); });
}

std::optional<std::vector<std::uint32_t>> Recomputed::loop_set(std::uint32_t item,
                                                               std::uint64_t state) const {
  const std::uint64_t place = UINT32_MAX - grundy_at(item, state);
  const auto& sets = table(item).loop_sets;
  return place < sets.size() ? std::optional(sets[place]) : std::nullopt;
}

Numbers Recomputed::options(std::uint32_t item, std::uint64_t state) const {
  Whole whole = start_;
  whole[item] = state;
  std::set<std::uint64_t> found;
  for (const WholeMove& move : moves_of(game_, whole)) {
    if (move.item == item) found.insert(move.after[item]);
  }
  return {found.begin(), found.end()};
}

bool Recomputed::grows(std::uint32_t item) const {
  std::set<std::uint64_t> seen{start_[item]};
  Numbers open{start_[item]};
  while (!open.empty()) {
    const std::uint64_t from = open.back();
    open.pop_back();
    for (const std::uint64_t to : options(item, from)) {
      if (grundy_at(item, to) > grundy_at(item, from)) return true;
      if (seen.insert(to).second) open.push_back(to);
    }
  }
  return false;
}

std::uint64_t Recomputed::misere_number(std::uint32_t item, std::uint64_t state) const {
  std::set<std::uint64_t> numbers;
  const Numbers reached = options(item, state);
  for (const std::uint64_t to : reached) numbers.insert(misere_number(item, to));
  return reached.empty() ? 1 : mex_of(numbers);
}

bool Recomputed::fickle(std::uint32_t item) const {
  return grundy(item) + misere_number(item, start_[item]) == 1;
}

Whole Recomputed::after(const PlayedTurn& turn) const {
  Whole whole = start_;
  for (const Move& move : turn.moves) whole[move.item] = move.to;
  return whole;
}

std::uint64_t nim_sum(const Numbers& numbers) {
  std::uint64_t total = 0;
  for (const std::uint64_t number : numbers) total ^= number;
  return total;
}

std::uint64_t ones_at(const Numbers& numbers, std::uint32_t bit) {
  return static_cast<std::uint64_t>(
      std::count_if(numbers.begin(), numbers.end(),
                    [bit](std::uint64_t number) { return (number >> bit & 1) != 0; }));
}

std::uint64_t mex_of(const std::set<std::uint64_t>& numbers) {
  std::uint64_t least = 0;
  while (numbers.count(least) > 0) ++least;
  return least;
}

}  // namespace grundy
