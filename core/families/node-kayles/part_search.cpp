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
  for (Nodes& part : parts_of(free, *neighbours)) {
    if (part.size() > 1) {
      regions.push_back({std::move(part)});
    } else if (single) {
      single.reset();
    } else {
      single = std::move(part);
    }
  }
  if (single) regions.push_back({std::move(*single)});
  return regions;
}

std::uint64_t node_kayles_steps(const StateGraph& neighbours) {
  return kStepLimit / 4 / (1 + (neighbours.positions() + neighbours.option.size()) / 16);
}

std::optional<Depth> PlainNodeKayles::depth(const Nodes& free) {
  if (const auto known = known_.find(free); known != known_.end()) return known->second;
  DepthOfOptions of_options;
  for (const std::uint32_t node : free) {
    if (!work_.spend()) return std::nullopt;
    const auto after = depth(free_after(free, node, neighbours_));
    if (!after) return std::nullopt;
    of_options.add(*after);
  }
  if (known_.size() >= limit_) return std::nullopt;
  const Depth here = of_options.position(play_);
  known_.emplace(free, here);
  return here;
}

}  // namespace grundy
