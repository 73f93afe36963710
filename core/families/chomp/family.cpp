#include "families/chomp/family.hpp"

#include "analysis/referee.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

class ChompFamily final : public FamilyOf<ChompFamily, Chomp> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_chomp(value_, params); }
  Record describe() const override {
    return Record().text("family", "chomp").list("heaps", value_.rows);
  }
  bool is_one_component() const override { return true; }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    const auto left = whole_number(target);
    if (!left || item >= value_.rows.size()) return std::nullopt;
    const std::size_t row = as_size(item);
    if (*left < least_left(row) || *left >= value_.rows[row]) return std::nullopt;
    ItemMove move = bite(value_.rows, row, *left);
    value_.rows = bitten(std::move(value_.rows), row, *left);
    std::erase(value_.rows, 0);
    return move;
  }
  std::unique_ptr<Referee> referee(const Game& game) const override { return chomp_referee(game); }
};

}  // namespace

ItemMove bite(const ChompRows& rows, std::size_t row, std::uint64_t left) {
  ItemMove move = moved(row + 1, std::to_string(left), row, rows[row], left);
  for (std::size_t above = row + 1; above < rows.size(); ++above) {
    if (rows[above] <= left) break;
    move.changes.push_back({static_cast<std::uint32_t>(above), rows[above], left});
  }
  return move;
}

Position read_chomp_position(std::string_view, Fields& fields) {
  return position_as<ChompFamily>(read_chomp(fields));
}

}  // namespace grundy
