#include <string>
#include <string_view>

#include "analysis_lists.hpp"
#include "json.hpp"
#include "moves_to_json.hpp"
#include "to_json.hpp"

namespace border {

using namespace grundy;
namespace {

Json to_object(Theorem theorem) {
  return Json().text("by", "theorem").text("theorem", to_text(theorem));
}
Json to_object(const Searched& searched) {
  return Json().text("by", "search").number("positions", searched.positions);
}
Json to_object(const Quotient& quotient) {
  return Json().text("by", "quotient").number("order", quotient.order);
}
Json to_object(const BeyondLimit& beyond) {
  return Json()
      .text("by", "limit")
      .number("limit", beyond.limit)
      .text("counted", to_text(beyond.counted));
}

Json to_object(const LostCount& count) {
  return Json()
      .text("kind", "lost-count")
      .number("upTo", count.up_to)
      .maybe("lost", count.lost)
      .maybe("period", count.period)
      .maybe("preperiod", count.preperiod)
      .number("examined", count.examined);
}

template <class Listed>
Json with_lists(const Listed& record) {
  Json json = without_lists(record);
  for_each_list(record, [&](std::string_view key, const auto& list) { json.list(key, list); });
  return json;
}

}  // namespace

std::string_view to_text(Counted counted) {
  return counted == Counted::Steps ? "steps" : "positions";
}

std::string to_json(const Moves& moves) {
  const auto convert = [](const PlayedTurn& turn) { return to_object(turn); };
  Json json;
  if (moves.count) {
    json.text("count", moves.count->str());
  } else {
    json.null("count");
  }
  return json.number("from", moves.from).raw("list", json_array(moves.list, convert)).str();
}

Json without_lists(const Table& table) {
  return Json()
      .text("name", table.name)
      .number("columns", table.columns)
      .number("rows", table.rows)
      .raw("loopSets", json_lists(table.loop_sets));
}

Json without_lists(const Analysis& analysis) {
  const auto convert = [](const auto& alternative) { return to_object(alternative); };
  Json json;
  json.text("game", analysis.game.name)
      .raw("rule", to_json(analysis.rule))
      .text("play", to_text(analysis.game.play))
      .text("sum", to_text(analysis.game.sum.compound))
      .number("upTo", analysis.game.sum.compound == Compound::UpTo ? analysis.game.sum.most : 0)
      .text("outcome", to_text(analysis.verdict.outcome))
      .raw("reason", std::visit(convert, analysis.verdict.reason).str())
      .text("number", to_text(analysis.number))
      .maybe("grundy", analysis.grundy)
      .maybe("remoteness", analysis.verdict.remoteness)
      .raw("moves", to_json(analysis.moves))
      .raw("steps", to_json(analysis.steps))
      .text("judge", analysis.judge);
  if (analysis.lost_count) return json.raw("asked", to_object(*analysis.lost_count).str());
  if (!analysis.guess.fields().empty()) return json.raw("asked", to_json(analysis.guess));
  return json.null("asked");
}

std::string to_json(const Analysis& analysis) {
  const auto convert = [](const Table& table) { return with_lists(table); };
  return without_lists(analysis)
      .text("text", analysis.text)
      .raw("position", to_json(analysis.game.position->describe()))
      .raw("components", with_lists(analysis.components).str())
      .raw("tables", json_array(analysis.tables, convert))
      .raw("rehang", with_lists(analysis.rehang).str())
      .str();
}

}  // namespace border
