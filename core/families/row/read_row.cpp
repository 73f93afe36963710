#include <algorithm>

#include "families/row/row.hpp"

namespace grundy {
namespace {

Heaps read_heaps(Fields& fields, std::string_view key, const Expected& expected,
                 std::size_t max_count) {
  const auto text = fields.required(key, expected);
  if (!text) return {};
  const NumberList form{.least = 0, .most = kMaxExact, .max_count = max_count};
  return fields.numbers_in_runs(key, *text, form);
}

Numbering read_numbering(Fields& fields) {
  const auto text = fields.word("numbering");
  if (!text || *text == "ground-0") return Numbering::Ground0;
  if (*text == "steps-1") return Numbering::Steps1;
  if (*text == "steps-0") return Numbering::Steps0;
  fields.problem("numbering", ProblemCode::Unknown, *text,
                 expecting("one-of", "ground-0", "steps-1", "steps-0"));
  return Numbering::Ground0;
}

// All coins may end up on one stair, so their total must be a number that can be held.
void check_total(Fields& fields, const Heaps& stairs) {
  std::uint64_t total = 0;
  for (const std::uint64_t coins : stairs) {
    total += coins;
    if (total <= kMaxExact) continue;
    fields.problem("stairs", ProblemCode::Limit, std::to_string(coins),
                   expecting("coins-together", kMaxExact));
    return;
  }
}

void check_order(Fields& fields, const Heaps& piles) {
  if (fields.problems().has("piles")) return;
  for (std::size_t i = 1; i < piles.size(); ++i) {
    if (piles[i] >= piles[i - 1]) continue;
    fields.problem("piles", ProblemCode::Conflict, std::to_string(piles[i]),
                   expecting("row-no-smaller-pile", piles[i - 1], i + 1));
  }
}

Row read_staircase(Fields& fields) {
  Row row{.game = RowGame::Staircase, .numbering = read_numbering(fields), .heaps = {}};
  row.heaps = read_heaps(fields, "stairs", expecting("row-stairs"), kMaxHeaps);
  check_total(fields, row.heaps);
  return row;
}

Row read_ordered(Fields& fields) {
  Row row{.game = RowGame::Ordered, .heaps = {}};
  row.heaps = read_heaps(fields, "piles", expecting("row-ascending-piles"), kMaxHeaps);
  check_order(fields, row.heaps);
  return row;
}

Row read_cake(Fields& fields) {
  return {.game = RowGame::Cake,
          .heaps = read_heaps(fields, "piles", expecting("row-cakes"), kMaxHeaps)};
}

Row read_roxor(Fields& fields) {
  return {.game = RowGame::Roxor,
          .heaps = read_heaps(fields, "pots", expecting("row-pots"), kMaxPots)};
}

}  // namespace

Row read_row(std::string_view game, Fields& fields) {
  if (game == "staircase") return read_staircase(fields);
  if (game == "ordered") return read_ordered(fields);
  if (game == "cake") return read_cake(fields);
  return read_roxor(fields);
}

}  // namespace grundy
