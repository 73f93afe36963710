#include "sequences/methods/heap_moves.hpp"

#include <algorithm>

namespace grundy {

bool HeapMoves::same_parity() const {
  return std::all_of(twos.begin(), twos.end(),
                     [this](std::uint32_t taken) { return taken % 2 == twos.front() % 2; });
}

std::optional<HeapMoves> bounded_moves(const HeapRule& rule) {
  if (!rule.repeated.empty() || rule.parts == HeapParts::Equal) return std::nullopt;
  HeapMoves moves;
  moves.unequal = rule.parts == HeapParts::Unequal;
  for (std::uint32_t taken = 0; taken < rule.digits.size(); ++taken) {
    const std::uint8_t digit = rule.digits[taken];
    if ((digit & 8) != 0) return std::nullopt;
    if ((digit & 1) != 0) moves.ends.push_back(taken);
    if ((digit & 2) != 0) moves.ones.push_back(taken);
    if ((digit & 4) != 0) moves.twos.push_back(taken);
    if (digit != 0) moves.last = taken;
  }
  return moves;
}

}  // namespace grundy
