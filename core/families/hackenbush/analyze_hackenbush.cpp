#include "analysis/steps.hpp"
#include "families/hackenbush/cut_search.hpp"
#include "families/hackenbush/family.hpp"
#include "families/hackenbush/fusion.hpp"

namespace grundy {
namespace {

// The most steps shown that simplify the picture; further ones are only counted.
constexpr std::size_t kMaxSimpler = 40;
// Limits for all listed winning cuts together: edges that fall, and edges looked at to find these.
constexpr std::size_t kMaxFallen = 200'000;
constexpr std::size_t kMaxLooked = 20'000'000;
// Steps for finding the remoteness where a theorem already decides the outcome.
constexpr std::uint64_t kRemotenessSteps = 2'000'000;

struct Solved {
  const Hackenbush& picture;
  Gravity gravity;
  Standing standing;
  Fusion fusion;

  explicit Solved(const Hackenbush& of)
      : picture(of), gravity(of), standing(gravity.start()), fusion(gravity, standing) {}

  Standing after(std::size_t stalk) const {
    Standing after = standing;
    after[stalk] = 0;
    gravity.settle(after);
    return after;
  }
  bool has_ended() const {
    return std::find(standing.begin(), standing.end(), 1) == standing.end();
  }
};

Moves moves_of(const Solved& solved, const std::vector<std::uint32_t>& cuts, bool all,
               const Rules& rules) {
  std::vector<Move> list;
  std::size_t fallen = 0;
  const std::size_t most = std::min(Moves::kMaxListed, 1 + kMaxLooked / solved.standing.size());
  const bool normal = rules.play == Play::Normal;
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    if (i < rules.first_turn || list.size() == most || fallen > kMaxFallen) continue;
    const Standing after = solved.after(cuts[i]);
    const Nimber left = normal ? 0 : Fusion(solved.gravity, after).total();
    list.push_back({cut_of(solved.picture, solved.standing, after, cuts[i]), 0, left});
    fallen += list.back().changes.size();
  }
  Moves moves = single_moves(std::move(list), cuts.size(), rules.first_turn);
  if (!all) moves.count = std::nullopt;
  return moves;
}

// For each node, what stands on the knot that it is fused into, as if that were the ground.
Table node_table(const Solved& solved, Play play) {
  std::vector<std::uint8_t> outcomes;
  std::vector<double> grundy;
  for (std::uint32_t node = 0; node < solved.picture.names.size(); ++node) {
    const std::uint32_t knot = solved.fusion.knot(node);
    const bool hangs = knot != Fusion::kFallen;
    const Nimber number = hangs ? solved.fusion.number(knot) : 0;
    outcomes.push_back(!hangs                 ? kNoPosition
                       : play == Play::Normal ? letter(number != 0)
                                              : kUndecided);
    grundy.push_back(static_cast<double>(number));
  }
  return table_of_items("node", std::move(outcomes), std::move(grundy));
}

// The edges that stand directly on each knot, and those that fusion makes loops, without the loops drawn as such.
struct OnKnots {
  std::vector<std::vector<Summand>> lengths;
  std::vector<Items> cycles;

  explicit OnKnots(const Solved& solved)
      : lengths(solved.picture.names.size()), cycles(solved.picture.names.size()) {
    const Fusion& fusion = solved.fusion;
    for (std::uint32_t stalk = 0; stalk < solved.standing.size(); ++stalk) {
      if (solved.standing[stalk] == 0) continue;
      const auto [a, b] = solved.picture.arcs[stalk];
      const std::uint32_t foot =
          fusion.knot(fusion.is_bridge(stalk) && fusion.knot(a) == fusion.knot_of(stalk) ? b : a);
      lengths[foot].push_back({stalk, fusion.length(stalk)});
      if (!fusion.is_bridge(stalk) && a != b) cycles[foot].push_back(stalk);
    }
  }
};

// First every cycle is fused, then stalks are joined from above down to the ground.
void add_simpler(const Solved& solved, const OnKnots& on, std::vector<Step>& steps) {
  const auto& knots = solved.fusion.knots();
  std::uint64_t found = 0;
  for (const Fusion::Knot& knot : knots) {
    const Items& cycle = on.cycles[knot.node];
    if (!cycle.empty() && ++found <= kMaxSimpler) {
      steps.push_back(CountStep{StepKind::Fusion, shown(cycle), cycle.size(), cycle.size() % 2});
    }
  }
  for (std::size_t i = knots.size(); i-- > 1;) {
    const auto& lengths = on.lengths[knots[i].node];
    if (lengths.size() > 1 && ++found <= kMaxSimpler) {
      steps.push_back(values_step(StepKind::Colon, lengths, solved.fusion.number(knots[i].node)));
    }
  }
  if (found > kMaxSimpler) steps.push_back(CountStep{StepKind::Further, {}, found - kMaxSimpler});
}

// A cut changes the stalk on the ground that the edge belongs to. Edges fused with the ground have none.
void add_turns(const Solved& solved, const Moves& moves, std::vector<Step>& steps) {
  const Fusion& fusion = solved.fusion;
  std::vector<std::uint32_t> foot(solved.picture.names.size(), Fusion::kFallen);
  for (const Fusion::Knot& knot : fusion.knots()) {
    if (knot.bridge != Fusion::kFallen)
      foot[knot.node] = knot.below == 0 ? knot.bridge : foot[knot.below];
  }
  if (moves.list.empty()) steps.push_back(StepKind::NoRestoring);
  for (std::uint32_t i = 0; i < std::min(moves.list.size(), kMaxRestoring); ++i) {
    const std::uint32_t stalk = moves.list[i].moves[0].item;
    const std::uint32_t heap = foot[fusion.knot_of(stalk)];
    if (heap == Fusion::kFallen) {
      steps.push_back(TurnStep{items_of(moves.list[i]), i});
    } else {
      const Nimber before = fusion.length(heap);
      steps.push_back(
          RestoresStep{{stalk}, heap, i, before, before ^ fusion.total(), std::nullopt});
    }
  }
}

void analyze_normal(const Solved& solved, const Rules& rules, Analysis& analysis) {
  analysis.verdict = {.outcome = outcome_of(solved.fusion.total() != 0),
                      .reason = Theorem::Hackenbush,
                      .remoteness = {}};
  const auto found =
      CutSearch::search(solved.gravity, Play::Normal, {kRemotenessLimit, kRemotenessSteps});
  if (const auto* search = std::get_if<CutSearch>(&found)) {
    analysis.verdict.remoteness = search->at(solved.standing).remoteness;
  }
  Work work;
  const Fusion::Cuts cuts = solved.fusion.winning_cuts(work);
  analysis.moves = moves_of(solved, cuts.stalks, cuts.all, rules);
  const OnKnots on(solved);
  add_simpler(solved, on, analysis.steps);
  analysis.steps.push_back(nim_sum_step(on.lengths[0]));
  add_turns(solved, analysis.moves, analysis.steps);
}

void analyze_misere(const Solved& solved, const Rules& rules, Analysis& analysis) {
  analysis.number = DecidingNumber::Outcome;
  const auto found = CutSearch::search(solved.gravity, Play::Misere, {});
  if (const auto* beyond = std::get_if<BeyondLimit>(&found)) {
    return analyze_undecided(*beyond, analysis);
  }
  const auto& search = std::get<CutSearch>(found);
  std::vector<std::uint32_t> cuts;
  for (std::uint32_t stalk = 0; stalk < solved.standing.size(); ++stalk) {
    if (solved.standing[stalk] != 0 && !search.at(solved.after(stalk)).won) cuts.push_back(stalk);
  }
  analyze_searched(search.at(solved.standing), {search.positions()},
                   moves_of(solved, cuts, true, rules), analysis);
}

}  // namespace

void analyze_position(const Hackenbush& picture, const Rules& rules, Analysis& analysis) {
  const Solved solved(picture);
  analysis.grundy = solved.fusion.total();
  if (solved.has_ended()) {
    analyze_ended(rules.play, analysis);
  } else if (rules.play == Play::Normal) {
    analyze_normal(solved, rules, analysis);
  } else {
    analyze_misere(solved, rules, analysis);
  }
  add_whole(analysis);
  analysis.tables.push_back(node_table(solved, rules.play));
}

}  // namespace grundy
