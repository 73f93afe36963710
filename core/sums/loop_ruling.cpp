#include "sums/loop_ruling.hpp"

#include <algorithm>

namespace grundy {
namespace {

bool is_draw(const Facts& facts) { return facts.outcome == Outcome::Draw; }
bool is_infinite(const Facts& facts) { return facts.loop_set != nullptr; }

template <class Property>
std::size_t how_many(std::span<const Facts> facts, Property property) {
  return static_cast<std::size_t>(std::count_if(facts.begin(), facts.end(), property));
}

std::optional<Theorem> alone(std::size_t live) {
  if (live == 0) return Theorem::Ended;
  return live == 1 ? std::optional(Theorem::Alone) : std::nullopt;
}

std::optional<Theorem> disjunctive(std::span<const Facts> facts, std::size_t live, Play play) {
  if (play == Play::Misere) return alone(live);
  const std::size_t infinite = how_many(facts, is_infinite);
  if (infinite == 0) return Theorem::Smith;
  return infinite == 1 ? Theorem::SmithOne : Theorem::SmithSeveral;
}

std::optional<Theorem> selective(std::span<const Facts> facts, std::size_t live, Play play) {
  if (play == Play::Misere) return alone(live);
  return how_many(facts, is_draw) > 0 ? Theorem::Endless : Theorem::Selective;
}

std::optional<Theorem> not_all(std::span<const Facts> facts, std::size_t live, Play play) {
  if (live == 0) return Theorem::Ended;
  if (facts.size() == 1) return Theorem::Single;
  if (live < facts.size()) return selective(facts, live, play);
  return facts.size() == 2 ? disjunctive(facts, live, play) : std::nullopt;
}

std::optional<Theorem> conjunctive(std::span<const Facts> facts) {
  const auto unknown = [](const Facts& f) {
    return f.remoteness == kUnknownRemoteness && !is_draw(f);
  };
  if (how_many(facts, unknown) > 0) return std::nullopt;
  return how_many(facts, is_draw) == facts.size() ? Theorem::Endless : Theorem::Conjunctive;
}

}  // namespace

bool any_loopy(std::span<const Facts> facts) {
  return std::any_of(facts.begin(), facts.end(), [](const Facts& f) { return f.loopy; });
}

bool any_loopy(const ComponentSum& sum) {
  return std::any_of(sum.kinds.begin(), sum.kinds.end(),
                     [](const auto& kind) { return kind->loopy(); });
}

bool any_infinite(std::span<const Facts> facts) {
  return std::any_of(facts.begin(), facts.end(), is_infinite);
}

std::optional<Theorem> theorem_for_loops(std::span<const Facts> facts, const Sum& sum, Play play) {
  const std::size_t live = count_live(facts);
  switch (sum.compound) {
    case Compound::Disjunctive: return disjunctive(facts, live, play);
    case Compound::Selective: return selective(facts, live, play);
    case Compound::NotAll: return not_all(facts, live, play);
    case Compound::Conjunctive: return conjunctive(facts);
    case Compound::Continued: return alone(live);
    case Compound::UpTo: return live <= sum.most ? selective(facts, live, play) : std::nullopt;
  }
  return std::nullopt;
}

std::size_t infinite_part(std::span<const Facts> facts) {
  const auto found = std::find_if(facts.begin(), facts.end(), is_infinite);
  return static_cast<std::size_t>(found - facts.begin());
}

Nimber finite_sum(std::span<const Facts> facts) {
  Nimber total = 0;
  for (const Facts& f : facts) {
    if (!is_infinite(f)) total ^= f.grundy;
  }
  return total;
}

bool is_inside(std::span<const Facts> facts) {
  const std::vector<std::uint32_t>& set = *facts[infinite_part(facts)].loop_set;
  const auto place = std::lower_bound(set.begin(), set.end(), finite_sum(facts));
  return place != set.end() && *place == finite_sum(facts);
}

}  // namespace grundy
