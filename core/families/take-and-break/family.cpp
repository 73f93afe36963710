#include "families/take-and-break/family.hpp"

#include <algorithm>
#include <numeric>

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
      coins.push_back(std::accumulate(component.begin(), component.end(), std::uint64_t{0}));
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
  bool is_one_component() const override { return false; }
  std::size_t components() const override { return value_.components.size(); }
  ComponentSum component_sum(const Rules& rules) const override {
    return grundy::component_sum(value_, rules);
  }
  std::string move_notation(const ComponentSum& sum, std::size_t part, State to) const override {
    return heaps_notation(sum, part, to);
  }
  Liveness liveness() const override {
    const MovableHeaps movable(value_.rule);
    std::size_t live = 0;
    for (const Heaps& heaps : value_.components) live += movable.any_of(heaps);
    return {value_.components.size(), live};
  }
  bool move(std::uint64_t component, std::string_view target) override {
    std::string wrong;
    const Heaps heaps = read_heaps(target, wrong);
    return wrong.empty() && component < value_.components.size() &&
           move_heaps(value_, as_size(component), heaps);
  }
};

}  // namespace

Position read_take_and_break_position(std::string_view game, Fields& fields) {
  return position_as<TakeAndBreakFamily>(read_take_and_break(game, fields));
}

std::string heaps_notation(const ComponentSum& sum, std::size_t part, State to) {
  return std::to_string(part + 1) + ":" + sum.kinds[sum.parts[part].kind]->name(to);
}

}  // namespace grundy
