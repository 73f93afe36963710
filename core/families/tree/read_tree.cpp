#include <algorithm>

#include "families/tree/staircase.hpp"

namespace grundy {
namespace {

// Nodes that a walk from the root does not reach are on a cycle or below one.
void check_parents(Fields& fields, const Tree& tree) {
  const auto roots = std::count(tree.parents.begin(), tree.parents.end(), Tree::kNoParent);
  if (roots != 1) {
    fields.problem("parents", ProblemCode::Conflict, std::to_string(roots),
                   expecting("tree-one-root"));
    return;
  }
  const std::vector<std::uint32_t> order = levels_of(tree).node;
  if (order.size() == tree.parents.size()) return;
  std::vector<bool> reached(tree.parents.size(), false);
  for (const std::uint32_t node : order) reached[node] = true;
  const auto lost = std::find(reached.begin(), reached.end(), false) - reached.begin();
  fields.problem("parents", ProblemCode::Conflict, std::to_string(lost + 1),
                 expecting("tree-parents-to-root"));
}

void read_parents(Fields& fields, std::string_view text, Tree& tree) {
  const auto count = static_cast<std::uint64_t>(std::count(text.begin(), text.end(), ',')) + 1;
  const NumberList form{.least = 0, .most = count, .max_count = kMaxNodes};
  const auto numbers = fields.numbers("parents", text, form);
  if (fields.problems().has("parents")) return;
  if (numbers.empty()) {
    fields.problem("parents", ProblemCode::Missing, "", expecting("tree-parents"));
    return;
  }
  for (const std::uint64_t number : numbers) {
    tree.parents.push_back(static_cast<std::int32_t>(number) - 1);
  }
  check_parents(fields, tree);
}

struct Edge {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
};

void check_repeated(Fields& fields, const std::vector<Edge>& edges) {
  std::vector<std::uint64_t> codes;
  codes.reserve(edges.size());
  for (const Edge& edge : edges) codes.push_back(std::uint64_t{edge.a} << 32 | edge.b);
  std::sort(codes.begin(), codes.end());
  const auto write = [](std::uint64_t code) {
    return std::to_string((code >> 32) + 1) + "-" + std::to_string((code & 0xFFFFFFFF) + 1);
  };
  report_repeated(fields, "edges", codes, write, expecting("tree-each-edge-once"));
}

std::vector<Edge> read_edge_list(Fields& fields, std::string_view text) {
  const auto items = split_list(text);
  std::vector<Edge> edges;
  if (items.size() >= kMaxNodes) {
    fields.problem("edges", ProblemCode::Limit, std::to_string(items.size()),
                   expecting("tree-at-most-edges", kMaxNodes - 1));
    return edges;
  }
  const std::uint64_t nodes = items.size() + 1;
  for (const std::string_view item : items) {
    const auto ends = split_list(item, '-');
    const auto a = ends.size() == 2 ? whole_number(ends[0]) : std::nullopt;
    const auto b = ends.size() == 2 ? whole_number(ends[1]) : std::nullopt;
    if (!a || !b) {
      fields.problem("edges", ProblemCode::Malformed, item, expecting("tree-edge"));
    } else if (*a < 1 || *b < 1 || *a > nodes || *b > nodes) {
      fields.problem("edges", ProblemCode::Range, item, expecting("tree-nodes-of-edges", 1, nodes));
    } else if (*a == *b) {
      fields.problem("edges", ProblemCode::Conflict, item, expecting("tree-different-nodes"));
    } else {
      edges.push_back({static_cast<std::uint32_t>(std::min(*a, *b) - 1),
                       static_cast<std::uint32_t>(std::max(*a, *b) - 1)});
    }
  }
  check_repeated(fields, edges);
  return edges;
}

std::uint32_t read_root(Fields& fields, std::optional<std::string_view> text, std::size_t nodes) {
  if (!text) return 0;
  const auto numbers = fields.numbers("root", *text, {.least = 1, .most = nodes, .max_count = 1});
  if (numbers.empty() && !fields.problems().has("root")) {
    fields.problem("root", ProblemCode::Missing, "", expecting("tree-node-from", 1, nodes));
  }
  return numbers.empty() ? 0 : static_cast<std::uint32_t>(numbers[0] - 1);
}

// Walks from the root to find each node's parent; empty if the walk does not reach every node.
std::vector<std::int32_t> parents_from(const std::vector<Edge>& edges, std::uint32_t root) {
  constexpr std::int32_t kUnreached = -2;
  std::vector<std::vector<std::uint32_t>> neighbours(edges.size() + 1);
  for (const Edge& edge : edges) {
    neighbours[edge.a].push_back(edge.b);
    neighbours[edge.b].push_back(edge.a);
  }
  std::vector<std::int32_t> parents(neighbours.size(), kUnreached);
  std::vector<std::uint32_t> open{root};
  parents[root] = Tree::kNoParent;
  while (!open.empty()) {
    const std::uint32_t node = open.back();
    open.pop_back();
    for (const std::uint32_t other : neighbours[node]) {
      if (parents[other] != kUnreached) continue;
      parents[other] = static_cast<std::int32_t>(node);
      open.push_back(other);
    }
  }
  const bool whole = std::find(parents.begin(), parents.end(), kUnreached) == parents.end();
  return whole ? parents : std::vector<std::int32_t>{};
}

void read_edges(Fields& fields, std::string_view text, std::optional<std::string_view> root_text,
                Tree& tree) {
  const std::vector<Edge> edges = read_edge_list(fields, text);
  if (fields.problems().has("edges")) return;
  const std::uint32_t root = read_root(fields, root_text, edges.size() + 1);
  if (fields.problems().has("root")) return;
  tree.parents = parents_from(edges, root);
  if (tree.parents.empty()) {
    fields.problem("edges", ProblemCode::Conflict, text,
                   expecting("tree-connected", edges.size(), edges.size() + 1));
  }
}

void read_shape(Fields& fields, Tree& tree) {
  const auto edges = fields.text("edges");
  const auto root = fields.text("root");
  const auto parents =
      edges ? fields.text("parents") : fields.required("parents", expecting("tree-parents"));
  if (edges && parents) {
    fields.problem("edges", ProblemCode::Conflict, *edges, expecting("tree-edges-or-parents"));
  } else if (edges) {
    read_edges(fields, *edges, root, tree);
  } else if (root) {
    fields.problem("root", ProblemCode::Conflict, *root, expecting("tree-root-of-edges"));
  } else if (parents) {
    read_parents(fields, *parents, tree);
  }
}

bool has_shape(const Fields& fields) {
  const Problems& problems = fields.problems();
  return !problems.has("parents") && !problems.has("edges") && !problems.has("root");
}

void read_coins(Fields& fields, Tree& tree) {
  const auto text = fields.required("coins", expecting("tree-coins"));
  if (!text) return;
  tree.coins =
      fields.numbers("coins", *text, {.least = 0, .most = kMaxExact, .max_count = kMaxNodes});
  if (fields.problems().has("coins") || !has_shape(fields)) return;
  if (tree.coins.size() != tree.parents.size()) {
    fields.problem("coins", ProblemCode::Conflict, std::to_string(tree.coins.size()),
                   expecting("tree-number-for-each-node", tree.parents.size()));
    return;
  }
  std::uint64_t total = 0;
  for (const std::uint64_t coins : tree.coins) {
    total += coins;
    if (total <= kMaxExact) continue;
    fields.problem("coins", ProblemCode::Limit, std::to_string(coins),
                   expecting("coins-together", kMaxExact));
    return;
  }
}

void read_rehang(Fields& fields, Tree& tree) {
  const auto text = fields.text("rehang");
  if (!text) return;
  const auto items = split_list(*text);
  if (items.size() > kMaxQuestions) {
    fields.problem("rehang", ProblemCode::Limit, std::to_string(items.size()),
                   expecting("tree-at-most-questions", kMaxQuestions));
    return;
  }
  const std::size_t nodes = tree.parents.size();
  for (const std::string_view item : items) {
    const auto ends = split_list(item, ':');
    const auto node = ends.size() == 2 ? whole_number(ends[0]) : std::nullopt;
    const auto parent = ends.size() == 2 ? whole_number(ends[1]) : std::nullopt;
    if (!node || !parent) {
      fields.problem("rehang", ProblemCode::Malformed, item, expecting("tree-question"));
    } else if (nodes > 0 && (*node < 1 || *node > nodes || *parent < 1 || *parent > nodes)) {
      fields.problem("rehang", ProblemCode::Range, item, expecting("tree-nodes-from", 1, nodes));
    } else {
      tree.rehang.push_back(
          {static_cast<std::uint32_t>(*node - 1), static_cast<std::uint32_t>(*parent - 1)});
    }
  }
}

void read_labels(Fields& fields, Tree& tree) {
  const auto text = fields.text("labels");
  if (!text) return;
  const auto items = split_list(*text);
  if (items.size() > kMaxLabels) {
    fields.problem("labels", ProblemCode::Limit, std::to_string(items.size()),
                   expecting("graph-at-most", {std::to_string(kMaxLabels), "labels"}));
    return;
  }
  const std::size_t nodes = tree.parents.size();
  std::vector<std::uint64_t> labelled;
  for (const std::string_view item : items) {
    const auto written = read_label(fields, item);
    if (!written) continue;
    const auto node = whole_number(written->key);
    if (!node) {
      fields.problem("labels", ProblemCode::Malformed, item, expecting("label"));
    } else if (nodes > 0 && (*node < 1 || *node > nodes)) {
      fields.problem("labels", ProblemCode::Range, item, expecting("tree-node-from", 1, nodes));
    } else {
      labelled.push_back(*node);
      if (written->text != std::to_string(*node))
        tree.labels.push_back({static_cast<std::uint32_t>(*node - 1), written->text});
    }
  }
  sort_labels(tree.labels);
  std::sort(labelled.begin(), labelled.end());
  const auto write = [](std::uint64_t node) { return std::to_string(node); };
  report_repeated(fields, "labels", labelled, write, expecting("graph-each-node-once"));
}

}  // namespace

Tree read_tree(Fields& fields) {
  Tree tree;
  read_shape(fields, tree);
  read_coins(fields, tree);
  read_rehang(fields, tree);
  read_labels(fields, tree);
  return tree;
}

}  // namespace grundy
