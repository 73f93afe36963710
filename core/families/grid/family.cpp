#include "families/grid/family.hpp"

#include "analysis/referee.hpp"
#include "families/grid/pieces.hpp"
#include "families/grid/solved_board.hpp"
#include "params/cell.hpp"

namespace grundy {
namespace {

Record described(const PieceKind& kind) {
  std::vector<Record> moves;
  for (const PieceMove& move : kind.moves) {
    moves.push_back(Record().number("dx", move.dx).number("dy", move.dy).flag("slide", move.slide));
  }
  return Record().text("name", kind.name).list("moves", std::move(moves));
}

class BoardFamily final : public FamilyOf<BoardFamily, Board> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_board(value_, params); }
  // Shared by boards with the same kinds in the same order, if all or none have more than one piece.
  std::optional<SharedRules> shared_rules() const override {
    Board bare = value_;
    bare.pieces.clear();
    Params params;
    write_board(bare, params);
    std::string name = write_params(params);
    for (const PieceKind& kind : value_.kinds) name += "|" + kind.name;
    name += value_.pieces.size() > 1 ? "+" : "";
    return SharedRules{std::move(name), value_.size.cells() * value_.kinds.size()};
  }
  std::unique_ptr<SolvedRules> solved_rules(const Rules& rules) const override {
    return solved_board(value_, rules);
  }
  Record describe() const override {
    std::vector<Record> kinds;
    for (const PieceKind& kind : value_.kinds) kinds.push_back(described(kind));
    std::vector<std::uint32_t> kind_of;
    std::vector<std::uint32_t> cell_of;
    for (const Piece& piece : value_.pieces) {
      kind_of.push_back(piece.kind);
      cell_of.push_back(piece.cell);
    }
    return Record()
        .text("family", "board")
        .number("width", value_.size.width)
        .number("height", value_.size.height)
        .text("toward", value_.toward ? write_corner(*value_.toward) : "")
        .list("kinds", std::move(kinds))
        .list("holes", value_.holes)
        .list("pieceKind", std::move(kind_of))
        .list("pieceCell", std::move(cell_of));
  }
  Record rule() const override {
    return Record()
        .text("by", "board")
        .text("toward", value_.toward ? write_corner(*value_.toward) : "")
        .flag("damaged", !value_.holes.empty());
  }
  bool is_one_component() const override { return false; }
  std::size_t components() const override { return value_.pieces.size(); }
  ComponentSum component_sum(const Rules& rules) const override {
    return grundy::component_sum(value_, rules);
  }
  Liveness liveness() const override {
    const std::vector<std::uint8_t> holes = hole_map(value_);
    std::size_t live = 0;
    for (const Piece& piece : value_.pieces) {
      bool can_move = false;
      for_each_piece_option(value_, holes, piece.kind, piece.cell,
                            [&](std::uint32_t) { can_move = true; });
      live += can_move;
    }
    return {value_.pieces.size(), live};
  }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    const auto name = read_cell(target);
    if (!name || item >= value_.pieces.size()) return std::nullopt;
    Piece& piece = value_.pieces[as_size(item)];
    const std::uint32_t from = piece.cell;
    const std::uint32_t width = value_.size.width;
    for_each_piece_option(value_, hole_map(value_), piece.kind, from, [&](std::uint32_t cell) {
      if (name->x == cell % width && name->y == cell / width) piece.cell = cell;
    });
    if (piece.cell == from) return std::nullopt;
    return moved(item + 1, write_cell(piece.cell, value_.size), as_size(item), from, piece.cell);
  }
};

}  // namespace

Position read_grid_position(std::string_view, Fields& fields) {
  return position_as<BoardFamily>(read_board(fields));
}

}  // namespace grundy
