#include <algorithm>

#include "analysis/steps.hpp"
#include "families/node-kayles/family.hpp"
#include "families/node-kayles/part_search.hpp"

namespace grundy {
namespace {

// What is known of a position; empty where finding it takes too long.
struct Known {
  std::optional<bool> lost;
  std::optional<Nimber> number;
};

// In normal play a position is the sum of its parts.
class NormalNodeKayles {
 public:
  NormalNodeKayles(const StateGraph& neighbours, const Nodes& free)
      : rules_{&neighbours},
        search_(rules_),
        work_(node_kayles_steps(neighbours)),
        lost_(search_.is_sum(rules_.regions(free), 0, work_)) {
    number_ = 0;
    for (Nodes& part : parts_of(free, neighbours)) {
      const auto number = search_.number({part}, work_);
      number_ = number && number_ ? std::optional(*number_ ^ *number) : std::nullopt;
      parts_.push_back({std::move(part), number.value_or(0)});
    }
    if (number_) lost_ = *number_ == 0;
  }

  Known after(const Nodes& free) {
    const auto regions = rules_.regions(free);
    Known known{.lost = search_.is_sum(regions, 0, work_), .number = 0};
    for (const auto& region : regions) {
      const auto number = search_.number(region, work_);
      known.number = number && known.number ? std::optional(*known.number ^ *number) : std::nullopt;
    }
    return known;
  }

  std::optional<bool> lost() const { return lost_; }
  std::optional<Nimber> number() const { return number_; }
  Reason reason() const {
    if (number_) return Theorem::SpragueGrundy;
    if (lost_) return Searched{search_.positions()};
    return work_.beyond();
  }

  void explain(Analysis& analysis) {
    std::vector<Step>& steps = analysis.steps;
    steps.push_back(CountStep{StepKind::NumbersSearched, {}, search_.positions()});
    if (!number_) {
      if (!lost_) steps.push_back(SearchStep{{}, work_.beyond()});
      add_leaving_steps(analysis.moves, steps);
      return;
    }
    std::vector<Summand> numbers;
    for (const auto& [nodes, number] : parts_) numbers.push_back({nodes.front(), number});
    steps.push_back(values_step(StepKind::Regions, numbers));
    if (parts_.size() > 1) steps.push_back(nim_sum_step(numbers));
    const auto changed_by = [&](const Move& move) {
      const auto node = static_cast<std::uint32_t>(move.to);
      const auto part = std::find_if(parts_.begin(), parts_.end(), [&](const Part& each) {
        return std::binary_search(each.nodes.begin(), each.nodes.end(), node);
      });
      return ChangedNumber{part->nodes.front(), part->number, part->number ^ *number_, 0};
    };
    add_restoring_steps(analysis.moves, Play::Normal, changed_by, steps);
  }

 private:
  struct Part {
    Nodes nodes;
    Nimber number = 0;
  };

  NodeKaylesRules rules_;
  NodeKaylesSearch search_;
  Work work_;
  std::optional<bool> lost_;
  std::optional<Nimber> number_;  // known only if the numbers of all parts are
  std::vector<Part> parts_;
};

// The tokens that leave a lost position.
Moves moves_of(const NodeKayles& game, const Nodes& free, const std::vector<Known>& after,
               const Rules& rules) {
  std::vector<Move> list;
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < free.size(); ++i) {
    if (!after[i].lost.value_or(false)) continue;
    if (count++ < rules.first_turn || list.size() == Moves::kMaxListed) continue;
    list.push_back({token_on(game, free[i]), 0, after[i].number.value_or(0)});
  }
  return single_moves(std::move(list), count, rules.first_turn);
}

// For each free node the position once a token is there.
Table node_table(const NodeKayles& game, const Nodes& free, const std::vector<Known>& after) {
  Table table = table_of_items("node", std::vector<std::uint8_t>(game.names.size(), kNoPosition),
                               std::vector<double>(game.names.size(), 0));
  auto& numbers = std::get<std::vector<double>>(table.grundy);
  for (std::size_t i = 0; i < free.size(); ++i) {
    const auto& [lost, number] = after[i];
    table.outcomes[free[i]] = lost ? letter(!*lost) : kUndecided;
    numbers[free[i]] = number ? static_cast<double>(*number) : kUnknownNumber;
  }
  return table;
}

bool all_decided(const std::vector<Known>& after) {
  return std::all_of(after.begin(), after.end(),
                     [](const Known& known) { return known.lost.has_value(); });
}

std::vector<Known> analyze_normal(const NodeKayles& game, const StateGraph& neighbours,
                                  const Nodes& free, const Rules& rules, Analysis& analysis) {
  NormalNodeKayles normal(neighbours, free);
  analysis.grundy = normal.number();
  analysis.verdict = {.outcome = normal.lost() ? outcome_of(!*normal.lost()) : Outcome::Undecided,
                      .reason = normal.reason(),
                      .remoteness = {}};
  PlainNodeKayles plain(neighbours, Play::Normal, kRemotenessLimit / 2);
  if (const auto depth = plain.depth(free)) analysis.verdict.remoteness = depth->remoteness;
  std::vector<Known> after;
  for (const std::uint32_t node : free) {
    after.push_back(normal.after(free_after(free, node, neighbours)));
  }
  analysis.moves = moves_of(game, free, after, rules);
  if (!normal.lost().value_or(false) && !all_decided(after)) analysis.moves.count.reset();
  normal.explain(analysis);
  return after;
}

std::vector<Known> analyze_misere(const NodeKayles& game, const StateGraph& neighbours,
                                  const Nodes& free, const Rules& rules, Analysis& analysis) {
  PlainNodeKayles plain(neighbours, Play::Misere, kSearchLimit);
  const auto start = plain.depth(free);
  std::vector<Known> after(free.size());
  if (!start) {
    analysis.verdict = {.outcome = Outcome::Undecided, .reason = plain.beyond(), .remoteness = {}};
    analysis.steps = {SearchStep{{}, plain.beyond()}};
    return after;
  }
  const Searched searched{plain.positions()};
  analysis.verdict = {
      .outcome = outcome_of(*start), .reason = searched, .remoteness = start->remoteness};
  analysis.grundy = NormalNodeKayles(neighbours, free).number();
  for (std::size_t i = 0; i < free.size(); ++i) {
    const auto depth = plain.depth(free_after(free, free[i], neighbours));
    if (depth) after[i].lost = !depth->won;
  }
  analysis.moves = moves_of(game, free, after, rules);
  analysis.steps = {SearchStep{{}, searched}};
  add_leaving_steps(analysis.moves, analysis.steps);
  return after;
}

}  // namespace

void analyze_position(const NodeKayles& game, const Rules& rules, Analysis& analysis) {
  const StateGraph neighbours = neighbours_of(game);
  const Nodes free = free_nodes(game, neighbours);
  std::vector<Known> after;
  if (rules.play == Play::Misere) analysis.number = DecidingNumber::Outcome;
  if (free.empty()) {
    analyze_ended(rules.play, analysis);
    analysis.grundy = 0;
  } else if (rules.play == Play::Normal) {
    after = analyze_normal(game, neighbours, free, rules, analysis);
  } else {
    after = analyze_misere(game, neighbours, free, rules, analysis);
  }
  add_whole(analysis);
  analysis.tables.push_back(node_table(game, free, after));
}

}  // namespace grundy
