#include "analysis/move.hpp"

namespace grundy {

ItemMove moved(std::uint64_t name, std::string_view target, std::size_t item, std::uint64_t from,
               std::uint64_t to) {
  return {std::to_string(name).append(":").append(target),
          static_cast<std::uint32_t>(item),
          from,
          to,
          {},
          {}};
}

std::vector<std::uint64_t> heaps_left(const ComponentKind& kind, State state) {
  std::vector<std::uint64_t> heaps;
  for (const State heap : kind.addends(state)) {
    if (!kind.is_gone(heap)) heaps.push_back(kind.place(heap));
  }
  return heaps;
}

ItemMove item_move(const ComponentSum& sum, std::size_t part, State from, State to) {
  const ComponentKind& kind = *sum.kinds[sum.parts[part].kind];
  ItemMove move =
      moved(part + 1, kind.move_name(part, from, to), part, kind.place(from), kind.place(to));
  if (kind.comes_apart()) move.left = heaps_left(kind, to);
  return move;
}

}  // namespace grundy
