#include "game/tree.hpp"

#include <algorithm>

namespace grundy {
namespace {

constexpr std::string_view kParentsForm = "each node's parent, 0 for the root, such as 0,1,1,3";

// Nodes that a walk from the root does not reach hang in a circle.
void check_parents(Fields& fields, const Tree& tree) {
  const auto roots = std::count(tree.parents.begin(), tree.parents.end(), Tree::kNoParent);
  if (roots != 1) {
    fields.problem("parents", ProblemCode::Conflict, std::to_string(roots) + " roots",
                   "exactly one 0, which marks the root");
    return;
  }
  const std::vector<std::uint32_t> order = top_down_order(tree);
  if (order.size() == tree.parents.size()) return;
  std::vector<bool> reached(tree.parents.size(), false);
  for (const std::uint32_t node : order) reached[node] = true;
  const auto lost = std::find(reached.begin(), reached.end(), false) - reached.begin();
  fields.problem("parents", ProblemCode::Conflict, "node " + std::to_string(lost + 1),
                 "parents that lead from every node to the root");
}

void read_parents(Fields& fields, Tree& tree) {
  const auto text = fields.required("parents", kParentsForm);
  if (!text) return;
  const auto count = split_list(*text).size();
  const NumberList form{
      .least = 0, .most = std::max<std::uint64_t>(count, 1), .max_count = kMaxNodes};
  const auto numbers = fields.numbers("parents", *text, form);
  if (fields.problems().has("parents")) return;
  if (numbers.empty()) {
    fields.problem("parents", ProblemCode::Missing, "", std::string(kParentsForm));
    return;
  }
  for (const std::uint64_t number : numbers) {
    tree.parents.push_back(static_cast<std::int32_t>(number) - 1);
  }
  check_parents(fields, tree);
}

void read_coins(Fields& fields, Tree& tree) {
  const auto text = fields.required("coins", "the coins on each node, such as 0,2,2,1");
  if (!text) return;
  tree.coins =
      fields.numbers("coins", *text, {.least = 0, .most = kMaxExact, .max_count = kMaxNodes});
  if (fields.problems().has("coins") || fields.problems().has("parents")) return;
  if (tree.coins.size() != tree.parents.size()) {
    fields.problem("coins", ProblemCode::Conflict, std::to_string(tree.coins.size()) + " numbers",
                   std::to_string(tree.parents.size()) + " numbers, one for each node");
    return;
  }
  std::uint64_t total = 0;
  for (const std::uint64_t coins : tree.coins) {
    total += coins;
    if (total <= kMaxExact) continue;
    fields.problem("coins", ProblemCode::Limit, std::to_string(coins),
                   "at most 2^53-1 coins together");
    return;
  }
}

void read_rehang(Fields& fields, Tree& tree) {
  const auto text = fields.text("rehang");
  if (!text) return;
  const auto items = split_list(*text);
  if (items.size() > kMaxQuestions) {
    fields.problem("rehang", ProblemCode::Limit, std::to_string(items.size()) + " questions",
                   "at most " + std::to_string(kMaxQuestions) + " questions");
    return;
  }
  const std::size_t nodes = tree.parents.size();
  for (const std::string_view item : items) {
    const auto ends = split_list(item, ':');
    const auto node = ends.size() == 2 ? whole_number(ends[0]) : std::nullopt;
    const auto parent = ends.size() == 2 ? whole_number(ends[1]) : std::nullopt;
    if (!node || !parent) {
      fields.problem("rehang", ProblemCode::Malformed, item, "node:new parent, such as 6:2");
    } else if (nodes > 0 && (*node < 1 || *node > nodes || *parent < 1 || *parent > nodes)) {
      fields.problem("rehang", ProblemCode::Range, item, "nodes from " + range_text(1, nodes));
    } else {
      tree.rehang.push_back(
          {static_cast<std::uint32_t>(*node - 1), static_cast<std::uint32_t>(*parent - 1)});
    }
  }
}

}  // namespace

Tree read_tree(Fields& fields) {
  Tree tree;
  read_parents(fields, tree);
  read_coins(fields, tree);
  read_rehang(fields, tree);
  return tree;
}

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

std::string rule_in_words(const Tree&) {
  return "Move one or more coins from one node to its parent";
}

}  // namespace grundy
