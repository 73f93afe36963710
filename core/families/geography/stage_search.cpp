#include "families/geography/stage_search.hpp"

#include <utility>

#include "theory/general.hpp"

namespace grundy {
namespace {

std::size_t words_for(std::size_t usable) { return 1 + (usable + 63) / 64; }

}  // namespace

StageSearch::StageSearch(const Ways& ways, const StageLimit& limit)
    : ways_(ways),
      most_(searchable(limit.positions, words_for(ways.usable))),
      cost_(1 + (ways.graph.positions() + ways.graph.option.size()) / 16),
      work_(limit.steps) {}

bool StageSearch::explore(const Stage& stage) {
  const std::uint32_t before = places_.size();
  if (!work_.spend(cost_)) return false;
  places_.add(packed(stage));
  for (std::uint32_t next = before; next < places_.size(); ++next) {
    if (places_.size() <= most_ && add_options(unpacked(places_[next]))) continue;
    places_.keep(before);
    graph_.first.resize(before + 1);
    graph_.option.resize(graph_.first.back());
    return false;
  }
  return true;
}

bool StageSearch::add_options(const Stage& stage) {
  bool within = true;
  for_each_step(ways_, stage, [&](const TokenStep& step) {
    within = within && graph_.option.size() < kMaxHeldOptions && work_.spend(cost_);
    if (within) graph_.option.push_back(places_.add(packed(stage.after(step))));
  });
  graph_.first.push_back(static_cast<std::uint32_t>(graph_.option.size()));
  return within;
}

void StageSearch::solve(Play play) {
  const std::vector<std::uint32_t> order = order_options_first(graph_);
  table_ = solve_by_options(
      graph_.positions(),
      [&](auto visit) {
        for (const std::uint32_t position : order) visit(position);
      },
      [&](std::uint32_t position, auto visit) { graph_.for_each_option(position, visit); },
      {.play = play});
}

BeyondLimit StageSearch::beyond() const {
  return work_.over() ? work_.beyond() : BeyondLimit{most_};
}

std::optional<StageSearch::Solved> StageSearch::at(const Stage& stage) const {
  const auto found = places_.find(packed(stage));
  if (!found) return std::nullopt;
  return Solved{table_.depth(*found), table_.number(*found)};
}

// The node of the token, counted from 1, or 0 where there is none; then a bit for each node that the token can come to,
// or each edge that it can follow.
Counts StageSearch::packed(const Stage& stage) const {
  Counts counts(words_for(ways_.usable), 0);
  const auto add = [&](std::uint32_t use) { counts[1 + use / 64] |= std::uint64_t{1} << use % 64; };
  if (!stage.token) {
    for (std::uint32_t use = 0; use < stage.free.size(); ++use) {
      if (stage.free[use] != 0) add(use);
    }
    return counts;
  }
  counts[0] = *stage.token + std::uint64_t{1};
  std::vector<std::uint8_t> reached(ways_.graph.positions(), 0);
  reached[*stage.token] = 1;
  std::vector<std::uint32_t> open{*stage.token};
  while (!open.empty()) {
    const std::uint32_t from = open.back();
    open.pop_back();
    for (std::uint32_t way = ways_.graph.first[from]; way < ways_.graph.first[from + 1]; ++way) {
      if (stage.free[ways_.use[way]] == 0) continue;
      add(ways_.use[way]);
      const std::uint32_t node = ways_.graph.option[way];
      if (std::exchange(reached[node], std::uint8_t{1}) == 0) open.push_back(node);
    }
  }
  return counts;
}

Stage StageSearch::unpacked(std::span<const Counts::value_type> counts) const {
  Stage stage{{}, std::vector<std::uint8_t>(ways_.usable)};
  if (counts[0] > 0) stage.token = static_cast<std::uint32_t>(counts[0] - 1);
  for (std::size_t use = 0; use < stage.free.size(); ++use) {
    stage.free[use] = counts[1 + use / 64] >> use % 64 & 1;
  }
  return stage;
}

}  // namespace grundy
