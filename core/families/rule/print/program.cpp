#include "families/rule/print/programs.hpp"
#include "families/rule/solve/rule_search.hpp"

namespace grundy::rule {

std::optional<std::string> program(const RulePosition& position, Language language,
                                   const Rules& rules, Problems& problems) {
  // Explores the components alone: a program is not asked about other places of the table.
  const auto reached = explore(position.rule, position.components, {});
  if (reached->known() && reached->loopy()) {
    problems.add("moves", ProblemCode::Conflict, "", expecting("program-no-return"));
  } else if (rules.sum.compound != Compound::Disjunctive) {
    problems.add("sum", ProblemCode::Conflict, "", expecting("program-disjunctive"));
  } else {
    return language == Language::Cpp ? cpp_program(position.rule, rules.play)
                                     : python_program(position.rule, rules.play);
  }
  return {};
}

}  // namespace grundy::rule
