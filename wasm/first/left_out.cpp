#include "analysis/analyze_sum.hpp"
#include "analysis/referee.hpp"
#include "games/game.hpp"
#include "to_json.hpp"

/// What the small modules do without: the explanation, which readers ask the full module for, and
/// play. Defining it here empty keeps the real code from being linked.

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

std::unique_ptr<Referee> Family::referee(const Game&) const { return nullptr; }

}  // namespace grundy
