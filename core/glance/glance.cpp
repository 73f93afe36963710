#include "glance/glance.hpp"

#include "glance/answer.hpp"

namespace grundy::glance {

namespace {

// By Game; a name that begins another one comes after it.
constexpr const char* kNames[] = {"nimble", "nim",       "subtraction", "board",
                                  "tree",   "staircase", "ordered"};

}  // namespace

std::string_view glance(std::string_view text, Arena& arena) {
  Answer answer{Cursor(text, arena), Json(arena), {}};
  answer.cursor.expect("game=");
  std::size_t game = 0;
  while (game < std::size(kNames) && !answer.cursor.eat(kNames[game])) ++game;
  if (game == std::size(kNames)) return {};
  answer.json.raw("{\"title\":\"\",\"rule\":\"\",\"steps\":[],\"lostCount\":null,\"text\":");
  answer.json.quoted(text).raw(",\"game\":").quoted(kNames[game]);
  switch (static_cast<Game>(game)) {
    case Game::Board: answer_board(answer); break;
    case Game::Tree:
    case Game::Staircase:
    case Game::Ordered: answer_staircase(answer, static_cast<Game>(game)); break;
    default: answer_piles(answer, static_cast<Game>(game));
  }
  return answer.cursor.good() ? answer.json.raw("}").text() : std::string_view();
}

}  // namespace grundy::glance
