#include "solve/staircase.hpp"

#include <algorithm>
#include <array>

#include "solve/coin_flow.hpp"
#include "solve/counts_search.hpp"

namespace grundy {
namespace {

// The nodes level by level. Children of one node stand together, in the order of the parents, so
// passes over the places run through memory once.
struct Levels {
  std::vector<std::uint32_t> node;
  std::vector<std::uint32_t> parent;  // place of the parent, never falling; 0 of the root
};

// So many places ahead is fetched what lies at a node's own number, which may be anywhere.
constexpr std::size_t kAhead = 32;

// Nodes whose children are looked up before any of them is visited: how many there are is not
// foreseen by the processor, so it must not wait for memory between one node and the next.
constexpr std::size_t kTogether = 256;

Levels levels_of(const Tree& tree) {
  const std::size_t count = tree.parents.size();
  std::vector<std::uint32_t> end_of_children(count + 1, 0);
  std::uint32_t root = 0;
  for (std::uint32_t node = 0; node < count; ++node) {
    const std::int32_t parent = tree.parents[node];
    if (parent == Tree::kNoParent) {
      root = node;
    } else {
      ++end_of_children[static_cast<std::size_t>(parent) + 1];
    }
  }
  for (std::size_t i = 0; i < count; ++i) end_of_children[i + 1] += end_of_children[i];
  // Each entry before a node's own moves from the begin of its children to their end.
  std::vector<std::uint32_t> children(count);
  for (std::uint32_t node = 0; node < count; ++node) {
    if (node == root) continue;
    children[end_of_children[static_cast<std::size_t>(tree.parents[node])]++] = node;
  }
  Levels levels{.node = {root}, .parent = {0}};
  levels.node.reserve(count);
  levels.parent.reserve(count);
  std::array<std::uint32_t, kTogether> begins, ends;
  for (std::size_t place = 0; place < levels.node.size();) {
    const std::size_t together = std::min(kTogether, levels.node.size() - place);
    for (std::size_t i = 0; i < together; ++i) {
      const std::uint32_t node = levels.node[place + i];
      begins[i] = node == 0 ? 0 : end_of_children[node - 1];
      ends[i] = end_of_children[node];
      __builtin_prefetch(children.data() + begins[i]);
    }
    for (std::size_t i = 0; i < together; ++i, ++place) {
      for (std::uint32_t at = begins[i]; at < ends[i]; ++at) {
        levels.node.push_back(children[at]);
        levels.parent.push_back(static_cast<std::uint32_t>(place));
      }
    }
  }
  return levels;
}

// Moving k(v) <= coins(v) coins from every node v at once gives as many different positions.
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

Staircase::Staircase(const Tree& tree, Play play)
    : tree_(tree), play_(play), depth_(tree.parents.size()), subtree_(tree.parents.size()) {
  if (!subtree_.empty()) walk();
}

void Staircase::walk() {
  const Levels levels = levels_of(tree_);
  const std::size_t count = levels.node.size();
  std::vector<Subtree> subtree(count);  // by place
  std::vector<std::uint64_t> firm_gained(play_ == Play::Misere ? count : 0);
  std::vector<std::int32_t> depth(count, 0);
  for (std::size_t place = 0; place < count; ++place) {
    if (place > 0) depth[place] = depth[levels.parent[place]] + 1;
    const bool odd = depth[place] % 2 == 1;
    __builtin_prefetch(&tree_.coins[levels.node[std::min(place + kAhead, count - 1)]]);
    const std::uint64_t coins = tree_.coins[levels.node[place]];
    subtree[place] = {.enter = 0, .size = 1, .at_odd_depth = odd, .all = coins};
    if (odd) totals_.add_heap(coins);
    if (play_ == Play::Misere && coins > 1) firm_gained[place] = odd ? ~std::uint64_t{0} : 1;
  }
  for (std::size_t place = count - 1; place > 0; --place) {
    Subtree& above = subtree[levels.parent[place]];
    above.size = (above.size + subtree[place].size) & 0x7FFFFFFF;
    above.all ^= subtree[place].all;
    if (play_ == Play::Misere) firm_gained[levels.parent[place]] += firm_gained[place];
  }
  std::vector<std::uint32_t> next(count, 1);
  firm_gained_.resize(firm_gained.size());
  for (std::size_t place = 0; place < count; ++place) {
    Subtree& own = subtree[place];
    const std::uint32_t parent = levels.parent[place];
    if (place > 0) {
      own.enter = subtree[parent].enter + next[parent];
      next[parent] += own.size;
    }
    const std::uint32_t soon = levels.node[std::min(place + kAhead, count - 1)];
    __builtin_prefetch(&subtree_[soon], 1);
    __builtin_prefetch(&depth_[soon], 1);
    const std::uint32_t node = levels.node[place];
    subtree_[node] = own;
    depth_[node] = depth[place];
    if (play_ == Play::Misere) firm_gained_[node] = firm_gained[place];
  }
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
