#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "families/subtraction/pile_runs.hpp"
#include "families/subtraction/take_set.hpp"
#include "params/fields.hpp"

namespace grundy {

enum class PileGame {
  Nim,       ///< a turn takes any number of coins from one pile
  TakeAway,  ///< a number in a set
  Nimble,    ///< coins on a strip of squares move any distance left: a coin is a pile of its square
  PokerNim,  ///< as Nim, but a turn may also add coins that the pile may still be given
};

/// Piles from which a turn takes coins.
struct Piles {
  PileGame game = PileGame::Nim;
  TakeSet take;                      ///< of take-away, else empty
  std::vector<std::uint64_t> piles;  ///< in the reader's order
  std::uint64_t count = 0;  ///< how many lost sizes there are from 1 to this; 0 where not asked

  std::vector<std::uint64_t> adds;  ///< of Poker Nim, for each pile; else empty

  bool is_nim() const { return game == PileGame::Nim || game == PileGame::Nimble; }
  /// What a pile is numbered by: its size, with the coins it may be given above.
  std::uint64_t state(std::size_t pile) const;
  bool operator==(const Piles&) const = default;
};

inline constexpr std::size_t kMaxPiles = 1'000'000;
/// Up to where lost piles can be counted.
inline constexpr std::uint64_t kMaxCounted = 1'000'000'000'000'000;

/// How many coins a pile of Poker Nim may be given.
inline constexpr std::uint64_t kMaxAdds = 1'000;

/// A pile with the coins that it may still be given, as one number that every move lowers; without
/// such coins it is the size.
constexpr std::uint64_t pile_state(std::uint64_t size, std::uint64_t adds) {
  return adds << 53 | size;
}
constexpr std::uint64_t size_of(std::uint64_t state) { return state & kMaxExact; }
constexpr std::uint64_t adds_of(std::uint64_t state) { return state >> 53; }

/// The piles of the game with this key of the catalogue; those of Nim in runs where they are over kMaxPiles.
std::variant<Piles, PileRuns> read_piles(std::string_view game, Fields& fields);
void write_piles(const Piles& piles, Params& params);

/// Makes the move that brings a pile to `size` coins, if the rules allow it; else says so.
bool move_pile(Piles& piles, std::size_t pile, std::uint64_t size);

/// Whether some turn can move that pile.
bool can_move_pile(const Piles& piles, std::size_t pile);

}  // namespace grundy
