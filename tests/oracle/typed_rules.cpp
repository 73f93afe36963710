#include "oracle/typed_rules.hpp"

#include <algorithm>

#include "core/families/rule/typed_rule.hpp"

namespace grundy {

std::uint64_t number_of(const rule::Places& places) {
  std::uint64_t number = 0;
  for (const rule::Place& place : places) {
    for (const std::uint64_t each : place) number = 32 * number + each + 1;
  }
  return number;
}

rule::Places places_of(std::uint64_t number, std::size_t numbers) {
  rule::Places places;
  while (number > 0) {
    rule::Place place;
    for (std::size_t i = 0; i < numbers; ++i, number /= 32) {
      place.insert(place.begin(), number % 32 - 1);
    }
    places.insert(places.begin(), std::move(place));
  }
  return places;
}

Whole start_of(const rule::RulePosition& position) {
  Whole whole;
  for (const rule::Places& places : position.components) whole.push_back(number_of(places));
  return whole;
}

std::vector<WholeMove> moves_of(const rule::RulePosition& position, const Whole& whole) {
  Work work;
  rule::Machine machine(position.rule, work);
  std::vector<WholeMove> moves;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const rule::Places places = places_of(whole[i], position.rule.numbers.size());
    for (std::size_t part = 0; part < places.size(); ++part) {
      if (part > 0 && places[part] == places[part - 1]) continue;
      for (rule::Places after : test::options_of(machine, places[part])) {
        for (std::size_t other = 0; other < places.size(); ++other) {
          if (other != part) after.push_back(places[other]);
        }
        std::sort(after.rbegin(), after.rend());
        const std::uint64_t to = number_of(after);
        moves.push_back({i, to, replaced(whole, i, to)});
      }
    }
  }
  return moves;
}

}  // namespace grundy
