#include "params/cell.hpp"

#include <algorithm>

#include "params/separated.hpp"

namespace grundy {
namespace {

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

// `30` or `knight4@30`: the first half of a cell in the form x,y.
bool awaits_y(std::string_view item) {
  const std::size_t at = item.rfind('@');
  const std::string_view cell = at == std::string_view::npos ? item : item.substr(at + 1);
  return whole_number(cell).has_value();
}

}  // namespace

std::optional<CellName> read_cell(std::string_view text) {
  if (!text.empty() && is_letter(text.front())) {
    const auto row = whole_number(text.substr(1));
    if (!row || *row == 0) return std::nullopt;
    return CellName{static_cast<std::uint64_t>(text.front() - 'a'), *row - 1};
  }
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto x = whole_number(text.substr(0, comma));
  std::string_view rest = text.substr(comma + 1);
  while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  const auto y = whole_number(rest);
  if (!x || !y) return std::nullopt;
  return CellName{*x, *y};
}

std::string write_cell(std::uint32_t cell, const BoardSize& size) {
  const std::uint32_t x = cell % size.width;
  const std::uint32_t y = cell / size.width;
  if (x < 26) return std::string(1, static_cast<char>('a' + x)) + std::to_string(y + 1);
  return std::to_string(x) + "," + std::to_string(y);
}

void write_board_size(const BoardSize& size, Params& params) {
  params.push_back({"size", std::to_string(size.width) + "x" + std::to_string(size.height)});
}

void write_cells(std::string_view key, const std::vector<std::uint32_t>& cells,
                 const BoardSize& size, Params& params) {
  std::string list =
      separated(cells, ",", [&](std::uint32_t cell) { return write_cell(cell, size); });
  if (!list.empty()) params.push_back({std::string(key), std::move(list)});
}

std::vector<std::string_view> split_cells(std::string_view text) {
  std::vector<std::string_view> items = split_list(text);
  std::vector<std::string_view> cells;
  cells.reserve(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool pair = i + 1 < items.size() && awaits_y(items[i]) && whole_number(items[i + 1]);
    if (!pair) {
      cells.push_back(items[i]);
      continue;
    }
    const char* begin = items[i].data();
    const char* end = items[i + 1].data() + items[i + 1].size();
    cells.emplace_back(begin, static_cast<std::size_t>(end - begin));
    ++i;
  }
  return cells;
}

BoardSize read_board_size(Fields& fields, std::uint64_t most_cells) {
  const auto text = fields.required("size", expecting("board-size"));
  if (!text) return {};
  const auto sides = split_list(*text, 'x');
  const auto width = sides.size() == 2 ? whole_number(sides[0]) : std::nullopt;
  const auto height = sides.size() == 2 ? whole_number(sides[1]) : std::nullopt;
  if (!width || !height) {
    fields.problem("size", ProblemCode::Malformed, *text, expecting("board-size"));
  } else if (*width == 0 || *height == 0) {
    fields.problem("size", ProblemCode::Range, *text, expecting("board-not-empty"));
  } else if (*width > most_cells || *height > most_cells || *width * *height > most_cells) {
    fields.problem("size", ProblemCode::Limit, *text, expecting("board-at-most-cells", most_cells));
  } else {
    return {static_cast<std::uint32_t>(*width), static_cast<std::uint32_t>(*height)};
  }
  return {};
}

std::optional<std::uint32_t> read_board_cell(Fields& fields, std::string_view key,
                                             std::string_view item, std::string_view cell,
                                             const BoardSize& size, Expected expected) {
  const auto name = read_cell(cell);
  if (!name) {
    fields.problem(key, ProblemCode::Malformed, item, std::move(expected));
    return std::nullopt;
  }
  if (size.width == 0) return std::nullopt;
  if (name->x >= size.width || name->y >= size.height) {
    fields.problem(key, ProblemCode::Range, item,
                   expecting("board-cell-up-to", write_cell(size.cells() - 1, size)));
    return std::nullopt;
  }
  return static_cast<std::uint32_t>(name->x + name->y * size.width);
}

std::vector<std::uint32_t> read_cells(Fields& fields, std::string_view key, const BoardSize& size) {
  std::vector<std::uint32_t> cells;
  const auto text = fields.text(key);
  if (!text) return cells;
  for (const std::string_view item : split_cells(*text)) {
    if (const auto cell = read_board_cell(fields, key, item, item, size, expecting("board-cell"))) {
      cells.push_back(*cell);
    }
  }
  std::sort(cells.begin(), cells.end());
  report_repeated(
      fields, key, cells, [&](std::uint32_t cell) { return write_cell(cell, size); },
      expecting("board-each-cell-once"));
  return cells;
}

}  // namespace grundy
