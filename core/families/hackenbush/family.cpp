#include "families/hackenbush/family.hpp"

#include "analysis/referee.hpp"

namespace grundy {
namespace {

class HackenbushFamily final : public FamilyOf<HackenbushFamily, Hackenbush> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_hackenbush(value_, params); }
  Record describe() const override {
    std::vector<Record> spots;
    for (const auto& [node, right, up] : value_.spots) {
      spots.push_back(Record().number("node", node).number("right", right).number("up", up));
    }
    return record_of_arcs("hackenbush", value_)
        .list("counts", Gravity(value_).start())
        .list("spots", std::move(spots));
  }
  bool is_one_component() const override { return true; }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    if (item >= value_.arcs.size()) return std::nullopt;
    const std::size_t stalk = as_size(item);
    const Gravity gravity(value_);
    const Standing before = gravity.start();
    if (before[stalk] == 0 || target != write_stalk(value_, stalk)) return std::nullopt;
    Standing after = before;
    after[stalk] = 0;
    gravity.settle(after);
    ItemMove move = cut_of(value_, before, after, stalk);
    value_ = left_of(value_, after);
    return move;
  }
  std::unique_ptr<Referee> referee(const Game& game) const override {
    return hackenbush_referee(game);
  }
};

}  // namespace

Position read_hackenbush_position(std::string_view, Fields& fields) {
  return position_as<HackenbushFamily>(read_hackenbush(fields));
}

}  // namespace grundy
