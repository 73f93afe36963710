#include "analysis/move.hpp"

namespace grundy {

std::string write_move(std::uint64_t name, std::string_view target) {
  return std::to_string(name).append(":").append(target);
}

std::vector<std::uint64_t> heaps_left(const ComponentKind& kind, State state) {
  std::vector<std::uint64_t> heaps;
  for (const State heap : kind.addends(state)) {
    if (const std::uint64_t coins = kind.place(heap); coins > 0) heaps.push_back(coins);
  }
  return heaps;
}

ItemMove item_move(const ComponentSum& sum, std::size_t part, State from, State to) {
  const ComponentKind& kind = *sum.kinds[sum.parts[part].kind];
  ItemMove move{.notation = write_move(part + 1, kind.name(to)),
                .item = static_cast<std::uint32_t>(part),
                .from = kind.place(from),
                .to = kind.place(to),
                .left = {},
                .changes = {}};
  if (kind.comes_apart()) move.left = heaps_left(kind, to);
  return move;
}

}  // namespace grundy
