#include "support/analysis_json.hpp"

#include <algorithm>
#include <cstddef>
#include <variant>

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

std::string record_json(const Record& record);

struct ValueJson {
  std::string operator()(const std::string& text) const { return in_quotes(text); }
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(bool flag) const { return flag ? "true" : "false"; }
  std::string operator()(const std::vector<Record>& list) const {
    return listed(list, record_json);
  }
  template <class Number>
  std::string operator()(const std::vector<Number>& list) const {
    return numbers(list);
  }
};

std::string record_json(const Record& record) {
  Members members;
  for (const Record::Field& field : record.fields())
    members[std::string(field.key)] = std::visit(ValueJson{}, field.value);
  return json_of(members);
}

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

// Returns the value with the keys of all objects sorted, so that texts can be compared.
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
  return {{"text", in_quotes(a.text)},
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
          {"position", record_json(a.game.position->describe())},
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
          {"asked", a.lost_count || !a.guess.fields().empty() ? "\"asked\"" : "null"},
          {"judge", in_quotes(a.judge)}};
}

}  // namespace grundy
