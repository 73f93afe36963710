#include "families/row/family.hpp"

#include "analysis/referee.hpp"
#include "families/row/hidden_row.hpp"

namespace grundy {
namespace {

std::string_view look_of(RowGame game) {
  switch (game) {
    case RowGame::Staircase: return "stairs";
    case RowGame::Ordered: return "piles";
    case RowGame::Cake: return "cakes";
    case RowGame::Roxor: return "pots";
  }
  return "";
}

class RowFamily final : public FamilyOf<RowFamily, Row> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_row(value_, params); }
  Record describe() const override {
    HiddenRow hidden = hidden_row(value_);
    return Record()
        .text("family", "row")
        .text("look", look_of(value_.game))
        .number("first", grundy::first_name(value_))
        .list("heaps", value_.heaps)
        .list("values", std::move(hidden.values))
        .list("counts", std::move(hidden.counts));
  }
  Record rule() const override {
    if (value_.game != RowGame::Staircase) return Family::rule();
    return Record().text("by", "staircase").flag("ground", value_.numbering == Numbering::Ground0);
  }
  bool is_one_component() const override { return true; }
  std::uint64_t first_name() const override { return grundy::first_name(value_); }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    if (item >= value_.heaps.size()) return std::nullopt;
    const auto move = read_row_move(value_, as_size(item), target);
    if (!move) return std::nullopt;
    ItemMove written = item_move(value_, *move);
    value_.heaps = after_move(value_, std::move(value_.heaps), *move);
    return written;
  }
  std::optional<ItemMove> reply(const Family& earlier, std::size_t heap, Play) const override {
    if (value_.game != RowGame::Staircase && value_.game != RowGame::Ordered) return std::nullopt;
    const Row& before = of(earlier);
    const CoinRow coins(before, Play::Normal);
    if (coins.hidden().counts[heap]) return std::nullopt;
    const std::uint64_t moved = before.heaps[heap] - value_.heaps[heap];
    return item_move(value_, {*coins.next(heap), moved});
  }
  std::unique_ptr<Referee> referee(const Game& game) const override { return row_referee(game); }
};

}  // namespace

ItemMove item_move(const Row& row, const RowMove& move) {
  const std::uint64_t size = row.heaps[move.heap];
  const std::uint64_t rest = size - move.taken;
  const auto [one, other] = move.pots;
  const std::string target = row.game == RowGame::Roxor
                                 ? std::to_string(one + 1) + "," + std::to_string(other + 1)
                                 : std::to_string(rest);
  ItemMove written = moved(move.heap + first_name(row), target, move.heap, size, rest);
  const auto gains = [&](std::size_t heap, std::uint64_t more) {
    const std::uint64_t before = row.heaps[heap];
    written.changes.push_back({static_cast<std::uint32_t>(heap), before, before + more});
  };
  if (row.game == RowGame::Staircase && move.heap > 0) gains(move.heap - 1, move.taken);
  if (row.game == RowGame::Roxor) {
    gains(one, one == other ? 2 : 1);
    if (one != other) gains(other, 1);
  }
  return written;
}

Position read_row_position(std::string_view game, Fields& fields) {
  return position_as<RowFamily>(read_row(game, fields));
}

}  // namespace grundy
