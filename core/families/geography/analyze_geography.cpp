#include <algorithm>

#include "analysis/steps.hpp"
#include "families/geography/family.hpp"
#include "families/geography/proof.hpp"
#include "families/geography/stage_search.hpp"

namespace grundy {
namespace {

// Limits for finding numbers and remoteness where a theorem already decides the outcome.
constexpr StageLimit kForNumbers{kRemotenessLimit, 2'000'000};

// A solved position, and for each node the position once the token is there. Where nodes are used once, the token may
// come there by any route; where edges are, only by one step, since a longer route would use more of them.
class SolvedGeography {
 public:
  SolvedGeography(const Geography& game, Play play)
      : game_(game),
        ways_(ways_of(game)),
        stage_(stage_of(game)),
        theorem_(theorem_of(game, ways_, play)),
        there_(game.names.size()),
        search_(ways_, theorem_ ? kForNumbers : StageLimit{}) {
    if (theorem_) proof_.emplace(*theorem_, ways_, stage_, work_);
    for (std::uint32_t node = 0; node < there_.size(); ++node) {
      if (game.each == EachOnce::Node && stage_.free[node] != 0)
        there_[node] = TokenStep{node, node};
    }
    for_each_step(ways_, stage_, [&](const TokenStep& step) {
      steps_.push_back(step.node);
      there_[step.node] = step;
    });
    if (search_.explore(stage_)) positions_ = search_.positions();
    beyond_ = search_.beyond();
    for (; positions_ && explored_ < there_.size(); ++explored_) {
      const auto& step = there_[explored_];
      if (step && !search_.explore(stage_.after(*step))) break;
    }
    search_.solve(play);
  }

  /// The nodes that a turn may bring the token to.
  const std::vector<std::uint32_t>& steps() const { return steps_; }
  /// Why the outcome is known, or not.
  Reason reason() const {
    if (proof_) return proof_->found() ? Reason(*theorem_) : work_.beyond();
    if (positions_) return Searched{*positions_};
    return beyond_;
  }
  std::optional<StageSearch::Solved> here() const {
    return positions_ ? search_.at(stage_) : std::nullopt;
  }
  /// The position after the token comes to a node with `comes_to(node)`; none where it was not explored.
  std::optional<StageSearch::Solved> after(std::uint32_t node) const {
    return node < explored_ ? search_.at(stage_.after(*there_[node])) : std::nullopt;
  }
  Outcome outcome_after(std::uint32_t node) const {
    if (proof_) {
      return proof_->found() ? outcome_of(!proof_->leaves_lost(node)) : Outcome::Undecided;
    }
    const auto solved = after(node);
    return solved ? outcome_of(solved->depth) : Outcome::Undecided;
  }
  /// Whether the numbers of all nodes are known.
  bool has_numbers() const { return positions_ && explored_ == there_.size(); }
  /// Whether there is a position in which the token has come to the node.
  bool comes_to(std::uint32_t node) const { return there_[node].has_value(); }

  /// The step that tells what the theorem says of the position. Asked last: it changes the matching.
  CountStep proved() { return proof_->kernels() ? kernel() : matched(); }

 private:
  // The edges of a maximum matching, and whether all such cover the token or, without a token, every free node.
  CountStep matched() {
    std::optional<Matching>& matching = proof_->matching();
    bool covers = game_.token ? matching->join(*game_.token) : true;
    for (std::uint32_t node = 0; !game_.token && node < stage_.free.size(); ++node) {
      covers = covers && (stage_.free[node] == 0 || matching->mate(node));
    }
    Items edges;
    std::vector<bool> told(game_.names.size(), false);
    for (std::uint32_t edge = 0; edge < game_.arcs.size(); ++edge) {
      const auto [from, to] = game_.arcs[edge];
      // Of the copies of an edge the first is told.
      if (matching->mate(from) != to || told[from]) continue;
      told[from] = told[to] = true;
      edges.push_back(edge);
    }
    return {StepKind::Matched, shown(edges), edges.size(), covers};
  }

  // An even kernel that holds the token, or that a winning turn brings it into; may be empty without a token.
  CountStep kernel() const {
    const auto into = std::find_if(steps_.begin(), steps_.end(),
                                   [&](std::uint32_t node) { return proof_->leaves_lost(node); });
    const bool wins = into != steps_.end();
    Items nodes;
    if (wins || game_.token) nodes = proof_->kernels()->kernel_with(wins ? *into : *game_.token);
    const std::size_t count = nodes.size();
    return {StepKind::Kernel, shown(std::move(nodes)), count, wins != game_.token.has_value()};
  }

  const Geography& game_;
  Ways ways_;
  Stage stage_;
  Work work_;
  std::optional<Theorem> theorem_;
  std::optional<Proof> proof_;
  std::vector<std::optional<TokenStep>> there_;  // for each node the step to it
  StageSearch search_;
  std::vector<std::uint32_t> steps_;
  std::optional<std::uint64_t> positions_;  // none where the search of the position hit a limit
  BeyondLimit beyond_;
  std::size_t explored_ = 0;  // nodes below this one are explored
};

Moves moves_of(const Geography& game, const SolvedGeography& solved, const Rules& rules) {
  WinningMoves winning(rules.first_turn);
  for (const std::uint32_t node : solved.steps()) {
    if (solved.outcome_after(node) != Outcome::Lose || !winning.next()) continue;
    const auto after = rules.play == Play::Misere ? solved.after(node) : std::nullopt;
    winning.add({step_to(game, game.token, node), 0, after ? after->grundy : 0});
  }
  return std::move(winning).moves();
}

// For each node the position once the token is there; for the token's own node the position itself.
Table node_table(const Geography& game, const SolvedGeography& solved, const Analysis& analysis) {
  const auto nodes = static_cast<std::uint32_t>(game.names.size());
  Table table = table_of_items("node", std::vector<std::uint8_t>(nodes, kNoPosition),
                               std::vector<double>(nodes, 0));
  auto& numbers = std::get<std::vector<double>>(table.grundy);
  const auto tell = [&](std::uint32_t node, Outcome outcome,
                        const std::optional<StageSearch::Solved>& known) {
    table.outcomes[node] = letter(outcome);
    numbers[node] = known ? known->grundy : kUnknownNumber;
    if (known) table.remoteness[node] = known->depth.remoteness;
  };
  for (std::uint32_t node = 0; node < nodes; ++node) {
    if (solved.comes_to(node)) tell(node, solved.outcome_after(node), solved.after(node));
  }
  if (game.token) tell(*game.token, analysis.verdict.outcome, solved.here());
  return table;
}

void decide(SolvedGeography& solved, Analysis& analysis) {
  const Reason reason = solved.reason();
  analysis.verdict.reason = reason;
  if (const auto* beyond = std::get_if<BeyondLimit>(&reason)) {
    analysis.moves = {};
    analysis.steps = {SearchStep{{}, *beyond}};
    return;
  }
  analysis.verdict.outcome = outcome_of(analysis.moves.count != BigCount(0));
  if (const auto* searched = std::get_if<Searched>(&reason)) {
    analysis.steps = {SearchStep{{}, *searched}};
  } else {
    analysis.steps = {solved.proved()};
  }
  const std::size_t told = std::min(analysis.moves.list.size(), kMaxRestoring);
  for (std::uint32_t turn = 0; turn < told; ++turn) analysis.steps.push_back(TurnStep{{}, turn});
}

}  // namespace

void analyze_position(const Geography& game, const Rules& rules, Analysis& analysis) {
  SolvedGeography solved(game, rules.play);
  if (const auto here = solved.here()) {
    analysis.grundy = here->grundy;
    analysis.verdict.remoteness = here->depth.remoteness;
  }
  if (rules.play == Play::Misere || !solved.has_numbers()) {
    analysis.number = DecidingNumber::Outcome;
  }
  analysis.moves = moves_of(game, solved, rules);
  Table table = node_table(game, solved, analysis);
  if (solved.steps().empty()) {
    analyze_ended(rules.play, analysis);
    analysis.grundy = 0;
  } else {
    decide(solved, analysis);
  }
  if (game.token) table.outcomes[*game.token] = letter(analysis.verdict.outcome);
  add_whole(analysis);
  analysis.tables.push_back(std::move(table));
}

}  // namespace grundy
