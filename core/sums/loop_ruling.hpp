#pragma once

#include <optional>
#include <span>

#include "sums/ruling.hpp"

namespace grundy {

/// Whether some component may go in circles.
bool any_loopy(std::span<const Facts> facts);
/// Whether some kind has moves that may.
bool any_loopy(const ComponentSum& sum);
/// Whether some Grundy number is infinite.
bool any_infinite(std::span<const Facts> facts);

/// The theorem that decides components of which some may go in circles, or none where only a search does.
///
/// - Disjunctive, normal play: Smith's theorem, see theory/loopy_grundy.hpp.
/// - Selective, normal play: drawn components stay drawn for whoever wants it, so that any draw is a
///   draw; else lost iff all are lost, since a lost component is answered in itself.
/// - Conjunctive: the first component to end ends the game, so that draws, which need not end, do not
///   count: the least finite remoteness decides, and none is a draw.
/// - With one live component any rule that may move it plays that component alone.
///
/// Source: Winning Ways, ch. 9 and 12.
std::optional<Theorem> theorem_for_loops(std::span<const Facts> facts, const Sum& sum, Play play);

/// The component of infinite Grundy number, where there is only one.
std::size_t infinite_part(std::span<const Facts> facts);

/// The nim-sum of the finite Grundy numbers.
Nimber finite_sum(std::span<const Facts> facts);

/// Whether infinite(K) plus the finite numbers is won: their nim-sum is in K.
bool is_inside(std::span<const Facts> facts);

}  // namespace grundy
