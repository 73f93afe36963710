#include <map>
#include <tuple>

#include "params/as_size.hpp"
#include "sums/loop_ruling.hpp"
#include "sums/search/disjunctive_search.hpp"
#include "sums/search/loop_search.hpp"
#include "sums/search/sum_search.hpp"
#include "sums/sum.hpp"

namespace grundy {
namespace {

// States with equal facts give the whole sum the same outcome.
auto key_of_facts(const Facts& f) {
  return std::tuple(f.grundy, f.outcome, f.remoteness, f.suspense, f.tame, f.fickle, f.grows,
                    f.loop_set);
}

std::vector<Outcome> searched_outcomes(const ComponentSum& sum, const Sum& rule, Play play,
                                       std::size_t part) {
  const ComponentKind& kind = *sum.kinds[sum.parts[part].kind];
  std::vector<Outcome> outcomes(as_size(kind.states()), Outcome::Undecided);
  if (ends_whole(sum) || kind.loopy() || any_loopy(all_facts(sum))) {
    const auto found = LoopSearch::search(sum, {.rule = rule,
                                                .play = play,
                                                .positions = kSearchLimit,
                                                .turns = kStepLimit,
                                                .anywhere = part});
    const auto* searched = std::get_if<LoopSearch>(&found);
    for (State state = 0; searched && state < kind.states(); ++state) {
      if (kind.is_position(state)) outcomes[as_size(state)] = outcome_of(searched->at(state));
    }
    return outcomes;
  }
  if (!is_searchable(rule)) return outcomes;
  SearchRequest request = search_request(rule, play, sum.parts.size(), kSearchLimit);
  request.anywhere = part;
  const auto found = SearchedSum::search(sum, request);
  const auto* searched = std::get_if<SearchedSum>(&found);
  for (State state = 0; searched && state < kind.states(); ++state) {
    if (kind.is_position(state)) outcomes[as_size(state)] = outcome_of(searched->won_at(state));
  }
  if (searched || !moves_one(rule, sum.parts.size())) return outcomes;
  DisjunctiveSearch by_addends(sum, play);
  std::vector<State> states = sum.states();
  for (states[part] = 0; states[part] < kind.states(); ++states[part]) {
    if (!kind.is_position(states[part])) continue;
    if (const auto won = by_addends.won(states)) outcomes[as_size(states[part])] = outcome_of(*won);
  }
  return outcomes;
}

}  // namespace

std::vector<Outcome> what_if(const ComponentSum& sum, const Sum& rule, Play play,
                             std::size_t part) {
  const ComponentKind& kind = *sum.kinds[sum.parts[part].kind];
  std::vector<Facts> facts = all_facts(sum);
  if (ends_whole(sum)) return searched_outcomes(sum, rule, play, part);
  std::vector<Outcome> outcomes(as_size(kind.states()), Outcome::Undecided);
  std::vector<State> open;
  std::map<decltype(key_of_facts(Facts{})), std::optional<Outcome>> known;
  for (State state = 0; state < kind.states(); ++state) {
    if (!kind.is_position(state)) continue;
    facts[part] = kind.facts(state);
    const auto [entry, fresh] = known.try_emplace(key_of_facts(facts[part]));
    if (fresh && all_decided(facts)) {
      if (const auto theorem = theorem_for(facts, rule, play)) {
        entry->second = outcome_by(*theorem, facts, rule, play);
      }
    }
    if (entry->second) {
      outcomes[as_size(state)] = *entry->second;
    } else {
      open.push_back(state);
    }
  }
  if (open.empty() || rule.compound == Compound::Conjunctive) return outcomes;
  if (!all_decided(facts) && !addends_may_decide(sum, facts, rule, play)) return outcomes;
  const std::vector<Outcome> searched = searched_outcomes(sum, rule, play, part);
  for (const State state : open) outcomes[as_size(state)] = searched[as_size(state)];
  return outcomes;
}

}  // namespace grundy
