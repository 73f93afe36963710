#include "families/rule/rule_position.hpp"

#include <algorithm>

namespace grundy::rule {
namespace {

Params written(const RulePosition& position) {
  Params params;
  write_rule_position(position, params);
  return params;
}

// Calls `visit` with the places left after each move, largest first, until it answers true; false if it never does.
template <class Visit>
bool any_left(const Rule& rule, const Places& places, Visit visit) {
  Work work;
  Machine machine(rule, work);
  Options options;
  for (std::size_t i = 0; i < places.size(); ++i) {
    machine.look(places[i], options);
    if (machine.stopped()) return false;
    const std::size_t numbers = places[i].size();
    for (auto more : options) {
      Places left = places;
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
      for (; !more.empty(); more = more.subspan(numbers)) {
        const auto place = more.first(numbers);
        left.emplace_back(place.begin(), place.end());
      }
      sort_places(left);
      if (visit(left)) return true;
    }
  }
  return false;
}

}  // namespace

bool RulePosition::operator==(const RulePosition& other) const {
  return written(*this) == written(other);
}

bool move_component(RulePosition& position, std::size_t component, const Places& left) {
  Places sorted = left;
  sort_places(sorted);
  Places& places = position.components[component];
  const bool legal =
      any_left(position.rule, places, [&](const Places& each) { return each == sorted; });
  if (!legal) return false;
  const std::vector<std::uint32_t> lengths = shown_box(position).lengths();
  places = std::move(sorted);
  if (shown_box(position).lengths() != lengths) {
    position.up_to = lengths;
    for (std::uint32_t& each : position.up_to) --each;
  }
  return true;
}

bool is_over(const RulePosition& position) {
  Work work;
  Machine machine(position.rule, work);
  const auto over = [&](const Place& place) {
    const Ending ending = machine.ending(place);
    return ending == Ending::Lost || ending == Ending::Won;
  };
  return position.rule.ends_whole() &&
         std::any_of(
             position.components.begin(), position.components.end(),
             [&](const Places& places) { return std::any_of(places.begin(), places.end(), over); });
}

bool can_move(const RulePosition& position, std::size_t component) {
  return any_left(position.rule, position.components[component],
                  [](const Places&) { return true; });
}

std::optional<Places> read_left(std::string_view text, std::size_t numbers) {
  Problems problems;
  const Params params{{"at", std::string(text)}};
  Fields fields(params, problems);
  std::vector<Places> read = read_places(fields, numbers);
  if (!problems.empty() || read.size() != 1) return std::nullopt;
  return std::move(read[0]);
}

}  // namespace grundy::rule
