#include "solve/staircase.hpp"

#include <algorithm>

#include "solve/coin_flow.hpp"
#include "solve/counts_search.hpp"

namespace grundy {
namespace {

NimTotals plus(const NimTotals& a, const NimTotals& b) {
  return {a.nim_sum ^ b.nim_sum, a.firm + b.firm};
}

NimTotals minus(const NimTotals& a, const NimTotals& b) {
  return {a.nim_sum ^ b.nim_sum, a.firm - b.firm};
}

template <class Visit>
void for_each_tree_option(const Tree& tree, const Counts& coins, Visit visit) {
  for (std::size_t node = 0; node < coins.size(); ++node) {
    if (coins[node] == 0 || tree.parents[node] == Tree::kNoParent) continue;
    Counts after = coins;
    for (std::uint64_t moved = 1; moved <= coins[node]; ++moved) {
      --after[node];
      ++after[static_cast<std::size_t>(tree.parents[node])];
      visit(after);
    }
  }
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
    : tree_(tree), play_(play), depth_(depths(tree)), subtree_(tree.parents.size()) {
  walk();
  for (std::uint32_t node = 0; node < depth_.size(); ++node) {
    if (counts(node)) totals_.add_heap(tree.coins[node]);
  }
}

void Staircase::walk() {
  const std::vector<std::uint32_t> order = top_down_order(tree_);
  std::vector<std::uint32_t> size(order.size(), 1);
  for (auto node = order.rbegin(); node != order.rend(); ++node) {
    Subtree& own = subtree_[*node];
    (counts(*node) ? own.odd : own.even).add_heap(tree_.coins[*node]);
    const std::int32_t parent = tree_.parents[*node];
    if (parent == Tree::kNoParent) continue;
    Subtree& above = subtree_[static_cast<std::size_t>(parent)];
    above.odd = plus(above.odd, own.odd);
    above.even = plus(above.even, own.even);
    size[static_cast<std::size_t>(parent)] += size[*node];
  }
  std::vector<std::uint32_t> next(order.size(), 0);
  for (const std::uint32_t node : order) {
    const std::int32_t parent = tree_.parents[node];
    Subtree& own = subtree_[node];
    own.enter = parent == Tree::kNoParent ? 0 : next[static_cast<std::size_t>(parent)];
    own.leave = own.enter + size[node];
    if (parent != Tree::kNoParent) next[static_cast<std::size_t>(parent)] = own.leave;
    next[node] = own.enter + 1;
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

std::optional<NimTotals> Staircase::rehung(const RehangQuestion& question) const {
  const Subtree& moved = subtree_[question.node];
  const std::uint32_t place = subtree_[question.parent].enter;
  const bool inside = moved.enter <= place && place < moved.leave;
  if (inside || tree_.parents[question.node] == Tree::kNoParent) return std::nullopt;
  if ((depth_[question.parent] + 1 - depth_[question.node]) % 2 == 0) return totals_;
  return plus(minus(totals_, moved.odd), moved.even);
}

std::optional<std::int32_t> tree_remoteness(const Tree& tree, Play play) {
  const std::size_t positions = searchable(kRemotenessLimit, tree.coins.size());
  if (surely_beyond(tree, positions)) return std::nullopt;
  const auto options = [&](const Counts& coins, auto visit) {
    for_each_tree_option(tree, coins, visit);
  };
  const auto searched = search_counts(tree.coins, options, {.play = play}, positions);
  if (!searched) return std::nullopt;
  return searched->remoteness.back();
}

}  // namespace grundy
