#pragma once

#include <cstdint>

#include "theory/depth_key.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Facts that, like the depth, follow from the best option of a position, each by its own order.
enum class BestFact {
  Wild,  ///< not tame
  Suspense,
  Growth,
};

/// The key of a position whose options have the greatest key `best`; kNoOption if it has none.
/// `table` must hold the Grundy numbers of all positions, for Wild the misère ones too.
inline std::int32_t key_above(BestFact fact, std::int32_t best, const SolvedTable& table,
                              std::uint32_t position, Play play) {
  switch (fact) {
    case BestFact::Wild:
      return best == 1 || !is_tame_pair(table.grundy[position], table.misere_grundy[position]);
    case BestFact::Suspense:
      // A lost position with suspense s has the key s + 1, a won one -s.
      if (best == kNoOption) return play == Play::Misere ? 0 : 1;
      return best > 0 ? -best : 2 - best;
    case BestFact::Growth: break;
  }
  const auto number = static_cast<std::int32_t>(table.grundy[position]);
  return best > number ? INT32_MAX : number;
}

/// All facts of positions 0, 1, … from two functions. `numbers_in(play)` lists their Grundy
/// numbers, normal or misère. `keys_of(key_above)` lists their keys, where key_above(position,
/// best) is the key of a position whose options have the greatest key `best`.
template <class Numbers, class Keys>
SolvedTable table_by_keys(const Wanted& wanted, Numbers numbers_in, Keys keys_of) {
  SolvedTable table;
  const auto keys = [&](BestFact fact) {
    return keys_of([&, fact](std::uint32_t position, std::int32_t best) {
      return key_above(fact, best, table, position, wanted.play);
    });
  };
  table.grundy = numbers_in(Play::Normal);
  if (wanted.depth) {
    table.remoteness =
        keys_of([&](std::uint32_t, DepthKey best) { return key_above(best, wanted.play); });
    table.won.resize(table.positions());
    for (std::size_t p = 0; p < table.positions(); ++p) table.set(p, depth_of(table.remoteness[p]));
  }
  if (wanted.misere_numbers) {
    table.misere_grundy = numbers_in(Play::Misere);
    for (const std::int32_t key : keys(BestFact::Wild)) table.tame.push_back(key == 0);
  }
  if (wanted.suspense) {
    table.suspense = keys(BestFact::Suspense);
    for (std::int32_t& key : table.suspense) key = key > 0 ? key - 1 : -key;
  }
  if (wanted.growth) {
    for (const std::int32_t key : keys(BestFact::Growth)) table.grows.push_back(key == INT32_MAX);
  }
  return table;
}

}  // namespace grundy
