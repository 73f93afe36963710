#include "sums/search/sum_search.hpp"

#include <algorithm>

#include "params/as_size.hpp"
#include "theory/ranked.hpp"

namespace grundy {
namespace {

// A part that can move has at least two positions, and more than its Grundy number or its remoteness.
bool surely_beyond(const ComponentSum& sum, const std::vector<std::size_t>& parts,
                   std::uint64_t limit) {
  std::uint64_t positions = 1;
  for (const std::size_t i : parts) {
    const Facts facts = sum.facts(i);
    const auto remoteness = static_cast<std::uint64_t>(std::max(1, facts.remoteness));
    const ComponentSum::Part& part = sum.parts[i];
    const std::uint64_t reached = sum.kinds[part.kind]->least_reached(part.state);
    const std::uint64_t least = std::max({facts.grundy, remoteness, reached - 1});
    if (least >= limit) return true;
    positions *= least + 1;
    if (positions > limit) return true;
  }
  return false;
}

std::vector<State> all_states(const ComponentKind& kind) {
  std::vector<State> states;
  for (State state = 0; state < kind.states(); ++state) {
    if (kind.is_position(state)) states.push_back(state);
  }
  return states;
}

}  // namespace

std::variant<SearchedSum::Part, BeyondLimit> SearchedSum::reach(const ComponentKind& kind,
                                                                const std::vector<State>& from,
                                                                std::uint64_t limit, Work& work) {
  const BeyondLimit too_many{limit, Counted::Positions};
  Part part;
  part.kind = &kind;
  std::vector<State> starts;
  StateNumbers seen;
  for (const State state : from) {
    const auto searched = kind.searched_state(state);
    if (!searched) return too_many;
    if (seen.add(*searched)) starts.push_back(*searched);
  }
  const std::uint64_t before = work.spent();
  auto reached = reachable_states(kind, std::move(starts), limit, work, part.number);
  if (!reached && work.over()) return work.beyond();
  if (!reached) return too_many;
  part.moves = work.spent() - before;
  Ranked ranked;
  for (const State state : *reached) {
    ranked.push_back({kind.searched_rank(state), static_cast<std::uint32_t>(ranked.size())});
  }
  sort_by_rank(ranked);
  for (const auto& [rank, place] : ranked) part.state.push_back((*reached)[place]);
  part.number.number(part.state);
  return part;
}

// Each option of a part is looked at once for every position of the other parts, times the number
// of parts that a turn may move (once if it moves all that can).
std::uint64_t SearchedSum::count_steps(std::size_t positions) const {
  std::uint64_t steps = 0;
  const std::uint64_t most = every_ ? 1 : std::min(most_, parts_.size());
  for (const Part& part : parts_) {
    const std::uint64_t others = positions / part.state.size() * most;
    if (part.moves > UINT64_MAX / 64 / others) return UINT64_MAX;
    steps += part.moves * others;
  }
  return steps;
}

std::variant<SearchedSum, BeyondLimit> SearchedSum::search(const ComponentSum& sum,
                                                           const SearchRequest& request) {
  const BeyondLimit too_many{request.limit, Counted::Positions};
  std::vector<std::size_t> taking_part = live_parts(all_facts(sum));
  if (surely_beyond(sum, taking_part, request.limit)) return too_many;
  const auto& anywhere = request.anywhere;
  if (anywhere && !sum.facts(*anywhere).live()) taking_part.push_back(*anywhere);
  SearchedSum searched;
  searched.most_ = request.most;
  searched.every_ = request.every;
  std::size_t positions = 1;
  Work work(request.steps);
  for (const std::size_t i : taking_part) {
    const ComponentKind& kind = *sum.kinds[sum.parts[i].kind];
    const bool all = anywhere && *anywhere == i;
    if (all && kind.states() > request.limit) return too_many;
    auto reached = reach(kind, all ? all_states(kind) : std::vector<State>{sum.parts[i].state},
                         request.limit / positions, work);
    if (std::holds_alternative<BeyondLimit>(reached)) return work.over() ? work.beyond() : too_many;
    Part& part = std::get<Part>(reached);
    part.index = i;
    part.at = sum.parts[i].state;
    part.start = part.number_of(sum.parts[i].state);
    positions *= part.state.size();
    searched.parts_.push_back(std::move(part));
  }
  searched.steps_ = searched.count_steps(positions);
  if (!work.spend(searched.steps_)) return work.beyond();
  searched.weigh_parts();
  if (anywhere) {
    const auto found = std::find_if(searched.parts_.begin(), searched.parts_.end(),
                                    [&](const Part& part) { return part.index == *anywhere; });
    searched.anywhere_ = static_cast<std::size_t>(found - searched.parts_.begin());
  }
  for (const Part& part : searched.parts_) searched.start_ += part.start * part.weight;
  searched.won_.resize(positions);
  const std::size_t most = request.every ? 0 : std::min(request.most, searched.parts_.size());
  if (most <= 1 && !request.every) {
    GatherSingle single(searched.won_, searched.remoteness_);
    searched.solve([&](std::size_t whole, const OptionDistances& here) {
      single.position(whole, here, request.play);
    });
  } else {
    searched.solve(gather_several({searched.parts_.size(), most, request.every, request.play},
                                  searched.won_, searched.remoteness_));
  }
  return searched;
}

// The largest part comes last, where its number changes least often.
void SearchedSum::weigh_parts() {
  const auto smaller = [](const Part& a, const Part& b) { return a.state.size() < b.state.size(); };
  const auto largest = std::max_element(parts_.begin(), parts_.end(), smaller);
  if (largest != parts_.end()) std::swap(*largest, parts_.back());
  std::size_t weight = 1;
  for (Part& part : parts_) {
    part.weight = weight;
    weight *= part.state.size();
  }
}

void SearchedSum::find_distances(const Part& part, std::uint32_t number, Distances& found) {
  found.clear();
  part.kind->for_each_searched_option(part.state[number], [&](State option) {
    found.push_back((number - part.number.of(option)) * part.weight);
  });
}

// In every part options have smaller numbers than their position, and so they do in the sum: an option lies
// some distance before its position. The distances of all parts but the last are few enough to store.
void SearchedSum::solve(const Gather& gather) {
  std::vector<std::vector<Distances>> kept(parts_.size());
  for (std::size_t i = 0; i + 1 < parts_.size(); ++i) {
    for (std::uint32_t number = 0; number < parts_[i].state.size(); ++number) {
      find_distances(parts_[i], number, kept[i].emplace_back());
    }
  }
  std::vector<std::uint32_t> numbers(parts_.size(), 0);
  std::vector<const Distances*> here(parts_.size(), nullptr);
  Distances of_last;
  const auto arrive = [&](std::size_t i) {
    const bool last = i + 1 == parts_.size();
    if (last) find_distances(parts_[i], numbers[i], of_last);
    here[i] = last ? &of_last : &kept[i][numbers[i]];
  };
  for (std::size_t i = 0; i < parts_.size(); ++i) arrive(i);
  for (std::size_t whole = 0; whole < won_.size(); ++whole) {
    gather(whole, here);
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const bool carry = ++numbers[i] == parts_[i].state.size();
      if (carry) numbers[i] = 0;
      arrive(i);
      if (!carry) break;
    }
  }
}

std::optional<std::int32_t> SearchedSum::remoteness() const {
  if (remoteness_.empty()) return std::nullopt;
  return remoteness_[start_];
}

bool SearchedSum::won_at(State state) const {
  const Part& part = parts_[*anywhere_];
  const std::size_t other = part.number_of(state);
  return won_[start_ - part.start * part.weight + other * part.weight] != 0;
}

std::size_t SearchedSum::number_at(const std::vector<State>& states) const {
  std::size_t number = 0;
  for (const Part& part : parts_) number += part.number_of(states[part.index]) * part.weight;
  return number;
}

std::int32_t SearchedSum::remoteness_at(const std::vector<State>& states) const {
  return remoteness_.empty() ? kUnknownRemoteness : remoteness_[number_at(states)];
}

// Several options may share a number: they differ only in what cannot move.
SearchedSum::Options SearchedSum::options_of(const Part& part) {
  Options options{std::vector<std::uint32_t>(part.state.size(), 0), {{}}};
  part.kind->for_each_option_state(part.at, [&](State option) {
    std::uint32_t& list = options.list_of[part.number_of(option)];
    if (list == 0) {
      list = static_cast<std::uint32_t>(options.lists.size());
      options.lists.emplace_back();
    }
    options.lists[list].push_back(option);
  });
  return options;
}

// Lists every choice of one state per part; that of the first part changes fastest.
void SearchedSum::list_turns(const std::vector<MovedPart>& moved, TurnPage& page) {
  std::vector<std::size_t> chosen;
  std::uint64_t turns = 1;
  std::uint64_t beyond = page.ahead();
  for (const auto& [part, states] : moved) {
    chosen.push_back(as_size(beyond % states->size()));
    beyond /= states->size();
    if (beyond > 0) turns *= states->size();
  }
  const bool before_page = beyond > 0;
  page.pass_over(before_page ? turns : page.ahead());
  std::size_t next = before_page ? moved.size() : 0;
  while (next < moved.size() && page.wants_more()) {
    Turn turn;
    for (std::size_t i = 0; i < moved.size(); ++i) {
      turn.push_back({moved[i].first, (*moved[i].second)[chosen[i]]});
    }
    page.add(std::move(turn));
    for (next = 0; next < moved.size(); ++next) {
      if (++chosen[next] < moved[next].second->size()) break;
      chosen[next] = 0;
    }
  }
}

BigCount SearchedSum::winning_turns(TurnPage& page) const {
  std::vector<Options> options;
  for (const Part& part : parts_) options.push_back(options_of(part));
  const auto can_move = [](const Options& of_part) { return of_part.lists.size() > 1; };
  const auto live =
      static_cast<std::size_t>(std::count_if(options.begin(), options.end(), can_move));
  BigCount count = 0;
  std::vector<MovedPart> moved;
  for (std::size_t position = 0; position < start_; ++position) {
    if (won_[position]) continue;
    moved.clear();
    bool legal = true;
    for (std::size_t i = 0; legal && i < parts_.size(); ++i) {
      const std::size_t number = number_of(position, parts_[i]);
      if (number == parts_[i].start) continue;
      const std::uint32_t list = options[i].list_of[number];
      legal = list != 0 && moved.size() < most_;
      const MovedPart part{parts_[i].index, &options[i].lists[list]};
      moved.insert(std::upper_bound(moved.begin(), moved.end(), part), part);
    }
    if (!legal || moved.empty() || (every_ && moved.size() < live)) continue;
    BigCount turns = 1;
    for (const auto& [part, states] : moved) turns *= states->size();
    count += turns;
    list_turns(moved, page);
  }
  return count;
}

}  // namespace grundy
