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
  NormalNodeKayles(const KaylesBoard& board, const Nodes& free)
      : rules_{&board},
        search_(rules_),
        work_(node_kayles_steps(board)),
        lost_(search_.is_sum(rules_.regions(free), 0, work_)) {
    number_ = 0;
    for (Nodes& part : board.parts_of(free)) {
      if (part.size() == 1 && board.on_edges()) continue;
      const auto number = search_.number({part}, work_);
      number_ = number && number_ ? std::optional(*number_ ^ *number) : std::nullopt;
      parts_.push_back({std::move(part), number.value_or(0)});
    }
    if (number_) lost_ = *number_ == 0;
  }

  // Nothing is known once the work is over: even to list the nodes of a large graph takes long.
  Known after(const Nodes& free, std::uint32_t place) {
    if (work_.over()) return {};
    const auto regions = rules_.regions(rules_.board->free_after(free, place));
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
      const std::uint32_t node = rules_.board->ends(static_cast<std::uint32_t>(move.to)).from;
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

// The places of a board where a move can be made, and what is known of the position after each.
struct Places {
  const NodeKayles& game;
  const KaylesBoard board{game};
  const Nodes free = board.free_nodes(game);
  const std::vector<std::uint32_t> list = board.free_places(free);
  std::vector<Known> after{list.size()};
};

// The moves that leave a lost position.
Moves winning_moves(const Places& places, const Rules& rules) {
  std::vector<Move> list;
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < places.list.size(); ++i) {
    const auto& [lost, number] = places.after[i];
    if (!lost.value_or(false)) continue;
    if (count++ < rules.first_turn || list.size() == Moves::kMaxListed) continue;
    list.push_back({token_on(places.game, places.board, places.list[i]), 0, number.value_or(0)});
  }
  return single_moves(std::move(list), count, rules.first_turn);
}

// For each place the position after a move there.
Table table_of(const Places& places) {
  const std::size_t size = places.board.places();
  Table table = table_of_items("node", std::vector<std::uint8_t>(size, kNoPosition),
                               std::vector<double>(size, 0));
  auto& numbers = std::get<std::vector<double>>(table.grundy);
  for (std::size_t i = 0; i < places.list.size(); ++i) {
    const auto& [lost, number] = places.after[i];
    table.outcomes[places.list[i]] = lost ? letter(!*lost) : kUndecided;
    numbers[places.list[i]] = number ? static_cast<double>(*number) : kUnknownNumber;
  }
  return table;
}

void analyze_normal(Places& places, const Rules& rules, Analysis& analysis) {
  const auto& [game, board, free, list, after] = places;
  NormalNodeKayles normal(board, free);
  analysis.grundy = normal.number();
  analysis.verdict = {.outcome = normal.lost() ? outcome_of(!*normal.lost()) : Outcome::Undecided,
                      .reason = normal.reason(),
                      .remoteness = {}};
  PlainNodeKayles plain(board, Play::Normal, kRemotenessLimit / 2);
  if (const auto depth = plain.depth(free)) analysis.verdict.remoteness = depth->remoteness;
  for (std::size_t i = 0; i < list.size(); ++i) {
    places.after[i] = normal.after(free, list[i]);
  }
  analysis.moves = winning_moves(places, rules);
  const bool all_decided = std::all_of(after.begin(), after.end(),
                                       [](const Known& each) { return each.lost.has_value(); });
  if (!normal.lost().value_or(false) && !all_decided) analysis.moves.count.reset();
  normal.explain(analysis);
}

void analyze_misere(Places& places, const Rules& rules, Analysis& analysis) {
  const auto& [game, board, free, list, after] = places;
  PlainNodeKayles plain(board, Play::Misere, kSearchLimit);
  const auto start = plain.depth(free);
  if (!start) {
    analysis.verdict = {.outcome = Outcome::Undecided, .reason = plain.beyond(), .remoteness = {}};
    analysis.steps = {SearchStep{{}, plain.beyond()}};
    return;
  }
  const Searched searched{plain.positions()};
  analysis.verdict = {
      .outcome = outcome_of(*start), .reason = searched, .remoteness = start->remoteness};
  analysis.grundy = NormalNodeKayles(board, free).number();
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto depth = plain.depth(board.free_after(free, list[i]));
    if (depth) places.after[i].lost = !depth->won;
  }
  analysis.moves = winning_moves(places, rules);
  analysis.steps = {SearchStep{{}, searched}};
  add_leaving_steps(analysis.moves, analysis.steps);
}

}  // namespace

void analyze_position(const NodeKayles& game, const Rules& rules, Analysis& analysis) {
  Places places{game};
  if (rules.play == Play::Misere) analysis.number = DecidingNumber::Outcome;
  if (places.list.empty()) {
    analyze_ended(rules.play, analysis);
    analysis.grundy = 0;
  } else if (rules.play == Play::Normal) {
    analyze_normal(places, rules, analysis);
  } else {
    analyze_misere(places, rules, analysis);
  }
  add_whole(analysis);
  analysis.tables.push_back(table_of(places));
}

}  // namespace grundy
