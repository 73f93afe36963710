#include "families/rule/solve/place_graph.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "families/rule/emit/runner.hpp"
#include "params/as_size.hpp"

namespace grundy::rule {
namespace {

// Sorts the places and removes repeats.
void put_in_order(std::vector<PlaceNumber>& places) {
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
}

}  // namespace

bool several_in_one(const std::vector<Places>& components) {
  return std::any_of(components.begin(), components.end(),
                     [](const Places& places) { return places.size() > 1; });
}

PlaceGraph::PlaceGraph(const Rule& rule, const std::vector<Places>& components, const Box& box,
                       const Limit& limit)
    : box_(box), sorted_(several_in_one(components)), ends_whole_(rule.ends_whole()) {
  Work work(limit.steps);
  Runner runner(rule, work);
  std::vector<PlaceNumber> faults;
  Options options;
  const std::uint32_t shown = box.size() <= limit.shown ? box.size() : 0;
  for (std::uint32_t i = 0; i < shown; ++i) places_.add(box.place(i));
  shown_ = places_.size();
  for (const Places& places : components) {
    for (const Place& place : places) places_.add(place);
  }
  for (PlaceNumber next = 0; next < places_.size(); ++next) {
    const Place place(places_[next].begin(), places_[next].end());
    endings_.push_back(runner.run(place, options));
    if (runner.fault()) {
      if (!fault_) fault_ = runner.fault();
      faults.push_back(next);
      options.clear();
      runner.forget_fault();
    }
    if (work.over() || (fault_ && shown_ == 0)) break;
    add_moves(next, options);
    if (places_.size() > limit.places) beyond_ = BeyondLimit{limit.places};
    if (parts_.size() > limit.held) beyond_ = BeyondLimit{limit.held, Counted::Steps};
    if (beyond_) break;
  }
  steps_ = work.spent();
  if (work.over()) beyond_ = work.beyond();
  if (beyond_ || (fault_ && shown_ == 0)) return;
  if (fault_) mark_faulty(faults);
  for (const Places& places : components) {
    for (const PlaceNumber place : numbers_of(places)) {
      if (!sound(place)) return;
    }
  }
  fault_.reset();
  if (falls_) {
    order_.resize(size());
    std::iota(order_.begin(), order_.end(), 0);
  } else {
    order_ = order_options_first(arcs());
  }
}

void PlaceGraph::mark_faulty(const std::vector<PlaceNumber>& faults) {
  const StateGraph before = backwards(arcs());
  std::vector<PlaceNumber> reached = faults;
  faulty_.assign(size(), 0);
  for (const PlaceNumber place : faults) faulty_[place] = 1;
  for (std::size_t next = 0; next < reached.size(); ++next) {
    before.for_each_option(reached[next], [&](PlaceNumber place) {
      if (faulty_[place] == 0) reached.push_back(place);
      faulty_[place] = 1;
    });
  }
}

void PlaceGraph::add_moves(PlaceNumber place, const Options& options) {
  if (!sorted_) {
    if (add_as_told(place, options)) return;
    sort_parts();
  }
  const std::size_t numbers = places_[place].size();
  left_.resize(as_size(options.words()) / numbers);
  std::size_t count = 0;
  bool single = true;
  for (auto more : options) {
    single = single && more.size() == numbers;
    for (; !more.empty(); more = more.subspan(numbers)) {
      left_[count++] = number_of(more.first(numbers));
    }
  }
  left_.resize(count);
  if (!single) tell_parts_apart();
  if (single) {
    put_in_order(left_);
    note(place, left_);
    for (std::size_t move = 1; parts_apart_ && move <= left_.size(); ++move) {
      ends_.push_back(parts_.size() + move);
    }
    parts_.insert(parts_.end(), left_.begin(), left_.end());
    first_.push_back(first_.back() + static_cast<std::uint32_t>(left_.size()));
    return;
  }
  moves_.clear();
  std::span<PlaceNumber> rest(left_);
  for (const auto more : options) {
    const std::size_t parts = more.size() / numbers;
    moves_.push_back(rest.first(parts));
    std::sort(moves_.back().begin(), moves_.back().end());
    rest = rest.subspan(parts);
  }
  std::sort(moves_.begin(), moves_.end(), [](const auto& a, const auto& b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  });
  const auto last = std::unique(moves_.begin(), moves_.end(), [](const auto& a, const auto& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  });
  for (auto move = moves_.begin(); move != last; ++move) {
    splits_ = splits_ || move->size() > 1;
    note(place, *move);
    parts_.insert(parts_.end(), move->begin(), move->end());
    ends_.push_back(parts_.size());
  }
  first_.push_back(static_cast<std::uint32_t>(ends_.size()));
}

std::vector<PlaceNumber> PlaceGraph::sorted(PlaceNumber place) const {
  const PlaceNumber* parts = parts_.data();
  std::vector<PlaceNumber> left(parts + first_[place], parts + first_[place + 1]);
  put_in_order(left);
  return left;
}

void PlaceGraph::sort_parts() {
  std::vector<PlaceNumber> parts;
  std::vector<std::uint32_t> first{0};
  for (PlaceNumber place = 0; place + 1 < first_.size(); ++place) {
    const std::vector<PlaceNumber> left = sorted(place);
    parts.insert(parts.end(), left.begin(), left.end());
    first.push_back(static_cast<std::uint32_t>(parts.size()));
  }
  parts_ = std::move(parts);
  first_ = std::move(first);
  sorted_ = true;
}

void PlaceGraph::tell_parts_apart() {
  if (parts_apart_) return;
  parts_apart_ = true;
  ends_.resize(parts_.size());
  std::iota(ends_.begin(), ends_.end(), 1);
}

// Updates falls_ and stays_ by places that moves leave.
void PlaceGraph::note(PlaceNumber place, std::span<const PlaceNumber> left) {
  if (std::all_of(left.begin(), left.end(), [&](PlaceNumber each) { return each < place; })) return;
  falls_ = false;
  if (!stays_ && std::find(left.begin(), left.end(), place) != left.end()) stays_ = place;
}

std::vector<PlaceNumber> PlaceGraph::numbers_of(const Places& places) const {
  std::vector<PlaceNumber> numbers;
  for (const Place& place : places) numbers.push_back(*places_.find(place));
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

StateGraph PlaceGraph::arcs() const {
  if (!parts_apart_) return {first_, parts_};
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
