#pragma once

#include <cstdint>
#include <iterator>
#include <string_view>

namespace grundy {

/// Which number of a component decides under a compound rule.
enum class DecidingNumber : std::uint8_t { Grundy, Remoteness, Suspense, Outcome };

/// What proves an outcome. The comments say when the player to move has lost. Components are live
/// as long as they can move. Source for sums, if no other is given: Winning Ways, ch. 9.
enum class Theorem : std::uint8_t {
  SpragueGrundy,  ///< the nim-sum of the Grundy numbers is 0: P. M. Grundy 1939, R. P. Sprague 1935
  MisereNim,      ///< some heap is larger than 1 and the nim-sum is 0, or none is and it is 1:
                  ///< C. L. Bouton 1901
  Tame,           ///< the same, where a tame component counts as larger than 1 if its pair of
                  ///< numbers is firm (see is_tame_pair)
  Smith,          ///< the nim-sum of the Grundy numbers is 0, all being finite though moves may go
                  ///< in circles: C. A. B. Smith, Graphs and composite games, 1966
  SmithOne,       ///< never: with one infinite(K) it is won where the nim-sum of the others is in
                  ///< K, else a draw
  SmithSeveral,   ///< never: two or more infinite Grundy numbers make a draw
  Endless,        ///< never: components that are drawn alone make a draw
  Selective,      ///< every Grundy number is 0
  MisereSelective,  ///< the same, with two or more live components
  Alone,            ///< the only live component is lost alone
  Ended,            ///< nothing can move: in normal play
  Single,           ///< one component, which may not be moved: in normal play
  NotAll,           ///< all Grundy numbers are equal
  Conjunctive,      ///< the least remoteness is even, in misère play odd
  Continued,        ///< the greatest suspense number is even, in misère play odd
  Moore,            ///< the binary columns' sums vanish modulo k + 1: E. H. Moore 1910
  MisereMoore,      ///< the same, with Ones where no heap is larger than 1
  Ones,             ///< in misère play, where no number exceeds 1: the ones are 1 modulo k + 1
  Staircase,        ///< coins at even depth do not count, those at odd depth are Nim heaps
  MisereStaircase,  ///< the same with misère Nim
  Cake,             ///< only a largest pile may be eaten from: evenly many are largest
  MisereCake,       ///< the same, with Ones where none is larger than 1
  Northcott,        ///< the gaps are Nim heaps: moving back is answered by following
  Hackenbush,  ///< the nim-sum of the stalks that colon and fusion principle make of a picture is 0:
               ///< Winning Ways, ch. 7
  Matching,    ///< some maximum matching of the nodes that are left misses the token's node; before
               ///< there is a token, a matching covers all: A. S. Fraenkel, E. R. Scheinerman and
               ///< D. Ullman, Undirected edge geography, 1993
  EvenKernel,  ///< some set of nodes of one side, with the token's node, has an even number of
               ///< edges to each node; before there is a token, there is none: the same source
  StrategyStealing,  ///< never: a whole bar of Chomp is won: D. Gale, A curious Nim-type game, 1974
};

struct TheoremRow {
  Theorem theorem;
  std::string_view word;  ///< in wasm/grundy.d.ts; empty if one position was looked at
  DecidingNumber number = DecidingNumber::Grundy;
};

/// One row for each theorem, in the order of the enum.
inline constexpr TheoremRow kTheorems[] = {
    {Theorem::SpragueGrundy, "sprague-grundy"},
    {Theorem::MisereNim, "misere-nim"},
    {Theorem::Tame, "tame"},
    {Theorem::Smith, "smith"},
    {Theorem::SmithOne, "smith"},
    {Theorem::SmithSeveral, "smith"},
    {Theorem::Endless, "smith", DecidingNumber::Outcome},
    {Theorem::Selective, "selective"},
    {Theorem::MisereSelective, "misere-selective"},
    {Theorem::Alone, "alone", DecidingNumber::Outcome},
    {Theorem::Ended, ""},
    {Theorem::Single, "not-all", DecidingNumber::Outcome},
    {Theorem::NotAll, "not-all"},
    {Theorem::Conjunctive, "conjunctive", DecidingNumber::Remoteness},
    {Theorem::Continued, "continued", DecidingNumber::Suspense},
    {Theorem::Moore, "moore"},
    {Theorem::MisereMoore, "misere-moore"},
    {Theorem::Ones, "ones"},
    {Theorem::Staircase, "staircase"},
    {Theorem::MisereStaircase, "misere-staircase"},
    {Theorem::Cake, "cake", DecidingNumber::Outcome},
    {Theorem::MisereCake, "misere-cake", DecidingNumber::Outcome},
    {Theorem::Northcott, "northcott"},
    {Theorem::Hackenbush, "hackenbush"},
    {Theorem::Matching, "matching"},
    {Theorem::EvenKernel, "even-kernel"},
    {Theorem::StrategyStealing, "strategy-stealing", DecidingNumber::Outcome},
};

constexpr const TheoremRow& row_of(Theorem theorem) {
  return kTheorems[static_cast<std::size_t>(theorem)];
}

constexpr bool rows_stand_in_order() {
  for (std::size_t i = 0; i < std::size(kTheorems); ++i) {
    if (kTheorems[i].theorem != static_cast<Theorem>(i)) return false;
  }
  return true;
}
static_assert(rows_stand_in_order());

constexpr std::string_view to_text(Theorem theorem) { return row_of(theorem).word; }

/// The word that wasm/grundy.d.ts has for it.
std::string_view to_text(DecidingNumber number);

}  // namespace grundy
