#include "support/analysis_json.hpp"

#include <algorithm>
#include <cstddef>
#include <type_traits>

#include "families/grid/cell.hpp"
#include "families/row/hidden_row.hpp"
#include "families/tree/staircase.hpp"
#include "support/visit_family.hpp"

namespace grundy {
namespace {

using Members = std::map<std::string, std::string>;

std::string in_quotes(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::string json_of(const Members& fields) {
  std::string text;
  for (const auto& [key, value] : fields)
    text += (text.empty() ? "" : ",") + in_quotes(key) + ":" + value;
  return "{" + text + "}";
}

template <class List, class Write>
std::string listed(const List& list, Write write) {
  std::string text;
  for (const auto& item : list) text += (text.empty() ? "" : ",") + write(item);
  return "[" + text + "]";
}

template <class Number>
std::string numbers(const std::vector<Number>& list) {
  return listed(list,
                [](Number number) { return std::to_string(static_cast<std::int64_t>(number)); });
}

template <class Number>
std::string known(const std::optional<Number>& number) {
  return number ? std::to_string(*number) : "null";
}

std::string position_json(const Piles& piles) {
  std::uint64_t largest = 0;
  for (const std::uint64_t size : piles.piles) largest = std::max(largest, size);
  return json_of({{"family", in_quotes("piles")},
                  {"look", in_quotes(piles.game == PileGame::Nimble ? "strip" : "piles")},
                  {"piles", numbers(piles.piles)},
                  {"largest", std::to_string(largest)},
                  {"take", in_quotes(write_take(piles.take))},
                  {"adds", numbers(piles.adds)}});
}

std::string position_json(const PileRuns&) { return "{}"; }

std::string position_json(const TakeAndBreak& game) {
  Heaps piles;
  Heaps heaps;
  Heaps parts;
  for (const Heaps& component : game.components) {
    std::uint64_t coins = 0;
    for (const std::uint64_t heap : component) {
      coins += heap;
      heaps.push_back(heap);
    }
    piles.push_back(coins);
    parts.push_back(component.size());
  }
  const auto largest = std::max_element(piles.begin(), piles.end());
  return json_of({{"family", in_quotes("piles")},
                  {"look", in_quotes("heaps")},
                  {"piles", numbers(piles)},
                  {"largest", std::to_string(largest == piles.end() ? 0 : *largest)},
                  {"take", in_quotes("")},
                  {"adds", "[]"},
                  {"code", in_quotes(write_code(game.rule))},
                  {"heaps", numbers(heaps)},
                  {"parts", numbers(parts)}});
}

std::string position_json(const Board& board) {
  const auto move = [](const PieceMove& m) {
    return json_of({{"dx", std::to_string(m.dx)},
                    {"dy", std::to_string(m.dy)},
                    {"slide", m.slide ? "true" : "false"}});
  };
  const auto kind = [&](const PieceKind& k) {
    return json_of({{"name", in_quotes(k.name)}, {"moves", listed(k.moves, move)}});
  };
  return json_of(
      {{"family", in_quotes("board")},
       {"width", std::to_string(board.size.width)},
       {"height", std::to_string(board.size.height)},
       {"toward", in_quotes(board.toward ? write_corner(*board.toward) : "")},
       {"kinds", listed(board.kinds, kind)},
       {"holes", numbers(board.holes)},
       {"pieceKind", listed(board.pieces, [](const Piece& p) { return std::to_string(p.kind); })},
       {"pieceCell", listed(board.pieces, [](const Piece& p) { return std::to_string(p.cell); })}});
}

std::string position_json(const Tree& tree) {
  return json_of({{"family", in_quotes("tree")},
                  {"parents", numbers(tree.parents)},
                  {"coins", numbers(tree.coins)},
                  {"depth", numbers(Staircase(tree, Play::Normal).depth())}});
}

std::string position_json(const Row& row) {
  const HiddenRow hidden = hidden_row(row);
  return json_of({{"family", in_quotes("row")},
                  {"look", in_quotes(row.game == RowGame::Staircase ? "stairs" : "piles")},
                  {"first", std::to_string(first_name(row))},
                  {"heaps", numbers(row.heaps)},
                  {"values", numbers(hidden.values)},
                  {"counts", numbers(hidden.counts)}});
}

std::string position_json(const Northcott&) { return "{}"; }
std::string position_json(const Graph&) { return "{}"; }
std::string position_json(const rule::RulePosition&) { return "{}"; }

std::string table_json(const Table& table) {
  return json_of(
      {{"name", in_quotes(table.name)},
       {"columns", std::to_string(table.columns)},
       {"rows", std::to_string(table.rows)},
       {"outcomes", numbers(table.outcomes)},
       {"grundy", std::visit([](const auto& list) { return numbers(list); }, table.grundy)},
       {"remoteness", numbers(table.remoteness)},
       {"suspense", numbers(table.suspense)},
       {"loopSets", listed(table.loop_sets, [](const auto& set) { return numbers(set); })}});
}

std::string turn_json(const PlayedTurn& turn) {
  const auto change = [](const ItemChange& c) {
    return json_of({{"item", std::to_string(c.item)},
                    {"from", std::to_string(c.from)},
                    {"to", std::to_string(c.to)}});
  };
  const auto move = [&](const Move& m) {
    return json_of({{"notation", in_quotes(m.notation)},
                    {"left", numbers(m.left)},
                    {"changes", listed(m.changes, change)},
                    {"component", std::to_string(m.component)},
                    {"item", std::to_string(m.item)},
                    {"from", std::to_string(m.from)},
                    {"to", std::to_string(m.to)},
                    {"grundy", std::to_string(m.grundy)}});
  };
  return json_of({{"notation", in_quotes(turn.notation)}, {"moves", listed(turn.moves, move)}});
}

std::string reason_json(const Reason& reason) {
  if (const auto* theorem = std::get_if<Theorem>(&reason)) {
    return json_of({{"by", in_quotes("theorem")}, {"theorem", in_quotes(to_text(*theorem))}});
  }
  const auto* searched = std::get_if<Searched>(&reason);
  if (searched == nullptr) return "\"limit\"";
  return json_of({{"by", in_quotes("search")}, {"positions", std::to_string(searched->positions)}});
}

// Where the value that begins at `from` ends.
std::size_t end_of_value(std::string_view text, std::size_t from) {
  int depth = 0;
  bool string = false;
  for (std::size_t i = from; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') string = !string;
    if (string) continue;
    if (depth == 0 && (c == ',' || c == '}')) return i;
    depth += (c == '[' || c == '{') - (c == ']' || c == '}');
  }
  return text.size();
}

// With the keys of all objects in order, so that texts can be compared.
std::string sorted(std::string_view value) {
  if (value.empty()) return "";
  if (value.front() == '{') return json_of(json_fields(value));
  if (value.front() != '[') return std::string(value);
  std::string text;
  for (std::size_t i = 1; i + 1 < value.size();) {
    const std::string_view inside = value.substr(0, value.size() - 1);
    const std::size_t end = end_of_value(inside, i);
    text += (text.empty() ? "" : ",") + sorted(inside.substr(i, end - i));
    i = end + 1;
  }
  return "[" + text + "]";
}

}  // namespace

std::map<std::string, std::string> json_fields(std::string_view object) {
  Members fields;
  for (std::size_t i = 1; i + 1 < object.size();) {
    const std::size_t colon = object.find(':', i);
    const std::size_t end = end_of_value(object, colon + 1);
    fields[std::string(object.substr(i + 1, colon - i - 2))] =
        sorted(object.substr(colon + 1, end - colon - 1));
    i = end + 1;
  }
  return fields;
}

std::map<std::string, std::string> shared_fields(const Analysis& a) {
  const Sum& sum = a.game.sum;
  const Components& c = a.components;
  return {
      {"text", in_quotes(a.text)},
      {"game", in_quotes(a.game.name)},
      {"rule", "{\"by\":\"game\"}"},
      {"steps", "[]"},
      {"play", in_quotes(to_text(a.game.play))},
      {"sum", in_quotes(to_text(sum.compound))},
      {"upTo", std::to_string(sum.compound == Compound::UpTo ? sum.most : 0)},
      {"outcome", in_quotes(to_text(a.verdict.outcome))},
      {"reason", reason_json(a.verdict.reason)},
      {"number", in_quotes(to_text(a.number))},
      {"grundy", known(a.grundy)},
      {"remoteness", known(a.verdict.remoteness)},
      {"position", visit_family(a.game.position, [](const auto& p) { return position_json(p); })},
      {"components", json_of({{"table", numbers(c.table)},
                              {"state", numbers(c.state)},
                              {"outcome", numbers(c.outcome)},
                              {"grundy", numbers(c.grundy)},
                              {"remoteness", numbers(c.remoteness)},
                              {"suspense", numbers(c.suspense)}})},
      {"tables", listed(a.tables, table_json)},
      {"moves", json_of({{"count", a.moves.count ? in_quotes(a.moves.count->str()) : "null"},
                         {"from", std::to_string(a.moves.from)},
                         {"list", listed(a.moves.list, turn_json)}})},
      {"rehang", json_of({{"node", numbers(a.rehang.node)},
                          {"parent", numbers(a.rehang.parent)},
                          {"outcome", numbers(a.rehang.outcome)},
                          {"grundy", numbers(a.rehang.grundy)}})},
      {"lostCount", a.lost_count ? "\"counted\"" : "null"},
      {"judge", in_quotes(a.judge)}};
}

}  // namespace grundy
