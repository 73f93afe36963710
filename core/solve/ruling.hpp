#pragma once

#include <optional>
#include <vector>

#include "game/compound.hpp"
#include "solve/component.hpp"

namespace grundy {

/// What decides a compound game: one row of the table of theorems.
enum class Law {
  NimSum,            ///< the nim-sum of the Grundy numbers is 0
  MisereNimSum,      ///< Bouton's rule on tame components
  Ended,             ///< nothing can move
  Alone,             ///< the only live component, played alone
  Single,            ///< one component, which may not be moved
  AllZero,           ///< every Grundy number is 0
  AllEqual,          ///< all Grundy numbers are equal
  LeastRemoteness,   ///< the least remoteness
  GreatestSuspense,  ///< the greatest suspense number
  DigitSums,         ///< the columns' sums modulo k + 1
  MisereDigitSums,   ///< the same, except among heaps of at most 1
  LoopSum,           ///< one infinite Grundy number and the nim-sum of the others
  LoopsDraw,         ///< two or more infinite Grundy numbers make a draw
  Endless,           ///< components that are drawn alone make a draw
};

/// The law that decides these components, or none where only a search does. `facts` are
/// those of all components, ended ones too. Where one may go in circles, law_for_loops tells.
///
/// Sources: P. M. Grundy 1939, R. P. Sprague 1935; C. L. Bouton 1901; E. H. Moore 1910; C. A. B. Smith,
/// Graphs and composite games, 1966; Winning Ways, ch. 9; for tame components see is_tame_pair.
std::optional<Law> law_for(const std::vector<Facts>& facts, const Sum& sum, Play play);

/// The outcome by that law.
Outcome outcome_by(Law law, const std::vector<Facts>& facts, const Sum& sum, Play play);

/// The theorem an answer by this law names.
Theorem theorem_of(Law law, const std::vector<Facts>& facts, const Sum& sum, Play play);

/// Whether that number is known of all components.
bool all_known(const std::vector<Facts>& facts, std::int32_t Facts::*number);

/// The least remoteness of those components that are no draw; INT32_MAX where all are.
std::int32_t least_remoteness(const std::vector<Facts>& facts);

/// How many ones the Grundy numbers have in the column of 2^bit.
std::uint64_t ones_in_column(const std::vector<Facts>& facts, int bit);

/// One more than the highest column that holds a 1.
int column_count(const std::vector<Facts>& facts);

}  // namespace grundy
