#include "solve/sum_search.hpp"

#include <algorithm>

#include "solve/ranked.hpp"

namespace grundy {
namespace {

// A part that can move has at least two positions, and more than its Grundy number or its remoteness.
bool surely_beyond(const TableSum& sum, const std::vector<std::size_t>& live, std::uint64_t limit) {
  std::uint64_t positions = 1;
  for (const std::size_t i : live) {
    const TableSum::Part& part = sum.parts[i];
    const SolvedTable& table = sum.tables[part.table];
    const auto remoteness = static_cast<std::uint32_t>(table.remoteness[part.state]);
    positions *= std::max({std::uint32_t{1}, table.grundy[part.state], remoteness}) + 1;
    if (positions > limit) return true;
  }
  return false;
}

}  // namespace

std::optional<SearchedSum::Part> SearchedSum::reach(const TableSum& sum,
                                                    const TableSum::Part& start,
                                                    std::uint64_t limit) {
  Part part;
  part.table = start.table;
  part.state = {start.state};
  part.number = {{start.state, 0}};
  for (std::size_t next = 0; next < part.state.size(); ++next) {
    sum.for_each_option(start.table, part.state[next], [&](std::uint32_t option) {
      if (part.number.emplace(option, 0).second) part.state.push_back(option);
    });
    if (part.state.size() > limit) return std::nullopt;
  }
  Ranked ranked;
  for (const std::uint32_t state : part.state) {
    ranked.emplace_back(sum.rank(start.table, state), state);
  }
  sort_by_rank(ranked);
  for (std::uint32_t number = 0; number < ranked.size(); ++number) {
    part.state[number] = ranked[number].second;
    part.number[ranked[number].second] = number;
  }
  return part;
}

std::optional<SearchedSum> SearchedSum::search(const TableSum& sum, Play play,
                                               std::uint64_t limit) {
  const std::vector<std::size_t> live = live_parts(sum);
  if (surely_beyond(sum, live, limit)) return std::nullopt;
  SearchedSum searched;
  std::size_t positions = 1;
  for (const std::size_t i : live) {
    auto part = reach(sum, sum.parts[i], limit / positions);
    if (!part) return std::nullopt;
    part->index = i;
    positions *= part->state.size();
    searched.parts_.push_back(std::move(*part));
  }
  searched.weigh_parts();
  searched.depths_.resize(positions);
  searched.solve(sum, play);
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

SearchedSum::Distances SearchedSum::distances(const TableSum& sum, const Part& part,
                                              std::uint32_t number) {
  Distances found;
  sum.for_each_option(part.table, part.state[number], [&](std::uint32_t option) {
    found.push_back((number - part.number.find(option)->second) * part.weight);
  });
  return found;
}

// Numbers grow from options to positions in every part, and so they do in the sum: an option lies
// some distance before its position. The distances of all but the last part are few enough to keep.
void SearchedSum::solve(const TableSum& sum, Play play) {
  std::vector<std::vector<Distances>> kept(parts_.size());
  for (std::size_t i = 0; i + 1 < parts_.size(); ++i) {
    for (std::uint32_t number = 0; number < parts_[i].state.size(); ++number) {
      kept[i].push_back(distances(sum, parts_[i], number));
    }
  }
  std::vector<std::uint32_t> numbers(parts_.size(), 0);
  std::vector<const Distances*> here(parts_.size(), nullptr);
  Distances of_last;
  const auto arrive = [&](std::size_t i) {
    const bool last = i + 1 == parts_.size();
    if (last) of_last = distances(sum, parts_[i], numbers[i]);
    here[i] = last ? &of_last : &kept[i][numbers[i]];
  };
  for (std::size_t i = 0; i < parts_.size(); ++i) arrive(i);
  for (std::size_t whole = 0; whole < depths_.size(); ++whole) {
    DepthOfOptions options;
    for (const Distances* part : here) {
      for (const std::size_t distance : *part) options.add(depths_[whole - distance]);
    }
    depths_[whole] = options.position(play);
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const bool carry = ++numbers[i] == parts_[i].state.size();
      if (carry) numbers[i] = 0;
      arrive(i);
      if (!carry) break;
    }
  }
}

Depth SearchedSum::after(std::size_t part, std::uint32_t option) const {
  const Part& moved = *std::find_if(parts_.begin(), parts_.end(),
                                    [part](const Part& live) { return live.index == part; });
  const std::size_t last = moved.state.size() - 1;
  return depths_[depths_.size() - 1 - (last - moved.number.find(option)->second) * moved.weight];
}

}  // namespace grundy
