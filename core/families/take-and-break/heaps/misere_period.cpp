#include "families/take-and-break/heaps/misere_period.hpp"

#include <vector>

#include "families/take-and-break/heaps/periodicity.hpp"
#include "families/take-and-break/take_and_break.hpp"
#include "theory/quotient/misere_quotient.hpp"

namespace grundy {
namespace {

constexpr std::uint64_t kMaxSteps = 5'000'000;
// After so many heaps a period is looked for, and again after an eighth more and as many again.
constexpr std::uint64_t kFirstLook = 16;

GameMoves moves_of(const HeapRule& rule, std::uint64_t heap,
                   const std::vector<std::uint32_t>& games) {
  GameMoves moves;
  for_each_left(rule, heap, [&](std::uint64_t, const std::uint64_t* left, std::size_t count) {
    auto& move = moves.emplace_back();
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint32_t game = games[as_size(left[i])];
      if (game != 0) move.push_back(game - 1);
    }
  });
  return moves;
}

std::optional<Period> find_period(const HeapRule& rule, std::uint64_t largest) {
  const Periodicity periodicity(rule);
  const MovableHeaps movable(rule);
  MisereQuotient quotient;
  Work work(kMaxSteps);
  std::vector<std::uint32_t> games{0};  // of the quotient from 1, by heap; 0 if it cannot move
  std::uint64_t next = kFirstLook;
  for (std::uint64_t heap = 1; heap < largest && work.spend(); ++heap) {
    games.push_back(0);
    if (movable.has(heap)) {
      if (!quotient.add(moves_of(rule, heap, games), work)) return std::nullopt;
      games.back() = static_cast<std::uint32_t>(quotient.games());
    }
    if (heap < next) continue;
    next += next / 8 + kFirstLook;
    std::vector<Element> elements;
    for (const std::uint32_t game : games)
      elements.push_back(game == 0 ? 0 : quotient.element(game - 1));
    if (const auto period = periodicity.proved(elements)) return period;
  }
  return std::nullopt;
}

struct Answer {
  HeapRule rule;
  std::uint64_t largest = 0;
  std::optional<Period> period;
};

Answer kept_answer;

}  // namespace

std::optional<Period> misere_period(const HeapRule& rule, std::uint64_t largest) {
  // Where heaps must be alike or must not be, Periodicity needs nim-sums.
  if (rule.parts != HeapParts::Any) return std::nullopt;
  const bool answers =
      kept_answer.rule == rule && (kept_answer.period || kept_answer.largest >= largest);
  if (!answers) kept_answer = {rule, largest, find_period(rule, largest)};
  return kept_answer.period;
}

}  // namespace grundy
