#include "solve/sum_search.hpp"

#include <algorithm>

#include "solve/gather.hpp"

namespace grundy {
namespace {

// A part that can move has at least two positions, and more than its Grundy number or its remoteness.
bool surely_beyond(const ComponentSum& sum, const std::vector<std::size_t>& parts,
                   std::uint64_t limit) {
  std::uint64_t positions = 1;
  for (const std::size_t i : parts) {
    const Facts facts = sum.facts(i);
    const auto remoteness = static_cast<std::uint64_t>(std::max(1, facts.remoteness));
    const std::uint64_t least = std::max(facts.grundy, remoteness);
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

std::optional<SearchedSum::Part> SearchedSum::reach(const ComponentKind& kind,
                                                    std::vector<State> from, std::uint64_t limit) {
  Part part;
  part.kind = &kind;
  auto reached = reachable_states(kind, std::move(from), limit, part.number);
  if (!reached) return std::nullopt;
  part.state = std::move(*reached);
  const auto earlier = [&](State a, State b) { return kind.rank(a) < kind.rank(b); };
  std::stable_sort(part.state.begin(), part.state.end(), earlier);
  part.number.number(part.state);
  return part;
}

std::optional<SearchedSum> SearchedSum::search(const ComponentSum& sum,
                                               const SearchRequest& request) {
  std::vector<std::size_t> taking_part = live_parts(all_facts(sum));
  if (surely_beyond(sum, taking_part, request.limit)) return std::nullopt;
  const auto& anywhere = request.anywhere;
  if (anywhere && !sum.facts(*anywhere).live()) taking_part.push_back(*anywhere);
  SearchedSum searched;
  searched.most_ = request.most;
  std::size_t positions = 1;
  for (const std::size_t i : taking_part) {
    const ComponentKind& kind = *sum.kinds[sum.parts[i].kind];
    const bool all = anywhere && *anywhere == i;
    if (all && kind.states() > request.limit) return std::nullopt;
    auto part = reach(kind, all ? all_states(kind) : std::vector<State>{sum.parts[i].state},
                      request.limit / positions);
    if (!part) return std::nullopt;
    part->index = i;
    part->start = part->number.of(sum.parts[i].state);
    positions *= part->state.size();
    searched.parts_.push_back(std::move(*part));
  }
  searched.weigh_parts();
  if (anywhere) {
    const auto found = std::find_if(searched.parts_.begin(), searched.parts_.end(),
                                    [&](const Part& part) { return part.index == *anywhere; });
    searched.anywhere_ = static_cast<std::size_t>(found - searched.parts_.begin());
  }
  for (const Part& part : searched.parts_) searched.start_ += part.start * part.weight;
  searched.won_.resize(positions);
  const std::size_t most = std::min(request.most, searched.parts_.size());
  if (most <= 1) {
    GatherSingle gather(searched.won_, searched.remoteness_);
    searched.solve(request, gather);
  } else if (GatherDepths::fits(positions, searched.parts_.size(), most)) {
    GatherDepths gather(positions, searched.parts_.size(), most, searched.won_,
                        searched.remoteness_);
    searched.solve(request, gather);
  } else {
    GatherOutcomes gather(positions, searched.parts_.size(), most, searched.won_);
    searched.solve(request, gather);
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
  part.kind->for_each_option_state(part.state[number], [&](State option) {
    found.push_back((number - part.number.of(option)) * part.weight);
  });
}

// Numbers grow from options to positions in every part, and so they do in the sum: an option lies
// some distance before its position. The distances of all but the last part are few enough to keep.
template <class Gather>
void SearchedSum::solve(const SearchRequest& request, Gather& gather) {
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
    gather.position(whole, here, request.play);
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
  const std::size_t other = part.number.of(state);
  return won_[start_ - part.start * part.weight + other * part.weight] != 0;
}

std::size_t SearchedSum::number_at(const std::vector<State>& states) const {
  std::size_t number = 0;
  for (const Part& part : parts_) number += part.number.of(states[part.index]) * part.weight;
  return number;
}

std::int32_t SearchedSum::remoteness_at(const std::vector<State>& states) const {
  return remoteness_.empty() ? kUnknownRemoteness : remoteness_[number_at(states)];
}

BigCount SearchedSum::winning_turns(TurnPage& page) const {
  // Which numbers of each part are options of its start.
  std::vector<std::vector<std::uint8_t>> is_option;
  for (const Part& part : parts_) {
    is_option.emplace_back(part.state.size(), 0);
    part.kind->for_each_option_state(part.state[part.start], [&](State option) {
      is_option.back()[part.number.of(option)] = 1;
    });
  }
  std::uint64_t count = 0;
  for (std::size_t position = 0; position < start_; ++position) {
    if (won_[position]) continue;
    Turn turn;
    bool legal = true;
    for (std::size_t i = 0; legal && i < parts_.size(); ++i) {
      const std::size_t number = number_of(position, parts_[i]);
      if (number == parts_[i].start) continue;
      legal = is_option[i][number] != 0 && turn.size() < most_;
      turn.push_back({parts_[i].index, parts_[i].state[number]});
    }
    if (!legal || turn.empty()) continue;
    ++count;
    std::sort(turn.begin(), turn.end(),
              [](const Moved& a, const Moved& b) { return a.part < b.part; });
    if (page.wants_more()) page.add(std::move(turn));
  }
  return BigCount(count);
}

}  // namespace grundy
