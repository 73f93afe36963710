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
  if (!tree.rehang.empty()) {
    params.push_back({"rehang", list(tree.rehang, [](const RehangQuestion& q) {
                        return std::to_string(q.node + 1) + ":" + std::to_string(q.parent + 1);
                      })});
  }
  const auto key = [](std::uint32_t node) { return std::to_string(node + 1); };
  if (!tree.labels.empty()) params.push_back({"labels", written_labels(tree.labels, key)});
}

}  // namespace grundy
