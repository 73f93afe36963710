#include "families/hackenbush/fusion.hpp"

#include <algorithm>

namespace grundy {

Fusion::Fusion(const Gravity& gravity, Standing standing, const std::vector<Nimber>& others)
    : gravity_(&gravity),
      standing_(std::move(standing)),
      knot_(gravity.nodes(), kFallen),
      bridge_(gravity.stalks().size(), kFallen),
      number_(gravity.nodes(), 0) {
  tie_knots();
  add_numbers(others);
}

// R. E. Tarjan, A note on finding the bridges of a graph, 1974; without recursion, since pictures may be very high.
void Fusion::tie_knots() {
  constexpr std::uint32_t kNone = UINT32_MAX;
  struct Visit {
    std::uint32_t from = 0;       // the node below
    std::uint32_t by = kNone;     // the edge from there
    std::uint32_t found = kNone;  // the place in the order
    std::uint32_t lowest = 0;     // the lowest place that one more edge reaches from here or above
    std::uint32_t next = 0;       // the edge that is looked at next
  };
  std::vector<Visit> visits(gravity_->nodes());
  std::vector<std::uint32_t> order;
  std::vector<std::uint32_t> path;
  const auto enter = [&](std::uint32_t node, std::uint32_t from, std::uint32_t by) {
    const auto place = static_cast<std::uint32_t>(order.size());
    visits[node] = {from, by, place, place, gravity_->first(node)};
    order.push_back(node);
    path.push_back(node);
  };
  enter(0, 0, kNone);
  while (!path.empty()) {
    const std::uint32_t node = path.back();
    Visit& visit = visits[node];
    if (visit.next == gravity_->first(node + 1)) {
      path.pop_back();
      Visit& below = visits[visit.from];
      below.lowest = std::min(below.lowest, visit.lowest);
      continue;
    }
    const std::uint32_t stalk = gravity_->stalk(visit.next++);
    if (standing_[stalk] == 0 || stalk == visit.by) continue;
    const std::uint32_t end = gravity_->other_end(stalk, node);
    if (visits[end].found == kNone) {
      enter(end, node, stalk);
    } else {
      visit.lowest = std::min(visit.lowest, visits[end].found);
    }
  }
  for (const std::uint32_t node : order) {
    const Visit& visit = visits[node];
    if (visit.by != kNone && visit.lowest != visit.found) {
      knot_[node] = knot_[visit.from];
      continue;
    }
    knot_[node] = node;
    knots_.push_back({node, visit.by, visit.by == kNone ? kFallen : knot_[visit.from]});
    if (visit.by != kNone) bridge_[visit.by] = node;
  }
}

void Fusion::add_numbers(const std::vector<Nimber>& others) {
  for (std::size_t node = 0; node < others.size(); ++node) {
    if (knot_[node] != kFallen) number_[knot_[node]] ^= others[node];
  }
  for (std::uint32_t stalk = 0; stalk < standing_.size(); ++stalk) {
    if (standing_[stalk] != 0 && !is_bridge(stalk)) number_[knot_of(stalk)] ^= 1;
  }
  for (std::size_t i = knots_.size(); i-- > 1;) {
    number_[knots_[i].below] ^= number_[knots_[i].node] + 1;
  }
}

// From the ground up, each knot gets the number that it needs for a total of 0, never the one it has. The bridge to it
// must then have the length that gives the knot below its wanted number; length 0 means to cut the bridge.
Fusion::Cuts Fusion::winning_cuts(Work& work) const {
  Cuts cuts;
  if (total() == 0) return cuts;
  const std::vector<Nimber> bridges = bridges_at_nodes();
  std::vector<std::vector<std::uint32_t>> loops(number_.size());
  for (std::uint32_t stalk = 0; stalk < standing_.size(); ++stalk) {
    if (standing_[stalk] != 0 && !is_bridge(stalk)) loops[knot_of(stalk)].push_back(stalk);
  }
  std::vector<Nimber> wanted(number_.size(), 0);
  for (const Knot& knot : knots_) {
    if (knot.bridge != kFallen) {
      const Nimber below = wanted[knot.below] ^ number_[knot.below] ^ length(knot.bridge);
      if (below == 0) cuts.stalks.push_back(knot.bridge);
      // If `below` is 0 this is 2^64-1, which no knot can come to: no cut above wins as well.
      wanted[knot.node] = below - 1;
    }
    const Knotted knotted{knot.node, loops[knot.node], bridges, wanted[knot.node]};
    if (!add_cuts(knotted, work, cuts.stalks)) cuts.all = false;
  }
  std::sort(cuts.stalks.begin(), cuts.stalks.end());
  return cuts;
}

// For each node the nim-sum of the bridges that stand directly on it.
std::vector<Nimber> Fusion::bridges_at_nodes() const {
  std::vector<Nimber> bridges(number_.size(), 0);
  for (const Knot& knot : knots_) {
    if (knot.bridge == kFallen) continue;
    bridges[gravity_->other_end(knot.bridge, knot.node)] ^= length(knot.bridge);
  }
  return bridges;
}

// Takes the knot as a picture of its own, with its lowest node as the ground, and tries to cut each of its edges.
bool Fusion::add_cuts(const Knotted& knot, Work& work, std::vector<std::uint32_t>& cuts) const {
  const std::uint64_t size = knot.loops.size();
  if (size == 0) return true;
  if (!work.spend(size * size)) return false;
  std::vector<std::uint32_t> nodes;
  for (const std::uint32_t loop : knot.loops) {
    nodes.push_back(gravity_->stalks()[loop].from);
    nodes.push_back(gravity_->stalks()[loop].to);
  }
  std::sort(nodes.begin(), nodes.end());
  nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
  std::swap(nodes[0], *std::find(nodes.begin(), nodes.end(), knot.node));
  std::sort(nodes.begin() + 1, nodes.end());
  const auto local = [&](std::uint32_t node) {
    if (node == knot.node) return std::uint32_t{0};
    return static_cast<std::uint32_t>(std::lower_bound(nodes.begin() + 1, nodes.end(), node) -
                                      nodes.begin());
  };
  std::vector<Arc> stalks;
  for (const std::uint32_t loop : knot.loops) {
    stalks.push_back({local(gravity_->stalks()[loop].from), local(gravity_->stalks()[loop].to)});
  }
  std::vector<Nimber> others;
  for (const std::uint32_t node : nodes) others.push_back(knot.bridges[node]);
  const Gravity gravity(nodes.size(), stalks);
  Standing standing(stalks.size(), 1);
  for (std::size_t i = 0; i < stalks.size(); ++i) {
    standing[i] = 0;
    if (Fusion(gravity, standing, others).total() == knot.wanted) cuts.push_back(knot.loops[i]);
    standing[i] = 1;
  }
  return true;
}

}  // namespace grundy
