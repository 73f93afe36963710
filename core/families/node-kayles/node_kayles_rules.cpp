#include "families/node-kayles/node_kayles_rules.hpp"

namespace grundy {

std::size_t NodeKaylesRules::HashWhole::operator()(const Nodes& nodes) const {
  std::uint64_t hash = 0;
  for (const std::uint32_t node : nodes) {
    hash = (hash ^ node) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  }
  return static_cast<std::size_t>(hash);
}

NodeKaylesRules::Regions NodeKaylesRules::regions(const Nodes& free) const {
  Regions regions;
  std::optional<Nodes> single;
  for (Nodes& part : parts(free)) {
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

std::vector<Nodes> NodeKaylesRules::parts(const Nodes& free) const {
  std::vector<Nodes> parts = board->parts_of(free);
  if (board->on_edges()) std::erase_if(parts, [](const Nodes& part) { return part.size() == 1; });
  return parts;
}

}  // namespace grundy
