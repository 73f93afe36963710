#include <bit>

#include "analysis/analyze_sum.hpp"
#include "analysis/steps.hpp"
#include "families/notakto/family.hpp"
#include "families/notakto/solved_boards.hpp"
#include "params/as_size.hpp"
#include "sums/sum.hpp"
#include "sums/table_kind.hpp"

namespace grundy {
namespace {

// The state of a board is its marks; searches of sums use its number among the solved boards.
class BoardKind final : public ComponentKind {
 public:
  BoardKind(const Notakto& game, const Wanted& wanted) : game_(game), solved_(game, wanted) {}

  Facts facts(State state) const override {
    if (const auto number = solved_.find(marks(state))) return facts_in(solved_.table(), *number);
    return {.grundy = 0, .outcome = Outcome::Undecided, .remoteness = kUnknownRemoteness};
  }
  void for_each_option(State state, const VisitOptions& visit) const override {
    for_each_option_state(state, [&](State option) { visit({option, option, facts(option)}); });
  }
  void for_each_option_state(State state, const VisitOptionState& visit) const override {
    solved_.rules().for_each_option(marks(state), visit);
  }
  std::int64_t rank(State state) const override { return -std::popcount(state); }
  std::string move_name(std::size_t board, State from, State to) const override {
    return written_mark(game_, board, marks(from ^ to));
  }
  std::uint64_t states() const override { return 0; }
  std::uint64_t solved_positions() const override { return solved_.positions(); }
  BeyondLimit beyond() const override { return solved_.beyond(); }
  std::optional<State> searched_state(State state) const override {
    return solved_.find(marks(state));
  }
  std::uint64_t searched_states() const override { return solved_.table().positions(); }
  std::int64_t searched_rank(State number) const override {
    return static_cast<std::int64_t>(number);
  }
  void for_each_searched_option(State number, const VisitOptionState& visit) const override {
    solved_.graph().for_each_option(static_cast<std::uint32_t>(number), visit);
  }
  SolvedTable take_table() override { return SolvedTable(); }

 private:
  static Marks marks(State state) { return static_cast<Marks>(state); }

  const Notakto& game_;
  SolvedBoards solved_;
};

// Each cell that can be marked shows what a mark there leaves of its board; the others are no positions.
Table cell_table(const Notakto& game, const ComponentSum& sum, DecidingNumber number) {
  const BoardSize picture = game.picture();
  std::vector<std::uint32_t> numbers(picture.cells(), 0);
  Table table =
      table_of_items("cell", std::vector<std::uint8_t>(picture.cells(), kNoPosition), numbers);
  table.columns = picture.width;
  table.rows = picture.height;
  const bool suspense = number == DecidingNumber::Suspense;
  if (suspense) table.suspense.assign(picture.cells(), kUnknownRemoteness);
  for (std::size_t board = 0; board < game.boards.size(); ++board) {
    sum.for_each_option(board, [&](const OptionRange& option) {
      const Marks mark = static_cast<Marks>(option.first) ^ game.boards[board];
      const auto cell = static_cast<std::uint32_t>(std::countr_zero(mark));
      const std::uint32_t place = game.cell_of(board, cell);
      table.outcomes[place] = letter(option.facts.outcome);
      table.remoteness[place] = option.facts.remoteness;
      if (suspense) table.suspense[place] = option.facts.suspense;
      numbers[place] = static_cast<std::uint32_t>(option.facts.grundy);
    });
  }
  table.grundy = std::move(numbers);
  return table;
}

}  // namespace

ComponentSum component_sum(const Notakto& game, const Rules& rules) {
  ComponentSum sum;
  sum.kinds.push_back(
      std::make_unique<BoardKind>(game, wanted_for(rules.sum, rules.play, game.boards.size())));
  for (const Marks marks : game.boards) sum.parts.push_back({0, marks});
  return sum;
}

void analyze_position(const Notakto& game, const Rules& rules, Analysis& analysis) {
  const ComponentSum sum = component_sum(game, rules);
  analyze_sum(sum, rules, analysis);
  analysis.tables.push_back(cell_table(game, sum, analysis.number));
}

}  // namespace grundy
