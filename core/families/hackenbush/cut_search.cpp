#include "families/hackenbush/cut_search.hpp"

#include <numeric>

#include "theory/retrograde.hpp"
#include "theory/work.hpp"

namespace grundy {
namespace {

Counts packed(const Standing& standing) {
  Counts counts((standing.size() + 63) / 64, 0);
  for (std::size_t i = 0; i < standing.size(); ++i)
    counts[i / 64] |= std::uint64_t{standing[i]} << i % 64;
  return counts;
}

Standing unpacked(const Counts& counts, std::size_t stalks) {
  Standing standing(stalks);
  for (std::size_t i = 0; i < stalks; ++i) standing[i] = counts[i / 64] >> i % 64 & 1;
  return standing;
}

}  // namespace

std::variant<CutSearch, BeyondLimit> CutSearch::search(const Gravity& gravity, Play play,
                                                       const CutLimit& limit) {
  CutSearch search;
  const std::size_t stalks = gravity.stalks().size();
  const Standing start = gravity.start();
  // Some edge can always be cut without another falling, so there is a position for each smaller number of edges.
  const std::uint64_t hanging = std::accumulate(start.begin(), start.end(), std::uint64_t{0});
  if (hanging * (hanging + 1) / 2 * stalks > limit.steps) {
    return BeyondLimit{limit.steps, Counted::Steps};
  }
  std::vector<const Counts*> places;
  const auto number_of = [&](Counts counts) {
    const auto [entry, fresh] =
        search.number_.emplace(std::move(counts), static_cast<std::uint32_t>(places.size()));
    if (fresh) places.push_back(&entry->first);
    return entry->second;
  };
  number_of(packed(start));
  const std::size_t most = searchable(limit.positions, (stalks + 63) / 64);
  Work work(limit.steps);
  StateGraph graph;
  for (std::size_t next = 0; next < places.size(); ++next) {
    const Standing before = unpacked(*places[next], stalks);
    for (std::size_t i = 0; i < stalks; ++i) {
      if (before[i] == 0) continue;
      if (graph.option.size() == kMaxHeldOptions)
        return BeyondLimit{kMaxHeldOptions, Counted::Steps};
      if (!work.spend(stalks)) return work.beyond();
      Standing after = before;
      after[i] = 0;
      gravity.settle(after);
      graph.option.push_back(number_of(packed(after)));
    }
    if (places.size() > most) return BeyondLimit{most};
    graph.first.push_back(static_cast<std::uint32_t>(graph.option.size()));
  }
  search.depths_ = retrograde(graph, play);
  return search;
}

Depth CutSearch::at(const Standing& standing) const {
  return depths_[number_.find(packed(standing))->second];
}

}  // namespace grundy
