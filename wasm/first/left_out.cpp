#include "analysis/analyze_sum.hpp"
#include "analysis/referee.hpp"
#include "games/game.hpp"
#include "sums/search/disjunctive_search.hpp"
#include "to_json.hpp"

/// What the small modules do without: the explanation, which readers ask the full module for, play,
/// and a search for sums beyond the others, where the full module is asked as well. Defining it here
/// empty keeps the real code from being linked.

namespace grundy {

void explain_sum(const ComponentSum&, const std::vector<Facts>&, const Rules&,
                 std::optional<Theorem>, Analysis&) {}

// Copies of steps that a family adds itself are empty.
Step::Step(const Step&) : AnyStep(ItemsStep{}) {}
Step::Step(Step&&) noexcept : AnyStep(ItemsStep{}) {}
Step& Step::operator=(const Step&) { return *this; }
Step& Step::operator=(Step&&) noexcept { return *this; }
Step::~Step() = default;

std::string to_json(const std::vector<Step>&) { return "[]"; }

DisjunctiveSearch::DisjunctiveSearch(const ComponentSum& sum, Play, const Limits&)
    : sum_(sum), addends_(sum) {
  __builtin_trap();
}
DisjunctiveSearch::~DisjunctiveSearch() { __builtin_trap(); }
std::optional<bool> DisjunctiveSearch::won(std::span<const State>) { __builtin_trap(); }
Reason DisjunctiveSearch::reason() const { __builtin_trap(); }
std::optional<BigCount> DisjunctiveSearch::winning_turns(TurnPage&) { __builtin_trap(); }

std::unique_ptr<Referee> Family::referee(const Game&) const { return nullptr; }

}  // namespace grundy
