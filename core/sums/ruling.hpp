#pragma once

#include <optional>
#include <span>

#include "params/compound.hpp"
#include "sums/component.hpp"

namespace grundy {

/// What decides a compound game: one row of the table of theorems. Each says when the sum is lost.
enum class Law {
  NimSum,        ///< the nim-sum of the Grundy numbers is 0
  MisereNimSum,  ///< of tame components: some number is firm (see is_tame_pair) and the nim-sum is
                 ///< 0, or none is and the nim-sum is 1
  Ended,         ///< nothing can move: in normal play
  Alone,         ///< the only live component is lost alone
  Single,        ///< one component, which may not be moved: in normal play
  AllZero,       ///< every Grundy number is 0
  AllEqual,      ///< all Grundy numbers are equal
  LeastRemoteness,   ///< the least remoteness is even, in misère play odd
  GreatestSuspense,  ///< the greatest suspense number is even, in misère play odd
  DigitSums,         ///< the binary columns' sums vanish modulo k + 1
  MisereDigitSums,   ///< the same, but where no number exceeds 1 the ones are 1 modulo k + 1
  LoopSum,    ///< never: with one infinite(K) it is won where the nim-sum of the others is in
              ///< K, else a draw
  LoopsDraw,  ///< never: two or more infinite Grundy numbers make a draw
  Endless,    ///< never: components that are drawn alone make a draw
};

/// The law that decides these components, or none where only a search does. `facts` are
/// those of all components, ended ones too. Where one may go in circles, law_for_loops tells; else:
///
/// | a turn moves      | normal play                      | misère play                               |
/// |-------------------|----------------------------------|-------------------------------------------|
/// | one               | NimSum                           | MisereNimSum if all are tame              |
/// | one or more       | AllZero                          | AllZero if two or more are live           |
/// | some, not all     | AllEqual                         | as one or more if some have ended; as one |
/// |                   |                                  | if there are two; MisereDigitSums of Nim  |
/// |                   |                                  | heaps with k one less than their number   |
/// | every one         | LeastRemoteness                  | LeastRemoteness                           |
/// | every live one    | GreatestSuspense                 | GreatestSuspense                          |
/// | one to k          | AllZero if at most k are live;   | as one or more if at most k are live;     |
/// |                   | DigitSums if k + 1 are, or if no | MisereDigitSums of Nim heaps              |
/// |                   | number grows (see Facts::grows)  |                                           |
///
/// Besides, where they say what the rules do not: Ended where nothing can move, Alone where one
/// component can and the row above has no law for it, Single for one component of some, not all.
///
/// Sources: P. M. Grundy 1939, R. P. Sprague 1935; C. L. Bouton 1901; E. H. Moore 1910; C. A. B. Smith,
/// Graphs and composite games, 1966; Winning Ways, ch. 9; for tame components see is_tame_pair.
std::optional<Law> law_for(std::span<const Facts> facts, const Sum& sum, Play play);

/// The outcome by that law.
Outcome outcome_by(Law law, std::span<const Facts> facts, const Sum& sum, Play play);

/// The theorem an answer by this law names. Of what is alone, only a Nim heap has one.
Theorem theorem_of(Law law, std::span<const Facts> facts, const Sum& sum, Play play);

/// Which number of a component decides under the rule chosen.
enum class DecidingNumber { Grundy, Remoteness, Suspense, Outcome };

/// That of a sum which this law decides, or a search where there is none; `loopy` where some component
/// may go in circles.
DecidingNumber deciding_number(const Sum& rule, std::optional<Law> law, bool loopy);

/// The word that wasm/grundy.d.ts has for it.
std::string_view to_text(DecidingNumber number);

/// Whether that number is known of all components.
bool all_known(std::span<const Facts> facts, std::int32_t Facts::*number);

/// The least remoteness of those components that are no draw; INT32_MAX where all are.
std::int32_t least_remoteness(std::span<const Facts> facts);

/// How many ones the Grundy numbers have in the column of 2^bit.
std::uint64_t ones_in_column(std::span<const Facts> facts, int bit);

/// One more than the highest column that holds a 1.
int column_count(std::span<const Facts> facts);

}  // namespace grundy
