#include "families/grid/cell.hpp"

#include <algorithm>

#include "params/fields.hpp"

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

}  // namespace grundy
