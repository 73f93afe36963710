#include "families/hackenbush/hackenbush.hpp"

namespace grundy {

std::string write_stalk(const Hackenbush& picture, std::size_t stalk) {
  const auto [a, b] = picture.stalks[stalk];
  return picture.names[a] + "-" + picture.names[b];
}

void write_hackenbush(const Hackenbush& picture, Params& params) {
  std::string edges;
  for (std::size_t stalk = 0; stalk < picture.stalks.size(); ++stalk) {
    if (stalk > 0) edges += ',';
    edges += write_stalk(picture, stalk);
  }
  params.push_back({"edges", std::move(edges)});
  if (picture.spots.empty()) return;
  std::string spots;
  for (const StalkSpot& spot : picture.spots) {
    if (!spots.empty()) spots += ',';
    spots +=
        picture.names[spot.node] + "@" + std::to_string(spot.right) + "." + std::to_string(spot.up);
  }
  params.push_back({"at", std::move(spots)});
}

Gravity::Gravity(std::size_t nodes, const std::vector<Stalk>& stalks)
    : stalks_(&stalks), first_(nodes + 1, 0) {
  for (const Stalk& stalk : stalks) {
    ++first_[stalk.a + 1];
    ++first_[stalk.b + 1];
  }
  for (std::size_t node = 0; node < nodes; ++node) first_[node + 1] += first_[node];
  stalk_.resize(2 * stalks.size());
  std::vector<std::uint32_t> next(first_);
  for (std::uint32_t i = 0; i < stalks.size(); ++i) {
    stalk_[next[stalks[i].a]++] = i;
    stalk_[next[stalks[i].b]++] = i;
  }
}

void Gravity::settle(Standing& standing) const {
  std::vector<bool> hangs(nodes(), false);
  std::vector<std::uint32_t> open{0};
  hangs[0] = true;
  while (!open.empty()) {
    const std::uint32_t node = open.back();
    open.pop_back();
    for (std::uint32_t i = first(node); i < first(node + 1); ++i) {
      const std::uint32_t end = other_end(stalk(i), node);
      if (standing[stalk(i)] == 0 || hangs[end]) continue;
      hangs[end] = true;
      open.push_back(end);
    }
  }
  for (std::size_t i = 0; i < standing.size(); ++i) standing[i] &= hangs[stalks()[i].a];
}

Standing Gravity::start() const {
  Standing standing(stalks().size(), 1);
  settle(standing);
  return standing;
}

Hackenbush left_of(const Hackenbush& picture, const Standing& standing) {
  Hackenbush left;
  std::vector<std::uint32_t> node(picture.names.size(), 0);
  const auto renamed = [&](std::uint32_t old) {
    if (old != 0 && node[old] == 0) {
      node[old] = static_cast<std::uint32_t>(left.names.size());
      left.names.push_back(picture.names[old]);
    }
    return node[old];
  };
  for (std::size_t i = 0; i < standing.size(); ++i) {
    if (standing[i] == 0) continue;
    const std::uint32_t a = renamed(picture.stalks[i].a);
    left.stalks.push_back({a, renamed(picture.stalks[i].b)});
  }
  for (const StalkSpot& spot : picture.spots) {
    if (node[spot.node] != 0) left.spots.push_back({node[spot.node], spot.right, spot.up});
  }
  return left;
}

ItemMove cut_of(const Hackenbush& picture, const Standing& before, const Standing& after,
                std::size_t stalk) {
  ItemMove move = moved(stalk + 1, write_stalk(picture, stalk), stalk, 1, 0);
  for (std::size_t i = 0; i < before.size() && move.changes.size() < kFallenTold; ++i) {
    if (i != stalk && before[i] != after[i])
      move.changes.push_back({static_cast<std::uint32_t>(i), 1, 0});
  }
  return move;
}

}  // namespace grundy
