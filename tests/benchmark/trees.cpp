#include <numeric>
#include <utility>

#include "benchmark/measure.hpp"
#include "families/tree/staircase.hpp"
#include "families/tree/tree.hpp"

namespace grundy::bench {
namespace {

constexpr std::uint32_t kNodes = 1'000'000;

std::vector<std::uint32_t> random_order(Numbers& numbers) {
  std::vector<std::uint32_t> order(kNodes);
  std::iota(order.begin(), order.end(), 0u);
  for (std::uint32_t i = kNodes - 1; i > 0; --i) std::swap(order[i], order[numbers.below(i + 1)]);
  return order;
}

// Each node's parent is a random earlier node; then the nodes are renumbered at random.
Tree random_tree() {
  Numbers numbers(4);
  const auto name = random_order(numbers);
  Tree tree;
  tree.parents.assign(kNodes, Tree::kNoParent);
  tree.coins.resize(kNodes);
  for (std::uint32_t i = 1; i < kNodes; ++i) {
    tree.parents[name[i]] = static_cast<std::int32_t>(name[numbers.below(i)]);
  }
  for (std::uint64_t& coins : tree.coins) coins = numbers.next() >> 33;
  for (std::uint32_t i = 0; i < kNodes; ++i) {
    tree.rehang.push_back({numbers.below(kNodes), numbers.below(kNodes)});
  }
  return tree;
}

struct Record {
  std::uint32_t enter = 0;
  std::uint32_t leave = 0;
  std::uint64_t all = 0;
};

// The usual way: lists of children, then a depth-first walk with a stack.
Measured depth_first() {
  const Tree tree = random_tree();
  return timed([&] {
    std::vector<std::int32_t> first(kNodes, -1);
    std::vector<std::int32_t> sibling(kNodes, -1);
    std::vector<std::int32_t> depth(kNodes, 0);
    std::vector<Record> records(kNodes);
    std::vector<std::int32_t> stack;
    for (std::int32_t node = 0; node < static_cast<std::int32_t>(kNodes); ++node) {
      const std::int32_t parent = tree.parents[static_cast<std::size_t>(node)];
      if (parent == Tree::kNoParent) {
        stack.push_back(node);
      } else {
        sibling[static_cast<std::size_t>(node)] =
            std::exchange(first[static_cast<std::size_t>(parent)], node);
      }
    }
    std::uint32_t time = 0;
    std::uint64_t total = 0;
    while (!stack.empty()) {
      const auto node = static_cast<std::size_t>(stack.back());
      Record& own = records[node];
      if (own.leave == 0) {
        own = {time++, 1, tree.coins[node]};
        if (depth[node] % 2 == 1) total ^= tree.coins[node];
      }
      if (first[node] >= 0) {
        const auto child = static_cast<std::size_t>(first[node]);
        first[node] = sibling[child];
        depth[child] = depth[node] + 1;
        stack.push_back(static_cast<std::int32_t>(child));
        continue;
      }
      own.leave = time;
      stack.pop_back();
      if (!stack.empty()) records[static_cast<std::size_t>(stack.back())].all ^= own.all;
    }
    return total ^ records[0].all ^ records[kNodes / 2].leave;
  });
}

Measured build() {
  const Tree tree = random_tree();
  return timed([&] { return Staircase(tree, Play::Normal).totals().nim_sum; });
}

Measured questions() {
  const Tree tree = random_tree();
  const Staircase staircase(tree, Play::Normal);
  return timed([&] {
    std::uint64_t sum = 0;
    for (const RehangQuestion& question : tree.rehang) {
      const auto after = staircase.rehung(question);
      sum = sum * 31 + (after ? after->nim_sum : 1);
    }
    return sum;
  });
}

// The cost of memory access alone: two records of 16 bytes for each question.
Measured gather() {
  const Tree tree = random_tree();
  std::vector<Record> records(kNodes);
  for (std::uint32_t i = 0; i < kNodes; ++i) records[i] = {i, i + 1, tree.coins[i]};
  return timed([&] {
    std::uint64_t sum = 0;
    for (const RehangQuestion& question : tree.rehang) {
      const Record& a = records[question.node];
      const Record& b = records[question.parent];
      sum += (a.all ^ b.all) + a.enter + b.leave;
    }
    return sum;
  });
}

Measured edits() {
  const Tree tree = random_tree();
  const Staircase staircase(tree, Play::Normal);
  return timed([&] {
    Numbers numbers(5);
    std::uint64_t sum = 0;
    for (int edit = 0; edit < 1000; ++edit) {
      const auto node = numbers.below(kNodes);
      const std::uint64_t coins = numbers.next() >> 33;
      const Nimber changed = staircase.counts(node) ? tree.coins[node] ^ coins : 0;
      sum = sum * 31 + (staircase.totals().nim_sum ^ changed);
    }
    return sum;
  });
}

}  // namespace

std::vector<Measure> tree_measures() {
  return {{"tree depth-first", depth_first},
          {"tree", build},
          {"tree questions", questions},
          {"tree gather", gather},
          {"tree 1000 edits", edits}};
}

}  // namespace grundy::bench
