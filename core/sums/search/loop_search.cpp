#include "sums/search/loop_search.hpp"

#include <algorithm>

#include "params/as_size.hpp"
#include "theory/retrograde.hpp"

namespace grundy {

std::variant<LoopSearch::Part, BeyondLimit> LoopSearch::reach(const ComponentKind& kind,
                                                              std::vector<State> from,
                                                              const LoopRequest& request) {
  Part part;
  Work work(request.turns);
  auto reached = reachable_states(kind, std::move(from), request.positions, work, part.number);
  if (!reached && work.over()) return work.beyond();
  if (!reached) return BeyondLimit{request.positions, Counted::Positions};
  part.state = std::move(*reached);
  part.number.number(part.state);
  std::vector<std::uint32_t>& option = part.options.option;
  for (const State state : part.state) {
    kind.for_each_option_state(state, [&](State to) {
      if (option.size() <= request.turns) option.push_back(part.number.of(to));
    });
    if (option.size() > request.turns) return BeyondLimit{request.turns, Counted::Steps};
    part.options.first.push_back(static_cast<std::uint32_t>(option.size()));
    if (kind.ends_whole()) part.won_at_once.push_back(kind.won_at_once(state));
  }
  part.backwards = backwards(part.options);
  return part;
}

// The turns of all positions together. Each part contributes the polynomial states + moves * x; in
// the product of these, the coefficient of x^k counts the turns that move k parts.
double LoopSearch::count_turns(const LoopRequest& request) const {
  std::vector<double> turns{1};
  double every = 1;  // turns that move every part that can move
  for (const Part& part : parts_) {
    const auto states = static_cast<double>(part.state.size());
    const auto moves = static_cast<double>(part.options.option.size());
    double ended = 0;
    for (std::uint32_t p = 0; p < part.state.size(); ++p) {
      ended += !part.live(p);
    }
    every *= ended + moves;
    turns.push_back(0);
    for (std::size_t k = turns.size() - 1; k > 0; --k) {
      turns[k] = turns[k] * states + turns[k - 1] * moves;
    }
    turns[0] *= states;
  }
  if (request.rule.compound == Compound::Continued) return every;
  double count = 0;
  const TurnSize size = turn_size(request.rule, components_, parts_.size());
  for (std::size_t k = size.least; k <= size.most; ++k) count += turns[k];
  return count;
}

// One lost part decides, as in won_at_once of a sum.
std::optional<bool> LoopSearch::won_at_once(std::size_t position) const {
  std::optional<bool> found;
  for (const Part& part : parts_) {
    if (part.won_at_once.empty()) continue;
    const auto won = part.won_at_once[number_of(position, part)];
    if (won) found = found.value_or(true) && *won;
  }
  return found;
}

// Calls visit(position after the turn, its steps) for each turn. The steps are told apart from the position: a loop
// leads to the state where the part stands.
template <class Visit>
void LoopSearch::for_each_turn(std::size_t position, Visit visit) const {
  if (won_at_once(position)) return;
  std::vector<std::uint32_t> at;
  std::size_t live = 0;
  for (const Part& part : parts_) {
    at.push_back(number_of(position, part));
    live += part.live(at.back());
  }
  const TurnSize size = turn_size(rule_, components_, live);
  std::vector<Step> steps;
  const auto extend = [&](const auto& self, std::size_t i, std::size_t after) -> void {
    if (i == parts_.size()) {
      if (size.allows(steps.size())) visit(after, steps);
      return;
    }
    self(self, i + 1, after);
    if (steps.size() == size.most) return;
    const Part& part = parts_[i];
    part.options.for_each_option(at[i], [&](std::uint32_t option) {
      steps.push_back({i, option});
      self(self, i + 1, after - at[i] * part.weight + option * part.weight);
      steps.pop_back();
    });
  };
  extend(extend, 0, position);
}

// Calls visit(position before the turn) for each turn that leads here. The rule alone says which
// parts a turn may leave unmoved, except that a continued sum moves all live ones. It may visit
// positions that end the whole game: their outcome is known already, so this changes nothing.
template <class Visit>
void LoopSearch::for_each_predecessor(std::size_t position, Visit visit) const {
  const bool each = rule_.compound == Compound::Conjunctive;
  const bool every = each || rule_.compound == Compound::Continued;
  if (each && parts_.size() < components_) return;
  const std::size_t most = turn_size(rule_, components_, parts_.size()).most;
  const auto extend = [&](const auto& self, std::size_t i, std::size_t moved,
                          std::size_t before) -> void {
    if (i == parts_.size()) {
      if (moved > 0) visit(static_cast<std::uint32_t>(before));
      return;
    }
    const Part& part = parts_[i];
    const std::uint32_t here = number_of(position, part);
    if (!every || (!each && !part.live(here))) self(self, i + 1, moved, before);
    if (moved == most) return;
    part.backwards.for_each_option(here, [&](std::uint32_t from) {
      self(self, i + 1, moved + 1, before - here * part.weight + from * part.weight);
    });
  };
  extend(extend, 0, 0, position);
}

// The turns as solve_from_ends asks for them.
class LoopSearch::Backwards {
 public:
  explicit Backwards(const LoopSearch& search)
      : search_(search), open_(as_size(search.positions())) {}

  template <class IsClosed, class OnFree>
  void restart(IsClosed is_closed, OnFree on_free) {
    for (std::uint32_t position = 0; position < open_.size(); ++position) {
      search_.for_each_turn(position, [&](std::size_t after, const auto&) {
        open_[position] += !is_closed(static_cast<std::uint32_t>(after));
      });
      if (open_[position] == 0) on_free(position);
    }
  }
  template <class OnFree>
  void close(std::uint32_t option, OnFree on_free) {
    search_.for_each_predecessor(option, [&](std::uint32_t position) {
      if (--open_[position] == 0) on_free(position);
    });
  }
  template <class Visit>
  void for_each_predecessor(std::uint32_t option, Visit visit) const {
    search_.for_each_predecessor(option, visit);
  }

 private:
  const LoopSearch& search_;
  std::vector<std::uint32_t> open_;  // number of open turns by position
};

std::variant<LoopSearch, BeyondLimit> LoopSearch::search(const ComponentSum& sum,
                                                         const LoopRequest& request) {
  const BeyondLimit too_many{request.positions, Counted::Positions};
  LoopSearch search;
  search.rule_ = request.rule;
  search.components_ = sum.parts.size();
  std::size_t positions = 1;
  for (std::size_t i = 0; i < sum.parts.size(); ++i) {
    const ComponentKind& kind = *sum.kinds[sum.parts[i].kind];
    const bool all = request.anywhere == i;
    if (!all && !sum.facts(i).live() && !kind.won_at_once(sum.parts[i].state)) continue;
    std::vector<State> from{sum.parts[i].state};
    if (all && kind.states() > request.positions) return too_many;
    for (State state = 0; all && state < kind.states(); ++state) {
      if (kind.is_position(state) && state != from[0]) from.push_back(state);
    }
    auto reached = reach(kind, std::move(from), request);
    if (const auto* beyond = std::get_if<BeyondLimit>(&reached)) return *beyond;
    Part& part = std::get<Part>(reached);
    if (part.state.size() > request.positions / positions) return too_many;
    part.index = i;
    part.weight = positions;
    positions *= part.state.size();
    if (all) search.anywhere_ = search.parts_.size();
    search.parts_.push_back(std::move(part));
  }
  if (search.count_turns(request) > static_cast<double>(request.turns)) {
    return BeyondLimit{request.turns, Counted::Steps};
  }
  DepthList depths{std::vector<Depth>(positions, kNoEnd)};
  search.depths_.resize(positions);
  Backwards moves(search);
  solve_from_ends(moves, depths, [&](std::uint32_t end) {
    return search.won_at_once(end).value_or(request.play == Play::Misere);
  });
  search.depths_ = std::move(depths.list);
  return search;
}

Depth LoopSearch::at(State state) const {
  const Part& part = parts_[*anywhere_];
  return depths_[part.number.of(state) * part.weight];
}

Depth LoopSearch::at(const std::vector<State>& states) const {
  std::size_t position = 0;
  for (const Part& part : parts_) {
    position += part.number.of(states[part.index]) * part.weight;
  }
  return depths_[position];
}

BigCount LoopSearch::winning_turns(TurnPage& page) const {
  std::uint64_t count = 0;
  bool listing = true;
  for (const bool nearer : {true, false}) {
    for_each_turn(start_, [&](std::size_t after, const std::vector<Step>& steps) {
      if (outcome_of(depths_[after]) != Outcome::Lose) return;
      if ((depths_[after].remoteness < depths_[start_].remoteness) != nearer) return;
      ++count;
      if (!listing) return;
      Turn turn;
      for (const auto& [part, to] : steps) {
        turn.push_back({parts_[part].index, parts_[part].state[to]});
      }
      listing = page.add(std::move(turn));
    });
  }
  return BigCount(count);
}

}  // namespace grundy
