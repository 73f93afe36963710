#include "convert.hpp"
#include "json.hpp"

namespace grundy {
namespace {

std::string_view to_text(Motive motive) {
  switch (motive) {
    case Motive::Wins: return "wins";
    case Motive::Draws: return "draws";
    case Motive::Delays: return "delays";
    case Motive::Loses: return "loses";
    case Motive::Errs: return "errs";
    case Motive::Unsure: return "unsure";
  }
  return "";
}

Json to_object(const WrittenTurn& turn) {
  const auto convert = [](const ItemMove& move) {
    return Json()
        .text("notation", move.notation)
        .number("item", move.item)
        .number("from", move.from)
        .number("to", move.to);
  };
  return Json().text("notation", turn.notation).raw("moves", json_array(turn.moves, convert));
}

Json to_object(const Continuation& continuation) {
  return Json()
      .raw("turn", to_object(continuation.turn).str())
      .text("outcome", std::string(1, static_cast<char>(continuation.outcome)))
      .number("remoteness", continuation.remoteness)
      .text("reply", continuation.reply);
}

}  // namespace

std::string to_json(const Continuations& continuations) {
  const auto convert = [](const Continuation& next) { return to_object(next); };
  Json json = Json().flag("ok", true);
  if (continuations.count) {
    json.text("count", std::to_string(*continuations.count));
  } else {
    json.null("count");
  }
  return json.number("from", continuations.from)
      .raw("list", json_array(continuations.list, convert))
      .str();
}

std::string to_json(const Choice& choice) {
  Json json = Json().flag("ok", true).flag("over", !choice.turn);
  if (!choice.turn) return json.str();
  return json.raw("turn", to_object(*choice.turn).str())
      .text("motive", to_text(choice.motive))
      .str();
}

}  // namespace grundy
