#pragma once

#include <set>
#include <string>
#include <vector>

#include "families/rule/language/read_rule.hpp"
#include "families/rule/run/machine.hpp"
#include "support/catch.hpp"

namespace grundy::test {

/// A rule read from parameters, with its position and all problems.
struct TypedRule {
  rule::Rule rule;
  std::vector<rule::Places> at;
  Problems problems;
};

inline TypedRule typed(const std::string& text) {
  TypedRule typed;
  const Params params = read_params(text, typed.problems);
  Fields fields(params, typed.problems);
  typed.rule = rule::read_rule(fields);
  if (fields.text("at")) typed.at = rule::read_places(fields, typed.rule.numbers.size());
  return typed;
}

/// The rule of a text. Fails the test if it has problems.
inline rule::Rule rule_of(const std::string& text) {
  TypedRule read = typed(text);
  for (const Problem& problem : read.problems.list()) {
    UNSCOPED_INFO(problem.key << ": «" << problem.item << "», " << problem.expected.code);
  }
  INFO(text);
  REQUIRE(read.problems.empty());
  return std::move(read.rule);
}

/// The options of a place, each once, with the largest parts first.
inline std::set<rule::Places> options_of(rule::Machine& machine, const rule::Place& place) {
  std::set<rule::Places> found;
  if (machine.ending(place) != rule::Ending::Open) return found;
  rule::Options options;
  machine.options(place, options);
  for (auto more : options) {
    rule::Places left;
    for (; !more.empty(); more = more.subspan(place.size())) {
      const auto part = more.first(place.size());
      left.emplace_back(part.begin(), part.end());
    }
    std::sort(left.rbegin(), left.rend());
    found.insert(left);
  }
  return found;
}

/// The options in writing, such as "4 2+1 none", or the code of a fault.
inline std::string written_options(const std::string& text, const rule::Place& place) {
  const rule::Rule rule = rule_of(text);
  Work work;
  rule::Machine machine(rule, work);
  std::string written;
  for (const rule::Places& left : options_of(machine, place)) {
    written += (written.empty() ? "" : " ") + rule::write_places(left);
  }
  if (machine.fault()) return std::string(machine.fault()->code);
  return written;
}

}  // namespace grundy::test
