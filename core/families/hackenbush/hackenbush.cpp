#include "families/hackenbush/hackenbush.hpp"

namespace grundy {

std::string write_stalk(const Hackenbush& picture, std::size_t stalk) {
  const auto [a, b] = picture.arcs[stalk];
  return picture.names[a] + "-" + picture.names[b];
}

Hackenbush read_hackenbush(Fields& fields) {
  Hackenbush picture;
  DrawnGraphReader reader(
      fields, picture,
      {.node = expecting("hackenbush-node"),
       .characters = expecting("hackenbush-at-most-characters", Hackenbush::kMaxNameLength),
       .most = expecting("hackenbush-at-most"),
       .spot = expecting("hackenbush-spot"),
       .distances = expecting("hackenbush-distances", 0, Hackenbush::kMaxDistance),
       .once = expecting("hackenbush-each-node-once"),
       .fixed = expecting("hackenbush-above-ground")});
  if (const auto edges = fields.required("edges", expecting("hackenbush-edges"))) {
    reader.read_arcs("edges", *edges, {.arc = expecting("hackenbush-edge"), .any = true});
  }
  reader.read_spots();
  reader.read_labels();
  return picture;
}

void write_hackenbush(const Hackenbush& picture, Params& params) {
  params.push_back({"edges", write_arcs(picture, picture.arcs)});
  write_spots(picture, params);
  write_labels(picture, params);
}

Gravity::Gravity(std::size_t nodes, const std::vector<Arc>& stalks)
    : stalks_(&stalks), first_(nodes + 1, 0) {
  for (const Arc& stalk : stalks) {
    ++first_[stalk.from + 1];
    ++first_[stalk.to + 1];
  }
  for (std::size_t node = 0; node < nodes; ++node) first_[node + 1] += first_[node];
  stalk_.resize(2 * stalks.size());
  std::vector<std::uint32_t> next(first_);
  for (std::uint32_t i = 0; i < stalks.size(); ++i) {
    stalk_[next[stalks[i].from]++] = i;
    stalk_[next[stalks[i].to]++] = i;
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
  for (std::size_t i = 0; i < standing.size(); ++i) standing[i] &= hangs[stalks()[i].from];
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
    const std::uint32_t a = renamed(picture.arcs[i].from);
    left.arcs.push_back({a, renamed(picture.arcs[i].to)});
  }
  for (const Spot& spot : picture.spots) {
    if (node[spot.node] != 0) left.spots.push_back({node[spot.node], spot.x, spot.y});
  }
  for (const Label& label : picture.labels) {
    if (label.node == 0 || node[label.node] != 0)
      left.labels.push_back({node[label.node], label.text});
  }
  sort_labels(left.labels);
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
