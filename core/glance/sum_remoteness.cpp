#include "glance/sum_remoteness.hpp"

#include "params/as_size.hpp"
#include "theory/bits/gather.hpp"

namespace grundy::glance {
namespace {

using Distances = std::span<const std::size_t>;

// What one part can reach, numbered options first.
struct Reached {
  List<std::size_t> distance;  // how far each option's number is below the position's
  List<std::uint32_t> first;   // where the distances of each number begin
  std::uint32_t count = 0;

  Distances of(std::size_t number) const {
    return {distance.data() + first[number], distance.data() + first[number + 1]};
  }
};

Reached reached_from(const Kind& kind, State start, std::size_t weight, Arena& arena) {
  List<std::uint32_t> number(arena, kind.states());
  number[as_size(start)] = 1;
  for (std::size_t i = kind.order.size(); i-- > 0;) {
    const std::uint32_t state = kind.order[i];
    if (number[state] == 0) continue;
    for (const std::uint32_t option : kind.options(state)) number[option] = 1;
  }
  Reached reached{List<std::size_t>(arena), List<std::uint32_t>(arena, 1)};
  for (const std::uint32_t state : kind.order) {
    if (number[state] == 0) continue;
    number[state] = reached.count++;
    for (const std::uint32_t option : kind.options(state)) {
      reached.distance.push_back((number[state] - number[option]) * weight);
    }
    reached.first.push_back(reached.distance.size());
  }
  return reached;
}

}  // namespace

std::int32_t searched_remoteness(const GameSum& sum, const Sum& rule, Play play, Arena& arena,
                                 bool& good) {
  List<Reached> parts(arena);
  std::size_t positions = 1;
  std::size_t options = 1;
  for (std::size_t i = 0; i < sum.parts.size(); ++i) {
    const State start = sum.parts[i].state;
    if (!sum.kind_of(i).facts(start).live()) continue;
    parts.push_back(reached_from(sum.kind_of(i), start, positions, arena));
    positions *= parts.back().count;
    options += parts.back().distance.size() / parts.back().count + 2;
    if (positions > kRemotenessLimit) return kUnknownRemoteness;
  }
  const std::size_t count = sum.parts.size();
  const bool every = rule.compound == Compound::Continued;
  const std::size_t most =
      every ? 0 : std::min<std::size_t>(turn_size(rule, count, count).most, parts.size());
  good = good && positions * options * std::max<std::size_t>(most, 1) <= kMaxSteps &&
         GatherDepths::fits(positions, parts.size(), most);
  if (!good) return kUnknownRemoteness;
  std::vector<std::uint8_t> won(positions);
  std::vector<std::int32_t> remoteness;
  GatherDepths gather(positions, parts.size(), most, every, won, remoteness);
  List<Distances> here(arena, parts.size());
  List<const Distances*> places(arena, parts.size());
  for (std::size_t whole = 0; whole < positions; ++whole) {
    std::size_t rest = whole;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      here[i] = parts[i].of(rest % parts[i].count);
      places[i] = &here[i];
      rest /= parts[i].count;
    }
    gather.position(whole, places, play);
  }
  return remoteness.back();
}

}  // namespace grundy::glance
