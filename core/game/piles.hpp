#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "params/fields.hpp"

namespace grundy {

/// Piles from which a turn takes coins: any number of them (Nim), or a number in a subtraction set.
struct Piles {
  std::vector<std::uint64_t> take;   ///< ascending, distinct, at least 1; empty means any number
  std::vector<std::uint64_t> piles;  ///< in the reader's order

  bool is_nim() const { return take.empty(); }
  bool operator==(const Piles&) const = default;
};

inline constexpr std::size_t kMaxPiles = 1'000'000;
/// Largest pile where the numbers of all smaller piles are tabulated (subtraction sets).
inline constexpr std::uint64_t kMaxTabulatedPile = 10'000'000;
inline constexpr std::size_t kMaxTake = 1'000;

Piles read_nim(Fields& fields);
Piles read_subtraction(Fields& fields);
void write_piles(const Piles& piles, Params& params);

/// The sizes to which one move can bring a pile of `size` coins, largest first.
template <class Visit>
void for_each_pile_option(const Piles& rules, std::uint32_t size, Visit visit) {
  if (rules.is_nim()) {
    for (std::uint32_t left = size; left > 0; --left) visit(left - 1);
  }
  for (const std::uint64_t coins : rules.take) {
    if (coins > size) return;
    visit(static_cast<std::uint32_t>(size - coins));
  }
}

/// Whether the rules let a turn bring a pile from `from` coins to `to` coins.
bool is_pile_move(const Piles& rules, std::uint64_t from, std::uint64_t to);

/// Whether some turn can take from a pile of `size` coins.
bool can_move_pile(const Piles& rules, std::uint64_t size);

/// The rule in words, ending included elsewhere: "Take 1, 3 or 4 coins from one pile".
std::string rule_in_words(const Piles& rules);

/// What the components are called: "the piles".
inline std::string_view components_in_words(const Piles&) { return "piles"; }

}  // namespace grundy
