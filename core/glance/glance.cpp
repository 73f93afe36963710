#include "glance/glance.hpp"

namespace grundy::glance {

std::string_view glance(std::string_view text, std::span<const Entry> games, Arena& arena) {
  Answer answer{Cursor(text, arena), Json(arena), {}};
  answer.cursor.expect("game=");
  for (const Entry& entry : games) {
    if (!answer.cursor.eat(entry.name)) continue;
    answer.json.raw("{\"rule\":{\"by\":\"game\"},\"steps\":[],\"asked\":null,\"text\":");
    answer.json.quoted(text).raw(",\"game\":").quoted(entry.name);
    entry.answer(answer, entry.game);
    return answer.cursor.good() ? answer.json.raw("}").text() : std::string_view();
  }
  return {};
}

}  // namespace grundy::glance
