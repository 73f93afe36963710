#include "families/notakto/family.hpp"

#include <algorithm>
#include <bit>

#include "params/as_size.hpp"

namespace grundy {
namespace {

class NotaktoFamily final : public FamilyOf<NotaktoFamily, Notakto> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_notakto(value_, params); }
  Record describe() const override {
    return Record()
        .text("family", "notakto")
        .number("width", value_.size.width)
        .number("height", value_.size.height)
        .list("marks", value_.boards)
        .list("ended", ended());
  }
  bool is_one_component() const override { return false; }
  ComponentSum component_sum(const Rules& rules) const override {
    return grundy::component_sum(value_, rules);
  }
  Liveness liveness() const override {
    const auto which = ended();
    const auto live = std::count(which.begin(), which.end(), 0u);
    return {which.size(), static_cast<std::size_t>(live)};
  }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    if (item >= value_.boards.size()) return std::nullopt;
    const std::size_t board = as_size(item);
    const Marks from = value_.boards[board];
    std::optional<ItemMove> made;
    ThreeInARow(value_.size).for_each_option(from, [&](Marks to) {
      std::string written = written_mark(value_, board, from ^ to);
      if (written != target) return;
      made = moved(item + 1, written, board, from, to);
      value_.boards[board] = to;
    });
    return made;
  }

 private:
  // For each board 1 if it has ended, else 0.
  std::vector<std::uint32_t> ended() const {
    const ThreeInARow rules(value_.size);
    std::vector<std::uint32_t> which;
    for (const Marks marks : value_.boards) which.push_back(rules.ended(marks));
    return which;
  }
};

}  // namespace

std::string written_mark(const Notakto& game, std::size_t board, Marks mark) {
  const auto cell = static_cast<std::uint32_t>(std::countr_zero(mark));
  return write_cell(game.cell_of(board, cell), game.picture());
}

Position read_notakto_position(std::string_view, Fields& fields) {
  return position_as<NotaktoFamily>(read_notakto(fields));
}

}  // namespace grundy
