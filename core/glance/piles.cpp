#include "families/subtraction/pile_options.hpp"
#include "glance/sum.hpp"

namespace grundy::glance {
namespace {

constexpr std::uint64_t kLargestPile = 255;

// As write_take writes them: three or more in a row as a range, two one by one.
List<NumberRange> read_take(Cursor& cursor) {
  List<NumberRange> ranges(cursor.arena());
  do {
    NumberRange range;
    range.least = range.most = cursor.number(kMaxExact);
    // An endless range is not written as a range, but by the numbers that it leaves out.
    if (cursor.eat("-")) range.most = cursor.number(kMaxExact - 1);
    const bool single = range.most == range.least;
    cursor.check(range.least > 0 && (single || range.most >= range.least + 2));
    if (!ranges.empty() && range.least <= ranges.back().most + 1) {
      NumberRange& before = ranges.back();
      cursor.check(single && before.length() == 1 && range.least == before.most + 1);
      before.most = range.most;
    } else {
      ranges.push_back(range);
    }
  } while (cursor.good() && cursor.more());
  return ranges;
}

void write_size(Json& json, const Kind&, State size) {
  json.number(static_cast<std::int64_t>(size));
}

void add_sizes(Kind& kind, const List<NumberRange>& take) {
  for (std::uint32_t size = 0; size < kind.columns; ++size) {
    for_each_taken(take, size, [&](std::uint64_t coins) {
      // Nim lists the smallest rest first.
      kind.option.push_back(static_cast<std::uint32_t>(kind.heap ? coins - 1 : size - coins));
    });
    kind.first.push_back(kind.option.size());
    kind.order.push_back(size);
  }
}

}  // namespace

void answer_piles(Answer& answer, Game game) {
  Cursor& cursor = answer.cursor;
  Arena& arena = cursor.arena();
  const bool strip = game == Game::Nimble;
  const bool heap = strip || game == Game::Nim;
  List<NumberRange> take(arena);
  std::string_view written;
  if (heap) {
    take.push_back({1, kLargestPile});
  } else {
    cursor.expect("&take=");
    written = cursor.rest();
    take = read_take(cursor);
    written = written.substr(0, written.size() - cursor.rest().size());
  }
  cursor.expect(strip ? "&coins=" : "&piles=");
  const auto piles = cursor.numbers_in_runs(kLargestPile);
  answer.convention = read_convention(cursor);
  if (!cursor.good()) return;
  GameSum sum(1, List<Part>(arena));
  Kind& kind = sum.kinds[0];
  kind.name = "pile";
  kind.columns = 1;
  kind.heap = heap;
  kind.first = List<std::uint32_t>(arena, 1);
  kind.option = kind.order = List<std::uint32_t>(arena);
  for (const std::uint64_t pile : piles) {
    const auto size = static_cast<std::uint32_t>(pile);
    kind.columns = std::max(kind.columns, size + 1);
    sum.parts.push_back({0, size});
  }
  answer.json.raw(",\"position\":{\"family\":\"piles\",\"look\":")
      .quoted(strip ? "strip" : "piles");
  answer.json.raw(",\"largest\":").number(kind.columns - 1);
  answer.json.raw(",\"take\":").quoted(written);
  answer.json.column(",\"piles\":[", piles);
  answer.json.raw("],\"adds\":[]}");
  add_sizes(kind, take);
  answer_sum(answer, sum, write_size);
}

}  // namespace grundy::glance
