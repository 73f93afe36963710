#include "sums/sum.hpp"

#include <algorithm>

#include "sums/loop_ruling.hpp"
#include "sums/search/disjunctive_search.hpp"
#include "sums/search/loop_search.hpp"
#include "sums/search/sum_search.hpp"
#include "sums/turns/winning_turns.hpp"

namespace grundy {
namespace {

// The largest heap in a search, which numbers all positions; theorems allow heaps of any size.
constexpr std::int32_t kLargestSearchedHeap = 255;

bool has_large_heap(const std::vector<Facts>& facts) {
  return std::any_of(facts.begin(), facts.end(), [](const Facts& f) {
    return f.heap && f.grundy > static_cast<Nimber>(kLargestSearchedHeap);
  });
}

std::optional<std::int32_t> remoteness_of_whole(const RuledSum& asked, Theorem theorem) {
  const auto& [sum, facts, rule, play] = asked;
  const std::int32_t told = remoteness_by(theorem, facts);
  if (told != kUnknownRemoteness) return told;
  if (count_live(facts) < 2 || theorem == Theorem::Conjunctive) return std::nullopt;
  if (has_large_heap(facts) || !all_known(facts, &Facts::remoteness)) return std::nullopt;
  const auto searched =
      SearchedSum::search(sum, search_request(rule, play, facts.size(), kRemotenessLimit));
  const auto* found = std::get_if<SearchedSum>(&searched);
  return found ? found->remoteness() : std::nullopt;
}

Reason reason_of(const RuledSum& asked, Theorem theorem) {
  if (theorem == Theorem::Ended) return Searched{1};
  if (theorem != Theorem::Alone) return theorem;
  const std::size_t part = first_live(asked.facts);
  if (asked.facts[part].heap) return Theorem::MisereNim;
  const ComponentKind& kind = *asked.sum.kinds[asked.sum.parts[part].kind];
  if (!kind.by_theorem()) return Searched{kind.solved_positions()};
  return asked.play == Play::Normal ? Theorem::SpragueGrundy : Theorem::Tame;
}

std::variant<LoopSearch, BeyondLimit> search_loops(const RuledSum& asked, std::uint64_t limit) {
  return LoopSearch::search(asked.sum, {.rule = asked.rule,
                                        .play = asked.play,
                                        .positions = limit,
                                        .turns = kStepLimit,
                                        .anywhere = std::nullopt});
}

Decision undecided(BeyondLimit beyond) {
  return {{Outcome::Undecided, beyond, std::nullopt}, std::nullopt, {}};
}

// If moves may go in circles, the whole sum is searched for its remoteness: only turns that lower
// it bring the end nearer.
Decision decide_by_theorem(const RuledSum& asked, Theorem theorem, TurnPage& page) {
  Decision decision{.verdict = {.outcome = outcome_by(theorem, asked.facts, asked.rule, asked.play),
                                .reason = reason_of(asked, theorem),
                                .remoteness = std::nullopt},
                    .theorem = theorem,
                    .count = BigCount(0)};
  const Outcome outcome = decision.verdict.outcome;
  if (any_loopy(asked.facts) && count_live(asked.facts) > 1 && theorem != Theorem::Conjunctive) {
    if (outcome == Outcome::Draw) return decision;
    const auto found = search_loops(asked, kRemotenessLimit);
    if (const auto* searched = std::get_if<LoopSearch>(&found)) {
      decision.verdict.remoteness = searched->start().remoteness;
      if (outcome == Outcome::Win) decision.count = searched->winning_turns(page);
      return decision;
    }
  } else {
    decision.verdict.remoteness = remoteness_of_whole(asked, theorem);
  }
  if (outcome == Outcome::Win) decision.count = winning_turns(asked, theorem, page);
  return decision;
}

template <class Search>
Decision decided_by(Search& searched, Outcome outcome, std::optional<std::int32_t> remoteness,
                    TurnPage& page) {
  const std::optional<BigCount> count =
      outcome == Outcome::Win ? searched.winning_turns(page) : BigCount(0);
  return {{outcome, Searched{searched.positions()}, remoteness}, std::nullopt, count};
}

// Decides more than SearchedSum, but does not tell the remoteness.
Decision decide_by_addends(const RuledSum& asked, BeyondLimit beyond, TurnPage& page) {
  DisjunctiveSearch search(asked.sum, asked.play);
  const auto won = search.won(asked.sum.states());
  if (!won) return undecided(beyond);
  const auto count = *won ? search.winning_turns(page) : BigCount(0);
  return {{outcome_of(*won), search.reason(), std::nullopt}, std::nullopt, count};
}

Decision decide_by_search(const RuledSum& asked, TurnPage& page) {
  const auto& [sum, facts, rule, play] = asked;
  if (ends_whole(sum) || any_loopy(facts)) {
    const auto found = search_loops(asked, kSearchLimit);
    if (const auto* beyond = std::get_if<BeyondLimit>(&found)) return undecided(*beyond);
    const auto& searched = std::get<LoopSearch>(found);
    const Depth start = searched.start();
    const bool ends = start != kNoEnd;
    return decided_by(searched, outcome_of(start),
                      ends ? std::optional(start.remoteness) : std::nullopt, page);
  }
  if (!is_searchable(rule)) return undecided({kSearchLimit});
  const auto found =
      SearchedSum::search(sum, search_request(rule, play, facts.size(), kSearchLimit));
  if (const auto* beyond = std::get_if<BeyondLimit>(&found)) {
    return moves_one(rule, facts.size()) ? decide_by_addends(asked, *beyond, page)
                                         : undecided(*beyond);
  }
  const auto& searched = std::get<SearchedSum>(found);
  return decided_by(searched, outcome_of(searched.won()), searched.remoteness(), page);
}

Decision over(bool won) { return {{outcome_of(won), Searched{1}, 0}, std::nullopt, BigCount(0)}; }

Decision without_turn(const RuledSum& asked, Theorem theorem) {
  const Outcome outcome = outcome_of(asked.play == Play::Misere);
  return {{outcome, reason_of(asked, theorem), 0}, theorem, BigCount(0)};
}

// If nothing tells more, reports the limit of the first undecided component.
Decision decide_open(const RuledSum& asked, TurnPage& page) {
  const auto& [sum, facts, rule, play] = asked;
  const auto part =
      std::find_if_not(facts.begin(), facts.end(), [](const Facts& f) { return f.decided(); });
  const BeyondLimit beyond =
      sum.kinds[sum.parts[static_cast<std::size_t>(part - facts.begin())].kind]->beyond();
  return addends_may_decide(sum, facts, rule, play) ? decide_by_addends(asked, beyond, page)
                                                    : undecided(beyond);
}

}  // namespace

Wanted wanted_for(const Sum& rule, Play play, std::size_t parts) {
  const bool one_at_a_time =
      rule.compound == Compound::Disjunctive || rule.compound == Compound::NotAll;
  return {.play = play,
          .misere_numbers = play == Play::Misere && parts > 1 && one_at_a_time,
          .suspense = rule.compound == Compound::Continued,
          .growth = rule.compound == Compound::UpTo && play == Play::Normal};
}

bool needs_search(const Sum& rule, Play play, std::size_t parts) {
  if (play == Play::Misere) return true;
  switch (rule.compound) {
    case Compound::Disjunctive:
    case Compound::Selective:
    case Compound::NotAll: return false;
    case Compound::Conjunctive:
    case Compound::Continued: return true;
    case Compound::UpTo: return parts > std::size_t{rule.most} + 1;
  }
  return true;
}

bool addends_may_decide(const ComponentSum& sum, std::span<const Facts> facts, const Sum& rule,
                        Play play) {
  if (play != Play::Misere || !moves_one(rule, facts.size())) return false;
  if (ends_whole(sum) || any_loopy(sum)) return false;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    if (!facts[i].decided() && !sum.kinds[sum.parts[i].kind]->comes_apart()) return false;
  }
  return true;
}

Decision decide(const ComponentSum& sum, const std::vector<Facts>& facts, const Sum& rule,
                Play play, TurnPage& page) {
  const RuledSum asked{sum, facts, rule, play};
  const bool whole = ends_whole(sum);
  if (whole || !all_decided(facts)) {
    if (const auto won = won_at_once(sum)) return over(*won);
    const auto theorem = theorem_without_turn(facts, rule);
    if (theorem) return without_turn(asked, *theorem);
  }
  if (!all_decided(facts)) return decide_open(asked, page);
  const auto theorem = whole ? std::nullopt : theorem_for(facts, rule, play);
  return theorem ? decide_by_theorem(asked, *theorem, page) : decide_by_search(asked, page);
}

// A part that cannot move changes nothing, except in a conjunctive sum, which it ends.
std::int32_t remoteness_by(Theorem theorem, std::span<const Facts> facts) {
  const std::size_t live = count_live(facts);
  if (live == 0 || theorem == Theorem::Single) return 0;
  if (theorem == Theorem::Conjunctive) {
    const std::int32_t least = least_remoteness(facts);
    return least == INT32_MAX ? kUnknownRemoteness : least;
  }
  return live == 1 ? facts[first_live(facts)].remoteness : kUnknownRemoteness;
}

Nimber nim_sum(std::span<const Facts> facts) {
  Nimber total = 0;
  for (const Facts& f : facts) total ^= f.grundy;
  return total;
}

}  // namespace grundy
