#include "families/cram/family.hpp"

#include "analysis/referee.hpp"

namespace grundy {
namespace {

class CramFamily final : public FamilyOf<CramFamily, Cram> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_cram(value_, params); }
  Record describe() const override {
    std::vector<std::uint32_t> region(value_.size.cells(), 0);
    std::uint32_t number = 0;
    for_each_region(value_.free(), value_.size, [&](CellSet cells) {
      ++number;
      for (; cells != 0; cells &= cells - 1) {
        region[static_cast<std::size_t>(__builtin_ctzll(cells))] = number;
      }
    });
    return Record()
        .text("family", "cram")
        .number("width", value_.size.width)
        .number("height", value_.size.height)
        .list("holes", value_.taken)
        .list("parts", std::move(region));
  }
  bool is_one_component() const override { return true; }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    const auto domino = item == 0 ? read_domino(value_, target) : std::nullopt;
    if (!domino) return std::nullopt;
    value_.take(domino->low);
    value_.take(domino->high);
    return domino_on(*domino, value_.size);
  }
  std::unique_ptr<Referee> referee(const Game& game) const override { return cram_referee(game); }
};

}  // namespace

ItemMove domino_on(const Domino& domino, const BoardSize& size) {
  ItemMove move = moved(1, write_domino(domino, size), domino.low, 1, 0);
  move.changes = {{domino.high, 1, 0}};
  return move;
}

Position read_cram_position(std::string_view, Fields& fields) {
  return position_as<CramFamily>(read_cram(fields));
}

}  // namespace grundy
