#pragma once

#include <optional>
#include <span>

#include "params/compound.hpp"
#include "sums/component.hpp"

namespace grundy {

/// The theorem that decides these components, or none where only a search does. `facts` are
/// those of all components, ended ones too. Where one may go in circles, theorem_for_loops tells; else:
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
/// Besides, where they say what the rules do not: Ended where nothing can move, Alone where one
/// component can and the row above has none for it, Single for one component of some, not all.
std::optional<Theorem> theorem_for(std::span<const Facts> facts, const Sum& sum, Play play);

/// The outcome by that theorem.
Outcome outcome_by(Theorem theorem, std::span<const Facts> facts, const Sum& sum, Play play);

/// The number of a component that decides where this theorem does, or a search where there is none;
/// `loopy`: some component may go in circles.
DecidingNumber deciding_number(const Sum& rule, std::optional<Theorem> theorem, bool loopy);

/// Whether that number is known of all components.
bool all_known(std::span<const Facts> facts, std::int32_t Facts::*number);

/// The least remoteness of those components that are no draw; INT32_MAX where all are.
std::int32_t least_remoteness(std::span<const Facts> facts);
std::int32_t greatest_suspense(std::span<const Facts> facts);

/// How many ones the Grundy numbers have in the column of 2^bit.
std::uint64_t ones_in_column(std::span<const Facts> facts, int bit);

/// One more than the highest column that holds a 1.
int column_count(std::span<const Facts> facts);

}  // namespace grundy
