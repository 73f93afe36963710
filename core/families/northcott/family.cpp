#include "families/northcott/family.hpp"

#include "analysis/referee.hpp"

namespace grundy {
namespace {

class NorthcottFamily final : public FamilyOf<NorthcottFamily, Northcott> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_northcott(value_, params); }
  Record describe() const override {
    std::vector<std::uint32_t> white;
    std::vector<std::uint32_t> black;
    std::vector<std::uint32_t> gaps;
    for (const PairOfPieces& row : value_.rows) {
      white.push_back(row.white);
      black.push_back(row.black);
      gaps.push_back(row.gap());
    }
    return Record()
        .text("family", "northcott")
        .number("width", value_.columns)
        .text("turn", value_.turn == Colour::White ? "white" : "black")
        .list("white", std::move(white))
        .list("black", std::move(black))
        .list("gaps", std::move(gaps));
  }
  Record rule() const override {
    return Record()
        .text("by", "northcott")
        .text("turn", value_.turn == Colour::White ? "white" : "black");
  }
  bool is_one_component() const override { return true; }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    if (item >= value_.rows.size()) return std::nullopt;
    const std::size_t row = as_size(item);
    const auto column = read_slide(value_, row, target);
    if (!column) return std::nullopt;
    ItemMove move = slide_to(value_, row, *column);
    value_.rows[row] = value_.rows[row].with(value_.turn, *column);
    value_.turn = other(value_.turn);
    return move;
  }
  // The reply to a piece that goes back is to follow it as far. In misère play the gaps are not all
  // that counts, so there is none.
  std::optional<ItemMove> reply(const Family& earlier, std::size_t row, Play play) const override {
    if (play == Play::Misere) return std::nullopt;
    const Northcott& before = of(earlier);
    const std::uint32_t gap = before.rows[row].gap();
    if (value_.rows[row].gap() <= gap) return std::nullopt;
    const std::uint32_t own = value_.rows[row].of(before.turn);
    const bool left = own < value_.rows[row].of(value_.turn);
    return slide_to(value_, row, left ? own + gap + 1 : own - gap - 1);
  }
  std::unique_ptr<Referee> referee(const Game& game) const override {
    return northcott_referee(game);
  }
};

}  // namespace

ItemMove slide_to(const Northcott& game, std::size_t row, std::uint32_t column) {
  const std::string piece = game.turn == Colour::White ? "w" : "b";
  return moved(row + 1, piece + std::to_string(column + 1), row, game.rows[row].of(game.turn),
               column);
}

Position read_northcott_position(std::string_view, Fields& fields) {
  return position_as<NorthcottFamily>(read_northcott(fields));
}

}  // namespace grundy
