#include "convert.hpp"
#include "json.hpp"
#include "moves_to_json.hpp"

namespace border {

using namespace grundy;
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

Json with_reply(Json json, const std::optional<WrittenTurn>& reply) {
  return reply ? json.raw("reply", to_object(*reply).str()) : json.null("reply");
}

Json to_object(const Continuation& continuation) {
  return with_reply(Json()
                        .raw("turn", border::to_object(continuation.turn).str())
                        .text("outcome", std::string(1, static_cast<char>(continuation.outcome)))
                        .number("remoteness", continuation.remoteness),
                    continuation.reply);
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

std::string without_text(const Played& played) {
  return with_reply(Json().flag("ok", true).raw("turn", to_object(played.turn).str()), played.reply)
      .str();
}

std::string to_json(const Choice& choice) {
  Json json = Json().flag("ok", true).flag("over", !choice.turn);
  if (!choice.turn) return json.str();
  return json.raw("turn", to_object(*choice.turn).str())
      .text("motive", to_text(choice.motive))
      .str();
}

}  // namespace border
