#include "families/node-kayles/part_search.hpp"

namespace grundy {

std::size_t HashNodes::operator()(const Nodes& nodes) const {
  std::uint64_t hash = 0;
  for (const std::uint32_t node : nodes) {
    hash = (hash ^ node) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  }
  return static_cast<std::size_t>(hash);
}

std::vector<NodeKaylesRules::Region> NodeKaylesRules::regions(const Nodes& free) const {
  std::vector<Region> regions;
  std::optional<Nodes> single;
  for (Nodes& part : board->parts_of(free)) {
    if (part.size() > 1) {
      regions.push_back({std::move(part)});
    } else if (board->on_edges()) {
      continue;
    } else if (single) {
      single.reset();
    } else {
      single = std::move(part);
    }
  }
  if (single) regions.push_back({std::move(*single)});
  return regions;
}

std::uint64_t node_kayles_steps(const KaylesBoard& board) {
  return kStepLimit / 4 / (1 + board.size() / 16) / (1 + board.size() / 1024);
}

std::optional<Depth> PlainNodeKayles::depth(const Nodes& free) {
  if (const auto known = known_.find(free); known != known_.end()) return known->second;
  DepthOfOptions of_options;
  for (const std::uint32_t place : board_.free_places(free)) {
    if (!work_.spend()) return std::nullopt;
    const auto after = depth(board_.free_after(free, place));
    if (!after) return std::nullopt;
    of_options.add(*after);
  }
  if (known_.size() >= limit_) return std::nullopt;
  const Depth here = of_options.position(play_);
  known_.emplace(free, here);
  return here;
}

}  // namespace grundy
