#include "families/row/row.hpp"

#include <algorithm>

namespace grundy {
namespace {

std::string_view key_of(RowGame game) {
  switch (game) {
    case RowGame::Staircase: return "stairs";
    case RowGame::Ordered: return "piles";
    case RowGame::Cake: return "piles";
    case RowGame::Roxor: return "pots";
  }
  return "";
}

std::optional<RowMove> read_stone(const Row& row, std::size_t heap, std::string_view target) {
  const auto pots = split_list(target);
  if (pots.size() != 2) return std::nullopt;
  RowMove move{heap, 1};
  for (std::size_t i = 0; i < 2; ++i) {
    const auto name = whole_number(pots[i]);
    if (!name || *name <= heap + 1 || *name > row.heaps.size()) return std::nullopt;
    move.pots[i] = static_cast<std::size_t>(*name - 1);
  }
  if (move.pots[0] > move.pots[1]) std::swap(move.pots[0], move.pots[1]);
  const Heaps after = after_move(row, row.heaps, move);
  return *std::max_element(after.begin(), after.end()) > kMaxExact ? std::nullopt
                                                                   : std::optional(move);
}

}  // namespace

void write_row(const Row& row, Params& params) {
  params.push_back({std::string(key_of(row.game)), write_runs(row.heaps)});
  if (row.numbering == Numbering::Steps1) params.push_back({"numbering", "steps-1"});
  if (row.numbering == Numbering::Steps0) params.push_back({"numbering", "steps-0"});
}

std::uint64_t first_name(const Row& row) {
  return row.game != RowGame::Staircase || row.numbering == Numbering::Steps1 ? 1 : 0;
}

RowLimits::RowLimits(const Row& rules, const Heaps& heaps) : rules_(rules), heaps_(heaps) {
  if (rules.game != RowGame::Cake || heaps.empty()) return;
  largest_ = *std::max_element(heaps.begin(), heaps.end());
}

std::uint64_t RowLimits::most_taken(std::size_t heap) const {
  const std::uint64_t size = heaps_[heap];
  switch (rules_.game) {
    case RowGame::Staircase: return heap == 0 && rules_.numbering == Numbering::Ground0 ? 0 : size;
    case RowGame::Ordered: return heap == 0 ? size : size - heaps_[heap - 1];
    case RowGame::Cake: return size == largest_ ? size : 0;
    case RowGame::Roxor: return heap + 1 < heaps_.size() && size > 0 ? 1 : 0;
  }
  return 0;
}

Heaps after_move(const Row& rules, Heaps heaps, const RowMove& move) {
  heaps[move.heap] -= move.taken;
  if (rules.game == RowGame::Staircase && move.heap > 0) heaps[move.heap - 1] += move.taken;
  if (rules.game == RowGame::Roxor) {
    for (const std::size_t pot : move.pots) ++heaps[pot];
  }
  return heaps;
}

std::optional<RowMove> read_row_move(const Row& row, std::size_t heap, std::string_view target) {
  if (heap >= row.heaps.size()) return std::nullopt;
  const std::uint64_t most = RowLimits(row, row.heaps).most_taken(heap);
  if (most == 0) return std::nullopt;
  if (row.game == RowGame::Roxor) return read_stone(row, heap, target);
  const auto kept = whole_number(target);
  const std::uint64_t size = row.heaps[heap];
  if (!kept || *kept >= size || size - *kept > most) return std::nullopt;
  return RowMove{heap, size - *kept};
}

}  // namespace grundy
