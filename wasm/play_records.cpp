#include "records.hpp"

namespace border {
namespace {

Object to_object(const ItemChange& change) {
  return Object().number("item", change.item).number("from", change.from).number("to", change.to);
}

Object to_object(const Move& move) {
  const ItemMove& told = move;
  return border::to_object(told).number("component", move.component).number("grundy", move.grundy);
}

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

Object with_reply(Object object, const std::optional<WrittenTurn>& reply) {
  return reply ? object.raw("reply", border::to_object(*reply).str()) : object.null("reply");
}

Object to_object(const Continuation& continuation) {
  return with_reply(Object()
                        .raw("turn", border::to_object(continuation.turn).str())
                        .text("outcome", std::string(1, static_cast<char>(continuation.outcome)))
                        .number("remoteness", continuation.remoteness),
                    continuation.reply);
}

}  // namespace

Object to_object(const ItemMove& move) {
  return Object()
      .text("notation", move.notation)
      .number("item", move.item)
      .number("from", move.from)
      .number("to", move.to)
      .list("left", move.left)
      .raw("changes", json_array(move.changes, [](const auto& each) { return to_object(each); }));
}

template <class Each>
static Object turn_object(const TurnOf<Each>& turn) {
  const auto convert = [](const Each& move) { return to_object(move); };
  return Object().text("notation", turn.notation).raw("moves", json_array(turn.moves, convert));
}

Object to_object(const PlayedTurn& turn) { return turn_object(turn); }
Object to_object(const WrittenTurn& turn) { return turn_object(turn); }

emscripten::val to_val(const Continuations& continuations) {
  const auto convert = [](const Continuation& next) { return to_object(next); };
  Object object = Object().flag("ok", true);
  if (continuations.count) {
    object.text("count", std::to_string(*continuations.count));
  } else {
    object.null("count");
  }
  return object.number("from", continuations.from)
      .raw("list", json_array(continuations.list, convert))
      .val();
}

emscripten::val to_val(const Played& played) {
  return with_reply(Object()
                        .flag("ok", true)
                        .value("text", text_of(played.text))
                        .raw("turn", to_object(played.turn).str()),
                    played.reply)
      .val();
}

emscripten::val to_val(const Choice& choice) {
  Object object = Object().flag("ok", true).flag("over", !choice.turn);
  if (!choice.turn) return object.val();
  return object.raw("turn", to_object(*choice.turn).str())
      .text("motive", to_text(choice.motive))
      .val();
}

}  // namespace border
