#include "families/rule/solve/place_graph.hpp"

#include <algorithm>

namespace grundy::rule {

PlaceGraph::PlaceGraph(const Rule& rule, const std::vector<Places>& components,
                       const Limit& limit) {
  Work work(limit.steps);
  Machine machine(rule, work);
  Options options;
  for (const Places& places : components) {
    for (const Place& place : places) places_.add(place);
  }
  for (PlaceNumber next = 0; next < places_.size(); ++next) {
    const Place place(places_[next].begin(), places_[next].end());
    options.clear();
    endings_.push_back(machine.ending(place));
    if (endings_.back() == Ending::Open) machine.options(place, options);
    if (machine.stopped()) break;
    add_moves(next, options);
    if (places_.size() > limit.places) beyond_ = BeyondLimit{limit.places};
    if (parts_.size() > limit.held) beyond_ = BeyondLimit{limit.held, Counted::Steps};
    if (beyond_) break;
  }
  steps_ = work.spent();
  fault_ = machine.fault();
  if (work.over()) beyond_ = work.beyond();
}

void PlaceGraph::add_moves(PlaceNumber place, const Options& options) {
  const std::size_t numbers = places_[place].size();
  std::vector<std::vector<PlaceNumber>> moves;
  std::size_t part = 0;
  for (const std::uint32_t end : options.ends) {
    moves.emplace_back();
    for (; part < end; ++part) {
      moves.back().push_back(
          places_.add(std::span(options.numbers).subspan(part * numbers, numbers)));
    }
    std::sort(moves.back().begin(), moves.back().end());
  }
  std::sort(moves.begin(), moves.end());
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  for (const auto& move : moves) {
    splits_ = splits_ || move.size() > 1;
    stays_ = stays_ || std::binary_search(move.begin(), move.end(), place);
    parts_.insert(parts_.end(), move.begin(), move.end());
    ends_.push_back(parts_.size());
  }
  first_.push_back(static_cast<std::uint32_t>(ends_.size()));
}

std::vector<PlaceNumber> PlaceGraph::numbers_of(const Places& places) const {
  std::vector<PlaceNumber> numbers;
  for (const Place& place : places) numbers.push_back(*places_.find(place));
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

StateGraph PlaceGraph::arcs() const {
  StateGraph arcs;
  for (PlaceNumber place = 0; place < size(); ++place) {
    for_each_option(place, [&](std::span<const PlaceNumber> left) {
      arcs.option.insert(arcs.option.end(), left.begin(), left.end());
    });
    arcs.first.push_back(static_cast<std::uint32_t>(arcs.option.size()));
  }
  return arcs;
}

}  // namespace grundy::rule
