#include "families/take-and-break/family.hpp"

#include <algorithm>

#include "analysis/referee.hpp"

namespace grundy {
namespace {

class TakeAndBreakFamily final : public FamilyOf<TakeAndBreakFamily, TakeAndBreak> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_take_and_break(value_, params); }
  Record describe() const override {
    std::vector<std::uint64_t> coins;
    std::vector<std::uint64_t> heaps;
    std::vector<std::uint32_t> parts;
    for (const Heaps& component : value_.components) {
      coins.push_back(coins_of(component));
      heaps.insert(heaps.end(), component.begin(), component.end());
      parts.push_back(static_cast<std::uint32_t>(component.size()));
    }
    const auto most = std::max_element(coins.begin(), coins.end());
    return Record()
        .text("family", "piles")
        .text("look", "heaps")
        .number("largest", most == coins.end() ? 0 : *most)
        .text("take", "")
        .text("code", write_code(value_.rule))
        .list("piles", coins)
        .list("adds", std::vector<std::uint64_t>())
        .list("heaps", std::move(heaps))
        .list("parts", std::move(parts));
  }
  Record rule() const override { return heap_turns(value_.rule); }
  bool is_one_component() const override { return false; }
  std::size_t components() const override { return value_.components.size(); }
  ComponentSum component_sum(const Rules& rules) const override {
    return grundy::component_sum(value_, rules);
  }
  Liveness liveness() const override {
    const MovableHeaps movable(value_.rule);
    std::size_t live = 0;
    for (const Heaps& heaps : value_.components) live += movable.any_of(heaps);
    return {value_.components.size(), live};
  }
  std::optional<ItemMove> move(std::uint64_t component, std::string_view target) override {
    Expected wrong;
    const Heaps heaps = read_heaps(target, wrong);
    if (!wrong.empty() || component >= value_.components.size()) return std::nullopt;
    const std::uint64_t from = coins_of(value_.components[as_size(component)]);
    if (!move_heaps(value_, as_size(component), heaps)) return std::nullopt;
    ItemMove move =
        moved(component + 1, write_heaps(heaps), as_size(component), from, coins_of(heaps));
    move.left = heaps;
    return move;
  }
};

}  // namespace

Position read_take_and_break_position(std::string_view game, Fields& fields) {
  return position_as<TakeAndBreakFamily>(read_take_and_break(game, fields));
}

}  // namespace grundy
