#include "solve/sum_search.hpp"

#include <algorithm>
#include <bit>

namespace grundy {
namespace {

std::vector<std::size_t> live_parts(const TableSum& sum) {
  std::vector<std::size_t> live;
  for (std::size_t i = 0; i < sum.parts.size(); ++i) {
    bool can_move = false;
    sum.for_each_option(sum.parts[i].table, sum.parts[i].state,
                        [&](std::uint32_t) { can_move = true; });
    if (can_move) live.push_back(i);
  }
  return live;
}

}  // namespace

std::optional<SearchedSum::Part> SearchedSum::reach(const TableSum& sum,
                                                    const TableSum::Part& start,
                                                    std::uint64_t limit) {
  constexpr std::uint32_t kUnreached = UINT32_MAX;
  Part part;
  part.table = start.table;
  part.state = {start.state};
  part.number.assign(sum.tables[start.table].positions(), kUnreached);
  part.number[start.state] = 0;
  for (std::size_t next = 0; next < part.state.size(); ++next) {
    sum.for_each_option(start.table, part.state[next], [&](std::uint32_t option) {
      if (part.number[option] != kUnreached) return;
      part.number[option] = 0;
      part.state.push_back(option);
    });
    if (part.state.size() > limit) return std::nullopt;
  }
  const std::size_t reached = part.state.size();
  part.state.clear();
  sum.options_first(start.table, [&](std::uint32_t state) {
    if (part.number[state] == kUnreached || part.state.size() == reached) return;
    part.number[state] = static_cast<std::uint32_t>(part.state.size());
    part.state.push_back(state);
  });
  return part;
}

std::optional<SearchedSum> SearchedSum::search(const TableSum& sum, Play play,
                                               std::uint64_t limit) {
  const std::vector<std::size_t> live = live_parts(sum);
  // A part that can move has at least two positions.
  if (live.size() > static_cast<std::size_t>(std::bit_width(limit))) return std::nullopt;
  SearchedSum searched;
  std::size_t positions = 1;
  for (const std::size_t i : live) {
    auto part = reach(sum, sum.parts[i], limit / positions);
    if (!part) return std::nullopt;
    part->index = i;
    part->weight = positions;
    positions *= part->state.size();
    searched.parts_.push_back(std::move(*part));
  }
  searched.depths_.resize(positions);
  searched.solve(sum, play);
  return searched;
}

// Numbers grow from options to positions in every part, and so they do in the sum.
void SearchedSum::solve(const TableSum& sum, Play play) {
  std::vector<std::uint32_t> digits(parts_.size(), 0);
  std::vector<std::vector<std::size_t>> back(parts_.size());
  const auto list_moves = [&](std::size_t i) {
    const Part& part = parts_[i];
    back[i].clear();
    sum.for_each_option(part.table, part.state[digits[i]], [&](std::uint32_t option) {
      back[i].push_back((digits[i] - part.number[option]) * part.weight);
    });
  };
  for (std::size_t i = 0; i < parts_.size(); ++i) list_moves(i);
  for (std::size_t whole = 0; whole < depths_.size(); ++whole) {
    DepthOfOptions options;
    for (const auto& moves : back) {
      for (const std::size_t distance : moves) options.add(depths_[whole - distance]);
    }
    depths_[whole] = options.position(play);
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const bool carry = ++digits[i] == parts_[i].state.size();
      if (carry) digits[i] = 0;
      list_moves(i);
      if (!carry) break;
    }
  }
}

Depth SearchedSum::after(std::size_t part, std::uint32_t option) const {
  const Part& moved = *std::find_if(parts_.begin(), parts_.end(),
                                    [part](const Part& live) { return live.index == part; });
  const std::size_t last = moved.state.size() - 1;
  return depths_[depths_.size() - 1 - (last - moved.number[option]) * moved.weight];
}

}  // namespace grundy
