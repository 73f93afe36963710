#pragma once

#include <optional>
#include <span>

#include "params/compound.hpp"
#include "sums/component.hpp"

namespace grundy {

/// The theorem that decides a sum of these components; none if only a search can. `facts` are those
/// of all components, ended ones too. If one may go in circles, theorem_for_loops answers; else:
///
/// | a turn moves      | normal play                      | misère play                               |
/// |-------------------|----------------------------------|-------------------------------------------|
/// | one               | SpragueGrundy                    | MisereNim of Nim heaps, Tame if all are   |
/// | one or more       | Selective                        | MisereSelective if two or more are live   |
/// | some, not all     | NotAll                           | as one or more if some have ended; as one |
/// |                   |                                  | if there are two; MisereMoore of Nim heaps|
/// |                   |                                  | with k one less than their number         |
/// | every one         | Conjunctive                      | Conjunctive                               |
/// | every live one    | Continued                        | Continued                                 |
/// | one to k          | Selective if at most k are live; | as one or more if at most k are live;     |
/// |                   | Moore if k + 1 are, or if no     | MisereMoore of Nim heaps                  |
/// |                   | number grows (see Facts::grows)  |                                           |
///
/// Cases that the table leaves open: Ended if nothing can move, Alone if one component can move and
/// its row has no theorem for that, Single for only one component under "some, not all".
std::optional<Theorem> theorem_for(std::span<const Facts> facts, const Sum& sum, Play play);

/// The theorem by which no turn is possible: Ended, Single or Conjunctive; none if a turn may be.
/// Components that are not decided count as live, so it holds whatever they are: the outcome is
/// known without a search although another component may grow for ever.
std::optional<Theorem> theorem_without_turn(std::span<const Facts> facts, const Sum& sum);

/// The outcome by that theorem.
Outcome outcome_by(Theorem theorem, std::span<const Facts> facts, const Sum& sum, Play play);

/// Which number of a component decides under this theorem, or under a search if there is none.
/// `loopy`: some component may go in circles.
DecidingNumber deciding_number(const Sum& rule, std::optional<Theorem> theorem, bool loopy);

/// Whether this number, remoteness or suspense, is known for all components.
bool all_known(std::span<const Facts> facts, std::int32_t Facts::*number);

/// The least remoteness of the components that are not drawn or undecided; INT32_MAX if all are, 0 without any.
std::int32_t least_remoteness(std::span<const Facts> facts);
std::int32_t greatest_suspense(std::span<const Facts> facts);

/// How many of the Grundy numbers have a 1 in the column of 2^bit.
std::uint64_t ones_in_column(std::span<const Facts> facts, int bit);

/// One more than the highest column that holds a 1.
int column_count(std::span<const Facts> facts);

}  // namespace grundy
