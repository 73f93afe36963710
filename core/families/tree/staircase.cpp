#include "families/tree/staircase.hpp"

#include <algorithm>
#include <array>

#include "sums/search/counts_search.hpp"
#include "theory/coin_flow.hpp"

namespace grundy {
namespace {

// How many nodes have their children looked up before any of them is visited. The processor cannot
// predict how many children there are, so one node at a time would wait for memory each time.
constexpr std::size_t kTogether = 256;

// The children of all nodes, those of one node side by side, and where each node's children end.
struct Children {
  std::vector<std::uint32_t> list;
  std::vector<std::uint32_t> end;
  std::uint32_t root = 0;

  std::uint32_t begin(std::uint32_t node) const { return node == 0 ? 0 : end[node - 1]; }
};

Children children_of(const Tree& tree) {
  const std::size_t count = tree.parents.size();
  // Two spare entries, so that two children can be read from any place on.
  Children children{.list = std::vector<std::uint32_t>(count + 2),
                    .end = std::vector<std::uint32_t>(count + 1)};
  for (std::uint32_t node = 0; node < count; ++node) {
    const std::int32_t parent = tree.parents[node];
    if (parent == Tree::kNoParent) {
      children.root = node;
    } else {
      ++children.end[static_cast<std::size_t>(parent) + 1];
    }
  }
  for (std::size_t i = 0; i < count; ++i) children.end[i + 1] += children.end[i];
  // So far `end` is where a node's children begin; each child filled in moves it towards their end.
  for (std::uint32_t node = 0; node < count; ++node) {
    if (node == children.root) continue;
    children.list[children.end[static_cast<std::size_t>(tree.parents[node])]++] = node;
  }
  return children;
}

// Every choice of k(v) <= coins(v) coins to move up from each node v leads to its own position.
bool surely_beyond(const Tree& tree, std::uint64_t limit) {
  std::uint64_t positions = 1;
  for (std::size_t node = 0; node < tree.coins.size(); ++node) {
    if (tree.parents[node] == Tree::kNoParent) continue;
    if (tree.coins[node] >= limit) return true;
    positions *= tree.coins[node] + 1;
    if (positions > limit) return true;
  }
  return false;
}

}  // namespace

Levels levels_of(const Tree& tree) {
  const std::size_t count = tree.parents.size();
  const Children children = children_of(tree);
  // Writes two children for every node, overwritten later if it has fewer, as most have: a branch
  // on their number would be mispredicted.
  Levels levels{.node = std::vector<std::uint32_t>(count + 2),
                .parent = std::vector<std::uint32_t>(count + 2)};
  levels.node[0] = children.root;
  std::size_t known = 1;
  std::array<std::uint32_t, kTogether> begins, ends, first, second;
  for (std::size_t place = 0; place < known;) {
    const std::size_t together = std::min(kTogether, known - place);
    for (std::size_t i = 0; i < together; ++i) {
      begins[i] = children.begin(levels.node[place + i]);
      ends[i] = children.end[levels.node[place + i]];
    }
    for (std::size_t i = 0; i < together; ++i) {
      first[i] = children.list[begins[i]];
      second[i] = children.list[begins[i] + 1];
    }
    for (std::size_t i = 0; i < together; ++i, ++place) {
      const std::uint32_t degree = ends[i] - begins[i];
      levels.node[known] = first[i];
      levels.node[known + 1] = second[i];
      for (std::size_t child = 2; child < degree; ++child) {
        levels.node[known + child] = children.list[begins[i] + child];
      }
      for (std::size_t child = 0; child < std::max(2u, degree); ++child) {
        levels.parent[known + child] = static_cast<std::uint32_t>(place);
      }
      known += degree;
    }
  }
  levels.node.resize(known);
  levels.parent.resize(known);
  return levels;
}

Staircase::Staircase(const Tree& tree, Play play)
    : tree_(tree), play_(play), depth_(tree.parents.size()), subtree_(tree.parents.size()) {
  if (!subtree_.empty()) walk();
}

// Data at a node's own number may be anywhere in memory. A loop that only fetches or stores it
// waits for many nodes at once; mixed with other work it would wait for each node alone.
void Staircase::walk() {
  const Levels levels = levels_of(tree_);
  const std::size_t count = levels.node.size();
  std::vector<Subtree> subtree(count);  // by place
  for (std::size_t place = 0; place < count; ++place) {
    subtree[place].all = tree_.coins[levels.node[place]];
  }
  std::vector<std::uint64_t> firm_gained(play_ == Play::Misere ? count : 0);
  std::vector<std::int32_t> depth(count, 0);
  for (std::size_t place = 0; place < count; ++place) {
    if (place > 0) depth[place] = depth[levels.parent[place]] + 1;
    const bool odd = depth[place] % 2 == 1;
    const std::uint64_t coins = subtree[place].all;
    subtree[place].size = 1;
    subtree[place].at_odd_depth = odd;
    totals_.add_heap(odd ? coins : 0);
    if (play_ == Play::Misere && coins > 1) firm_gained[place] = odd ? ~std::uint64_t{0} : 1;
  }
  for (std::size_t place = count - 1; place > 0; --place) {
    Subtree& above = subtree[levels.parent[place]];
    above.size = (above.size + subtree[place].size) & 0x7FFFFFFF;
    above.all ^= subtree[place].all;
    if (play_ == Play::Misere) firm_gained[levels.parent[place]] += firm_gained[place];
  }
  std::vector<std::uint32_t> next(count, 1);
  for (std::size_t place = 1; place < count; ++place) {
    const std::uint32_t parent = levels.parent[place];
    subtree[place].enter = subtree[parent].enter + next[parent];
    next[parent] += subtree[place].size;
  }
  const auto store = [&](const auto& by_place, auto& by_node) {
    for (std::size_t place = 0; place < by_place.size(); ++place) {
      by_node[levels.node[place]] = by_place[place];
    }
  };
  firm_gained_.resize(firm_gained.size());
  store(subtree, subtree_);
  store(depth, depth_);
  store(firm_gained, firm_gained_);
}

std::optional<std::uint64_t> Staircase::winning_rest(std::uint32_t node) const {
  const std::int32_t parent = tree_.parents[node];
  if (parent == Tree::kNoParent) return std::nullopt;
  const std::uint64_t coins = tree_.coins[node];
  const std::uint64_t above = tree_.coins[static_cast<std::size_t>(parent)];
  const auto moved = winning_flow(totals_, play_, coins, counts(node), above);
  if (!moved) return std::nullopt;
  return coins - *moved;
}

std::optional<std::int32_t> tree_remoteness(const Tree& tree, Play play) {
  const std::size_t positions = searchable(kRemotenessLimit, tree.coins.size());
  if (surely_beyond(tree, positions)) return std::nullopt;
  const auto options = [&](const Counts& coins, auto visit) {
    Counts after = coins;
    for_each_coin_option(tree.parents, after, visit);
  };
  const auto searched = search_counts(tree.coins, options, {.play = play}, positions);
  if (!searched) return std::nullopt;
  return searched->remoteness.back();
}

}  // namespace grundy
