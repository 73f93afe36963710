#include "params/play.hpp"

#include "params/fields.hpp"

namespace grundy {

Play read_play(Fields& fields) {
  const auto text = fields.word("play");
  if (!text || *text == "normal") return Play::Normal;
  if (*text == "misere") return Play::Misere;
  fields.problem("play", ProblemCode::Unknown, *text, expecting("one-of", "normal", "misere"));
  return Play::Normal;
}

std::string_view to_text(Play play) { return play == Play::Normal ? "normal" : "misere"; }

}  // namespace grundy
