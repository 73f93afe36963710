#include "analysis/explanation.hpp"

namespace grundy {
namespace {

std::uint64_t least(const std::vector<Facts>& facts) {
  return static_cast<std::uint64_t>(least_remoteness(facts));
}

std::uint64_t greatest(const std::vector<Facts>& facts) {
  const auto less = [](const Facts& a, const Facts& b) { return a.suspense < b.suspense; };
  return static_cast<std::uint64_t>(std::max_element(facts.begin(), facts.end(), less)->suspense);
}

}  // namespace

void explain_least_remoteness(Explanation& e) {
  if (e.live.empty()) return e.add(StepKind::Ended);
  e.add_number_steps(DecidingNumber::Remoteness, &Facts::remoteness);
  const auto remotenesses = e.numbers([](const Facts& f) {
    return f.outcome == Outcome::Draw ? std::nullopt
                                      : std::optional(static_cast<std::uint64_t>(f.remoteness));
  });
  e.add(values_step(StepKind::LeastRemoteness, remotenesses, least(e.facts)));
  e.achieve([&](const PlayedTurn& turn) {
    return std::pair(Theorem::Conjunctive, least(e.after(turn)));
  });
}

void explain_greatest_suspense(Explanation& e) {
  if (e.live.empty()) return e.add(StepKind::Ended);
  e.add_number_steps(DecidingNumber::Suspense, &Facts::suspense);
  const auto suspenses =
      e.numbers([](const Facts& f) { return static_cast<std::uint64_t>(f.suspense); });
  e.add(values_step(StepKind::GreatestSuspense, suspenses, greatest(e.facts)));
  e.achieve([&](const PlayedTurn& turn) {
    return std::pair(Theorem::Continued, greatest(e.after(turn)));
  });
}

}  // namespace grundy
