#include "families/rule/staying.hpp"

#include <algorithm>

#include "families/rule/language/meant.hpp"
#include "families/rule/run/machine.hpp"

namespace grundy::rule {
namespace {

bool stays(Rule rule, const MoveKind& kind, const Place& place) {
  rule.moves = {kind};
  Work work;
  Machine machine(rule, work);
  Options options;
  machine.options(place, options);
  for (auto left : options) {
    for (; !left.empty(); left = left.subspan(place.size())) {
      if (std::equal(place.begin(), place.end(), left.begin())) return true;
    }
  }
  return false;
}

// What may be typed for the kind, from the shortest on.
std::vector<std::string> candidates(const Rule& rule, const MoveKind& kind, const Place& place,
                                    std::string_view text) {
  const auto source = [&](std::uint32_t from, std::uint32_t to) {
    return typed(text.substr(from, to - from));
  };
  const std::string whole = source(kind.from, kind.to);
  const std::vector<Expr>& left = kind.parts[0].place;
  std::vector<std::string> found;
  std::string differs;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const bool same = left[i].op == Op::Variable && left[i].number == static_cast<int>(i);
    if (same) continue;
    if (place[i] == 0) found.push_back(whole + " if " + rule.numbers[i] + ">0");
    if (!differs.empty()) differs += " or ";
    differs += source(left[i].from, left[i].to) + "!=" + rule.numbers[i];
  }
  if (!kind.clauses.empty() && kind.clauses[0].expr.op == Op::Span) {
    const Expr& least = kind.clauses[0].expr.args[0];
    if (least.op == Op::Number && least.number == 0) {
      found.push_back(source(kind.from, least.from) + "1" + source(least.to, kind.to));
    }
  }
  if (!differs.empty()) found.push_back(whole + " if " + differs);
  return found;
}

// Whether no move leaves its place, as far as a quick look tells.
bool is_mended(const RulePosition& position, const std::string& moves) {
  Params params;
  write_rule(position.rule, params);
  std::find_if(params.begin(), params.end(), [](const Param& each) {
    return each.key == "moves";
  })->value = moves;
  Problems problems;
  Fields fields(params, problems);
  const Rule rule = read_rule(fields);
  if (!problems.empty()) return false;
  constexpr std::uint64_t kQuick = 100'000;
  const PlaceGraph places(rule, position.components, shown_box(position),
                          {kQuick, kQuick, kQuick * 10, kQuick * 100});
  return !places.fault() && !places.stays();
}

}  // namespace

std::vector<StayingKind> staying_kinds(const RulePosition& position, const Place& place,
                                       std::string_view text) {
  std::vector<StayingKind> staying;
  for (const MoveKind& kind : position.rule.moves) {
    if (kind.parts.empty() || !stays(position.rule, kind, place)) continue;
    staying.push_back({kind.from, kind.to, {}});
    if (kind.parts.size() > 1 || kind.parts[0].copies || !kind.parts[0].each.empty()) continue;
    for (std::string& each : candidates(position.rule, kind, place, text)) {
      std::string moves(text);
      moves.replace(kind.from, kind.to - kind.from, each);
      if (!is_mended(position, moves)) continue;
      staying.back().instead.push_back(std::move(each));
      break;
    }
  }
  return staying;
}

}  // namespace grundy::rule
