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
  TakeAway,  ///< as Nim, but the number must be in a set
  Nimble,    ///< coins on a strip of squares move any distance left: a coin is a pile of its square
  PokerNim,  ///< as Nim, but a turn may also add coins, up to what the pile may still be given
};

/// Piles from which a turn takes coins.
struct Piles {
  PileGame game = PileGame::Nim;
  TakeSet take;                      ///< for take-away, else empty
  std::vector<std::uint64_t> piles;  ///< in the reader's order
  std::uint64_t count = 0;           ///< asks how many sizes from 1 to this are lost; 0: not asked

  std::vector<std::uint64_t> adds;  ///< for Poker Nim, one per pile; else empty

  bool is_nim() const { return game == PileGame::Nim || game == PileGame::Nimble; }
  /// The state of a pile: its size, with the coins it may be given in the bits above.
  std::uint64_t state(std::size_t pile) const;
  bool operator==(const Piles&) const = default;
};

inline constexpr std::size_t kMaxPiles = 1'000'000;
/// The largest size up to which lost piles are counted.
inline constexpr std::uint64_t kMaxCounted = 1'000'000'000'000'000;

/// The most coins that a pile of Poker Nim may be given.
inline constexpr std::uint64_t kMaxAdds = 1'000;

/// Packs a pile's size and the coins it may still be given into one number, which every move
/// lowers. Without such coins it is the size.
constexpr std::uint64_t pile_state(std::uint64_t size, std::uint64_t adds) {
  return adds << 53 | size;
}
constexpr std::uint64_t size_of(std::uint64_t state) { return state & kMaxExact; }
constexpr std::uint64_t adds_of(std::uint64_t state) { return state >> 53; }

/// Reads the piles of the game with this catalogue key; Nim with more than kMaxPiles piles as runs.
std::variant<Piles, PileRuns> read_piles(std::string_view game, Fields& fields);
void write_piles(const Piles& piles, Params& params);

/// Makes the move that brings a pile to `size` coins; false if the rules do not allow it.
bool move_pile(Piles& piles, std::size_t pile, std::uint64_t size);

/// Whether the pile has a move.
bool can_move_pile(const Piles& piles, std::size_t pile);

}  // namespace grundy
