#include "families/geography/matching.hpp"

#include <algorithm>
#include <numeric>

namespace grundy {

Matching::Matching(const StateGraph& ways, const std::vector<std::uint8_t>& among, Work& work)
    : ways_(ways),
      among_(among),
      work_(work),
      mate_(among.size(), kNone),
      base_(among.size()),
      before_(among.size(), kNone),
      outer_(among.size(), 0),
      marked_(among.size(), 0) {
  std::iota(base_.begin(), base_.end(), 0);
  const auto nodes = static_cast<std::uint32_t>(among.size());
  if (!work_.spend(nodes + ways.option.size())) return;
  for (std::uint32_t node = 0; node < nodes; ++node) {
    ways_.for_each_option(node, [&](std::uint32_t other) {
      const bool both = among_[node] != 0 && among_[other] != 0;
      if (!both || mate_[node] != kNone || mate_[other] != kNone) return;
      mate_[node] = other;
      mate_[other] = node;
    });
  }
  for (std::uint32_t node = 0; node < nodes && found(); ++node) {
    if (among_[node] != 0 && mate_[node] == kNone) grow(node);
  }
}

std::optional<std::uint32_t> Matching::mate(std::uint32_t node) const {
  return mate_[node] == kNone ? std::nullopt : std::optional(mate_[node]);
}

bool Matching::join(std::uint32_t node) {
  bool joined = false;
  ways_.for_each_option(node, [&](std::uint32_t other) {
    if (joined || !may_miss(other)) return;
    before_[node] = other;
    flip(node);
    joined = true;
  });
  return joined;
}

void Matching::grow(std::uint32_t root) {
  tree_.clear();
  open_.clear();
  add_outer(root);
  tree_.push_back(root);
  for (std::size_t next = 0; next < open_.size(); ++next) {
    const std::uint32_t node = open_[next];
    for (std::uint32_t i = ways_.first[node]; i < ways_.first[node + 1]; ++i) {
      if (!work_.spend()) return;
      if (look_at(node, ways_.option[i])) return forget_tree();
    }
  }
}

void Matching::add_outer(std::uint32_t node) {
  outer_[node] = 1;
  open_.push_back(node);
}

// Returns whether the matching grew. An outer `other` is in the same tree: all neighbours of an
// outer node of a finished tree belong to that tree.
bool Matching::look_at(std::uint32_t node, std::uint32_t other) {
  if (among_[other] == 0 || base_[node] == base_[other] || mate_[node] == other) return false;
  if (outer_[other] != 0) {
    shrink(node, other);
  } else if (before_[other] == kNone) {
    before_[other] = node;
    tree_.push_back(other);
    if (mate_[other] == kNone) {
      flip(other);
      return true;
    }
    tree_.push_back(mate_[other]);
    add_outer(mate_[other]);
  }
  return false;
}

// Two outer nodes of the tree are neighbours: the odd cycle through them becomes one outer node.
void Matching::shrink(std::uint32_t a, std::uint32_t b) {
  if (!work_.spend(tree_.size())) return;
  unmark_tree();
  const std::uint32_t base = common_base(a, b);
  unmark_tree();
  mark_blossom(a, base, b);
  mark_blossom(b, base, a);
  for (const std::uint32_t node : tree_) {
    if (marked_[base_[node]] == 0) continue;
    base_[node] = base;
    if (outer_[node] == 0) add_outer(node);
  }
}

void Matching::unmark_tree() {
  for (const std::uint32_t node : tree_) marked_[node] = 0;
}

// Where the paths from two outer nodes to the root meet.
std::uint32_t Matching::common_base(std::uint32_t a, std::uint32_t b) {
  for (std::uint32_t node = base_[a];; node = base_[before_[mate_[node]]]) {
    marked_[node] = 1;
    if (mate_[node] == kNone) break;
  }
  std::uint32_t node = base_[b];
  while (marked_[node] == 0) node = base_[before_[mate_[node]]];
  return node;
}

// Marks the nodes from `node` down to the base; through `other` a path of the other parity leads to each.
void Matching::mark_blossom(std::uint32_t node, std::uint32_t base, std::uint32_t other) {
  while (base_[node] != base) {
    marked_[base_[node]] = marked_[base_[mate_[node]]] = 1;
    before_[node] = other;
    other = mate_[node];
    node = before_[other];
  }
}

// Swaps matched and unmatched edges on the path from the root to `end`, which was not matched.
void Matching::flip(std::uint32_t end) {
  while (end != kNone) {
    const std::uint32_t before = before_[end];
    const std::uint32_t next = mate_[before];
    mate_[end] = before;
    mate_[before] = end;
    end = next;
  }
}

void Matching::forget_tree() {
  for (const std::uint32_t node : tree_) {
    base_[node] = node;
    before_[node] = kNone;
    outer_[node] = 0;
  }
}

}  // namespace grundy
