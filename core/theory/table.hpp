#pragma once

#include <cstdint>
#include <vector>

#include "params/play.hpp"
#include "theory/remoteness.hpp"

namespace grundy {

/// What is known of every position of one component, by position number.
struct SolvedTable {
  std::vector<std::uint32_t> grundy;
  /// Used instead of `grundy` if all numbers are certain to be below 256: a quarter of the memory.
  std::vector<std::uint8_t> small_grundy;
  std::vector<std::uint8_t> won;         ///< 1 where the player to move wins this component alone
  std::vector<std::int32_t> remoteness;  ///< under the convention played
  std::vector<std::uint32_t> misere_grundy;  ///< only where asked for
  std::vector<std::uint8_t> tame;            ///< only where asked for
  std::vector<std::int32_t> suspense;        ///< only where asked for
  std::vector<std::uint8_t> grows;  ///< only where asked for: some reachable position has an option
                                    ///< of larger Grundy number
  bool loopy = false;  ///< moves may go in circles: draws are kNoEnd, numbers may be infinite
  /// The sets of infinite Grundy numbers, ascending, each once: UINT32_MAX - i means infinite(loop_sets[i]).
  std::vector<std::vector<std::uint32_t>> loop_sets;

  explicit SolvedTable(std::size_t positions = 0)
      : grundy(positions, 0), won(positions, 0), remoteness(positions, 0) {}
  bool operator==(const SolvedTable&) const = default;
  std::size_t positions() const { return grundy.empty() ? small_grundy.size() : grundy.size(); }
  std::uint32_t number(std::size_t position) const {
    return grundy.empty() ? small_grundy[position] : grundy[position];
  }
  Depth depth(std::size_t position) const {
    return {.won = won[position] != 0, .remoteness = remoteness[position]};
  }
  void set(std::size_t position, Depth depth) {
    won[position] = depth.won;
    remoteness[position] = depth.remoteness;
  }
};

/// Which tables to fill besides Grundy numbers.
struct Wanted {
  Play play = Play::Normal;
  bool depth = true;            ///< outcome and remoteness; without them only Grundy numbers
  bool misere_numbers = false;  ///< misère Grundy numbers and tameness, for sums in misère play
  bool suspense = false;        ///< for the continued conjunctive sum
  bool growth = false;          ///< for Moore's rule
  /// Whether `suspense` or `growth` is wanted.
  bool extras() const { return suspense || growth; }
  bool operator==(const Wanted&) const = default;
};

/// The pairs (0,1) and (1,0) of Grundy and misère Grundy number.
inline bool is_fickle(std::uint32_t grundy, std::uint32_t misere) { return grundy + misere == 1; }

/// Whether a pair is fickle or (n,n). A position is tame when its pair and those of all positions it
/// can reach are like that; sums of tame positions play as misère Nim does (V. Gurvich and N. B. Ho,
/// On tame, pet, domestic, and miserable impartial games).
inline bool is_tame_pair(std::uint32_t grundy, std::uint32_t misere) {
  return grundy == misere || is_fickle(grundy, misere);
}

}  // namespace grundy
