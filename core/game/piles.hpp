#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/take_set.hpp"
#include "params/fields.hpp"

namespace grundy {

/// Piles from which a turn takes coins: any number of them (Nim), or a number in a subtraction set.
struct Piles {
  TakeSet take;                      ///< empty means any number
  std::vector<std::uint64_t> piles;  ///< in the reader's order
  std::uint64_t count = 0;  ///< how many lost sizes there are from 1 to this; 0 where not asked

  bool is_nim() const { return take.empty(); }
  bool operator==(const Piles&) const = default;
};

inline constexpr std::size_t kMaxPiles = 1'000'000;
/// Up to where lost piles can be counted.
inline constexpr std::uint64_t kMaxCounted = 1'000'000'000'000'000;

Piles read_nim(Fields& fields);
Piles read_subtraction(Fields& fields);
void write_piles(const Piles& piles, Params& params);

/// Whether the rules let a turn bring a pile from `from` coins to `to` coins.
bool is_pile_move(const Piles& rules, std::uint64_t from, std::uint64_t to);

/// Whether some turn can take from a pile of `size` coins.
bool can_move_pile(const Piles& rules, std::uint64_t size);

/// The rule in words, ending included elsewhere: "Take 1, 3 or 4 coins from one pile".
std::string rule_in_words(const Piles& rules);

/// What the components are called: "the piles".
inline std::string_view components_in_words(const Piles&) { return "piles"; }

}  // namespace grundy
