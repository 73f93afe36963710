#include "families/tree/tree.hpp"

namespace grundy {
void write_tree(const Tree& tree, Params& params) {
  const auto list = [](const auto& items, auto write) {
    std::string text;
    for (const auto& item : items) {
      if (!text.empty()) text += ',';
      text += write(item);
    }
    return text;
  };
  const auto number = [](auto value) { return std::to_string(value); };
  params.push_back({"parents", list(tree.parents, [](auto p) { return std::to_string(p + 1); })});
  params.push_back({"coins", list(tree.coins, number)});
  if (tree.rehang.empty()) return;
  params.push_back({"rehang", list(tree.rehang, [](const RehangQuestion& q) {
                      return std::to_string(q.node + 1) + ":" + std::to_string(q.parent + 1);
                    })});
}

std::vector<std::uint32_t> top_down_order(const Tree& tree) {
  const std::size_t count = tree.parents.size();
  std::vector<std::uint32_t> first(count + 1, 0);
  for (const std::int32_t parent : tree.parents) {
    if (parent != Tree::kNoParent) ++first[static_cast<std::size_t>(parent) + 1];
  }
  for (std::size_t i = 0; i < count; ++i) first[i + 1] += first[i];
  std::vector<std::uint32_t> children(count > 0 ? count - 1 : 0);
  std::vector<std::uint32_t> next(first.begin(), first.end());
  std::vector<std::uint32_t> order;
  order.reserve(count);
  for (std::uint32_t node = 0; node < count; ++node) {
    const std::int32_t parent = tree.parents[node];
    if (parent == Tree::kNoParent) {
      order.push_back(node);
    } else {
      children[next[static_cast<std::size_t>(parent)]++] = node;
    }
  }
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::uint32_t node = order[i];
    for (std::uint32_t c = first[node]; c < first[node + 1]; ++c) order.push_back(children[c]);
  }
  return order;
}

std::vector<std::int32_t> depths(const Tree& tree) {
  std::vector<std::int32_t> depth(tree.parents.size(), 0);
  for (const std::uint32_t node : top_down_order(tree)) {
    const std::int32_t parent = tree.parents[node];
    if (parent != Tree::kNoParent) depth[node] = depth[static_cast<std::size_t>(parent)] + 1;
  }
  return depth;
}

}  // namespace grundy
