#include "sums/sum.hpp"

#include <algorithm>

#include "sums/loop_ruling.hpp"
#include "sums/loop_search.hpp"
#include "sums/sum_search.hpp"
#include "sums/turns/winning_turns.hpp"

namespace grundy {
namespace {

// The search numbers each component's positions, which closed forms do not bound.
constexpr std::int32_t kLargestSearchedHeap = 255;

bool has_large_heap(const std::vector<Facts>& facts) {
  return std::any_of(facts.begin(), facts.end(), [](const Facts& f) {
    return f.heap && f.grundy > static_cast<Nimber>(kLargestSearchedHeap);
  });
}

std::optional<std::int32_t> remoteness_of_whole(const ComponentSum& sum,
                                                const std::vector<Facts>& facts, Theorem theorem,
                                                const Sum& rule, Play play) {
  const std::int32_t told = remoteness_by(theorem, facts);
  if (told != kUnknownRemoteness) return told;
  if (live_parts(facts).size() < 2 || theorem == Theorem::Conjunctive) return std::nullopt;
  if (has_large_heap(facts) || !all_known(facts, &Facts::remoteness)) return std::nullopt;
  const auto searched =
      SearchedSum::search(sum, search_request(rule, play, facts.size(), kRemotenessLimit));
  const auto* found = std::get_if<SearchedSum>(&searched);
  return found ? found->remoteness() : std::nullopt;
}

Reason reason_of(const ComponentSum& sum, const std::vector<Facts>& facts, Theorem theorem,
                 Play play) {
  if (theorem == Theorem::Ended) return Searched{1};
  if (theorem != Theorem::Alone) return theorem;
  const std::size_t part = first_live(facts);
  if (facts[part].heap) return Theorem::MisereNim;
  const ComponentKind& kind = *sum.kinds[sum.parts[part].kind];
  if (!kind.by_theorem()) return Searched{kind.solved_positions()};
  return play == Play::Normal ? Theorem::SpragueGrundy : Theorem::Tame;
}

std::variant<LoopSearch, BeyondLimit> search_loops(const ComponentSum& sum, const Sum& rule,
                                                   Play play, std::uint64_t limit) {
  return LoopSearch::search(sum, {.rule = rule,
                                  .play = play,
                                  .positions = limit,
                                  .turns = kStepLimit,
                                  .anywhere = std::nullopt});
}

Decision decide_by_theorem(const ComponentSum& sum, const std::vector<Facts>& facts,
                           Theorem theorem, const Sum& rule, Play play, TurnPage& page) {
  const Outcome outcome = outcome_by(theorem, facts, rule, play);
  const auto remoteness = remoteness_of_whole(sum, facts, theorem, rule, play);
  Decision decision{.verdict = {.outcome = outcome,
                                .reason = reason_of(sum, facts, theorem, play),
                                .remoteness = remoteness},
                    .theorem = theorem,
                    .count = BigCount(0)};
  if (outcome == Outcome::Win)
    decision.count = winning_turns({sum, facts, rule, play}, theorem, page);
  return decision;
}

// The same where moves may go in circles: the whole is searched for its remoteness, which tells the
// turns that make the end come.
Decision decide_loops_by_theorem(const ComponentSum& sum, const std::vector<Facts>& facts,
                                 Theorem theorem, const Sum& rule, Play play, TurnPage& page) {
  const bool several = live_parts(facts).size() > 1 && theorem != Theorem::Conjunctive;
  if (!several) return decide_by_theorem(sum, facts, theorem, rule, play, page);
  Decision decision{.verdict = {.outcome = outcome_by(theorem, facts, rule, play),
                                .reason = reason_of(sum, facts, theorem, play),
                                .remoteness = std::nullopt},
                    .theorem = theorem,
                    .count = BigCount(0)};
  if (decision.verdict.outcome == Outcome::Draw) return decision;
  const auto found = search_loops(sum, rule, play, kRemotenessLimit);
  const auto* searched = std::get_if<LoopSearch>(&found);
  if (searched) decision.verdict.remoteness = searched->start().remoteness;
  if (decision.verdict.outcome == Outcome::Win) {
    decision.count = searched ? searched->winning_turns(page)
                              : winning_turns({sum, facts, rule, play}, theorem, page);
  }
  return decision;
}

Decision decide_loops_by_search(const ComponentSum& sum, const Sum& rule, Play play,
                                TurnPage& page) {
  const auto found = search_loops(sum, rule, play, kSearchLimit);
  if (const auto* beyond = std::get_if<BeyondLimit>(&found)) {
    return {{Outcome::Undecided, *beyond, std::nullopt}, std::nullopt, {}};
  }
  const auto* searched = std::get_if<LoopSearch>(&found);
  const Outcome outcome = outcome_of(searched->start());
  Decision decision{.verdict = {.outcome = outcome,
                                .reason = Searched{searched->positions()},
                                .remoteness = std::nullopt},
                    .theorem = std::nullopt,
                    .count = BigCount(0)};
  if (outcome != Outcome::Draw) decision.verdict.remoteness = searched->start().remoteness;
  if (outcome == Outcome::Win) decision.count = searched->winning_turns(page);
  return decision;
}

Decision decide_by_search(const ComponentSum& sum, const std::vector<Facts>& facts, const Sum& rule,
                          Play play, TurnPage& page) {
  const auto undecided = [](BeyondLimit beyond) -> Decision {
    return {{Outcome::Undecided, beyond, std::nullopt}, std::nullopt, {}};
  };
  if (!is_searchable(rule)) return undecided({kSearchLimit});
  const auto found =
      SearchedSum::search(sum, search_request(rule, play, facts.size(), kSearchLimit));
  if (const auto* beyond = std::get_if<BeyondLimit>(&found)) return undecided(*beyond);
  const auto* searched = std::get_if<SearchedSum>(&found);
  Decision decision{.verdict = {.outcome = outcome_of(searched->won()),
                                .reason = Searched{searched->positions()},
                                .remoteness = searched->remoteness()},
                    .theorem = std::nullopt,
                    .count = BigCount(0)};
  if (searched->won()) decision.count = searched->winning_turns(page);
  return decision;
}

// The limit is that of the first component that is not decided.
Decision undecided_part(const ComponentSum& sum, const std::vector<Facts>& facts) {
  const auto undecided =
      std::find_if_not(facts.begin(), facts.end(), [](const Facts& f) { return f.decided(); });
  const auto part = static_cast<std::size_t>(undecided - facts.begin());
  const BeyondLimit beyond = sum.kinds[sum.parts[part].kind]->beyond();
  return {{Outcome::Undecided, beyond, std::nullopt}, std::nullopt, {}};
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

Decision decide(const ComponentSum& sum, const std::vector<Facts>& facts, const Sum& rule,
                Play play, TurnPage& page) {
  if (!all_decided(facts)) return undecided_part(sum, facts);
  const auto theorem = theorem_for(facts, rule, play);
  if (any_loopy(facts)) {
    return theorem ? decide_loops_by_theorem(sum, facts, *theorem, rule, play, page)
                   : decide_loops_by_search(sum, rule, play, page);
  }
  if (theorem) {
    return decide_by_theorem(sum, facts, *theorem, rule, play, page);
  }
  return decide_by_search(sum, facts, rule, play, page);
}

// Parts that cannot move change nothing, but in a sum that is not moved as a whole.
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
