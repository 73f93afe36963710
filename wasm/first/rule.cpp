#include "families/rule/emit/compiled_rule.hpp"
#include "families/rule/family.hpp"
#include "families/rule/guess/find/find.hpp"
#include "families/rule/guess/guess.hpp"
#include "families/rule/language/names.hpp"
#include "families/rule/language/parser.hpp"
#include "families/rule/recognise.hpp"
#include "families/rule/solve/box_kind.hpp"
#include "families/rule/solve/number_kind.hpp"
#include "families/rule/write/programs.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"
#include "theory/loopy_grundy.hpp"
#include "theory/retrograde.hpp"

/// The family of glance_rule.wasm. Rules are interpreted, not compiled, and not written as programs.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] { return named_games({"rule"}); };
  static constexpr FamilyEntry kRule[] = {{kGames, read_rule_position}};
  return kRule;
}

namespace rule {

std::unique_ptr<CompiledRule> CompiledRule::of(const Rule&, const std::optional<DenseBox>&, bool) {
  return nullptr;
}
Emitted CompiledRule::options(std::span<const std::uint64_t>, Options&) { __builtin_trap(); }

// The full module is asked where too much has to be explored, and for play. The small module
// neither tests guesses nor recognises games of other families.
std::optional<ComponentSum> sum_of_numbers(const Rule&, const std::vector<Places>&, const Box&,
                                           const Rules&) {
  __builtin_trap();
}

std::shared_ptr<const NumberTable> solve_box(const Rule&, const std::vector<Places>&, const Box&,
                                             Play) {
  return nullptr;
}
std::optional<ComponentSum> sum_in_box(const Rule&, const std::vector<Places>&, const Box&,
                                       const Rules&) {
  __builtin_trap();
}

std::optional<std::string> recognise(const Rule&, const std::vector<Places>&) {
  return std::nullopt;
}

std::vector<Formula> find_formulas(const RulePosition&, const Rules&) { __builtin_trap(); }
Record answer_guess(const RulePosition&, const Rules&, const Table&) { return Record(); }

bool move_component(RulePosition&, std::size_t, const Places&) { __builtin_trap(); }
bool is_over(const RulePosition&) { __builtin_trap(); }
bool can_move(const RulePosition&, std::size_t) { __builtin_trap(); }
std::optional<Places> read_left(std::string_view, std::size_t) { __builtin_trap(); }
bool RulePosition::operator==(const RulePosition&) const { __builtin_trap(); }

std::optional<std::string> program(const RulePosition&, Language, const Rules&, Problems&) {
  __builtin_trap();
}

// Only the full module says what is wrong with a rule and what was meant.
void add_slip(std::vector<Slip>&, Slip) { __builtin_trap(); }
void tell_slips(Fields&, std::string_view, std::string_view, std::vector<Slip>) {}
std::string_view meant_by(std::string_view) { __builtin_trap(); }
std::string nearest_word(std::string_view, const std::vector<std::string>&) { __builtin_trap(); }
void Parser::fail(Slip) { __builtin_trap(); }
void Parser::fail_here(std::string_view, std::vector<std::string>) { __builtin_trap(); }
void Parser::fail_after_operand(std::string_view, std::vector<std::string>) { __builtin_trap(); }
void Names::fail(Slip) { __builtin_trap(); }

}  // namespace rule

void release(std::span<const CompiledFunction>) {}

// The full module solves rules with cycles and rules that may end the whole game.
std::vector<Depth> retrograde(const StateGraph&, const std::vector<std::uint8_t>&) {
  __builtin_trap();
}
SolvedTable solve_in_order(const StateGraph& graph, const std::vector<std::uint32_t>& order,
                           const Wanted& wanted) {
  if (order.size() < graph.positions()) __builtin_trap();
  return solve_by_options(
      graph.positions(),
      [&](auto visit) {
        for (const std::uint32_t position : order) visit(position);
      },
      [&](std::uint32_t position, auto visit) { graph.for_each_option(position, visit); }, wanted);
}

}  // namespace grundy
