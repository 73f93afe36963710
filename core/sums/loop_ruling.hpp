#pragma once

#include <optional>
#include <span>

#include "sums/ruling.hpp"

namespace grundy {

/// Whether some component may go in circles.
bool any_loopy(std::span<const Facts> facts);
/// Whether some kind has moves that may go in circles.
bool any_loopy(const ComponentSum& sum);
/// Whether some Grundy number is infinite.
bool any_infinite(std::span<const Facts> facts);

/// The theorem that decides a sum in which some components may go in circles; none if only a search can.
///
/// - Disjunctive, normal play: Smith's theorem, see theory/loopy_grundy.hpp.
/// - Selective, normal play: a player can always keep a drawn component drawn, so one makes the sum a draw. Else it
///   is lost iff all components are lost, since a move in a lost component is answered in that component.
/// - Conjunctive: the first component to end ends the game. Drawn components need not end and do
///   not count: the least finite remoteness decides, and without one it is a draw.
/// - With one live component any rule that may move it plays that component alone.
///
/// Source: Winning Ways, ch. 9 and 12.
std::optional<Theorem> theorem_for_loops(std::span<const Facts> facts, const Sum& sum, Play play);

/// The component of infinite Grundy number, where there is only one.
std::size_t infinite_part(std::span<const Facts> facts);

/// The nim-sum of the finite Grundy numbers.
Nimber finite_sum(std::span<const Facts> facts);

/// Whether infinite(K) plus the finite numbers is won, that is, whether their nim-sum is in K.
bool is_inside(std::span<const Facts> facts);

}  // namespace grundy
