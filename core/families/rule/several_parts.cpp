#include "families/rule/several_parts.hpp"

#include <algorithm>

#include "families/rule/language/read_rule.hpp"
#include "families/rule/run/machine.hpp"

namespace grundy::rule {
namespace {

// A place far from the end, where moves that take little away are all there.
constexpr std::uint64_t kFarOut = 1000;

// Whether each part is a smaller position, and all together are a larger one: a heap that comes apart keeps its size or loses some.
bool seem_moves(const Rule& rule, const MoveKind& kind) {
  if (!kind.clauses.empty()) return false;
  Work work;
  Machine machine(rule, work);
  const Place place(rule.numbers.size(), kFarOut);
  std::vector<std::int64_t> together(place.size());
  for (const Part& part : kind.parts) {
    bool smaller = false;
    for (std::size_t i = 0; i < place.size(); ++i) {
      const auto value = machine.value_at(place, part.place[i], "moves");
      if (!value || *value < 0 || *value > std::int64_t{kFarOut}) return false;
      smaller = smaller || *value < std::int64_t{kFarOut};
      together[i] += *value;
    }
    if (!smaller) return false;
  }
  return std::any_of(together.begin(), together.end(),
                     [](std::int64_t sum) { return sum > std::int64_t{kFarOut}; });
}

std::string written_apart(std::vector<MoveKind> moves, std::size_t at) {
  const MoveKind kind = moves[at];
  const auto here = moves.begin() + static_cast<std::ptrdiff_t>(at);
  auto next = moves.erase(here);
  for (const Part& part : kind.parts) next = moves.insert(next, MoveKind{{part}, {}}) + 1;
  return write_moves(moves);
}

}  // namespace

std::vector<SeveralParts> several_parts(const Rule& rule) {
  std::vector<SeveralParts> found;
  for (std::size_t i = 0; i < rule.moves.size(); ++i) {
    const MoveKind& kind = rule.moves[i];
    const bool plain = std::all_of(kind.parts.begin(), kind.parts.end(), [](const Part& part) {
      return !part.copies && part.each.empty();
    });
    if (kind.parts.size() < 2 || !plain) continue;
    found.push_back({write_moves({kind}), kind.parts.size(),
                     seem_moves(rule, kind) ? written_apart(rule.moves, i) : ""});
  }
  return found;
}

}  // namespace grundy::rule
