#include "convert.hpp"
#include "families/grid/pieces.hpp"
#include "games/catalogue.hpp"
#include "json.hpp"

namespace grundy {
namespace {

Json to_json_object(const ParameterEntry& parameter) {
  return Json()
      .text("key", parameter.key)
      .text("meaning", parameter.meaning)
      .text("form", parameter.form)
      .flag("required", parameter.required);
}

Json to_json_object(const ExampleEntry& example) {
  return Json()
      .text("title", example.title)
      .text("text", example.text)
      .text("source", example.source);
}

Json to_json_object(const GameEntry& game) {
  const auto convert = [](const auto& entry) { return to_json_object(entry); };
  return Json()
      .text("key", game.key)
      .text("title", game.title)
      .text("family", game.family)
      .text("rule", game.rule)
      .text("source", game.source)
      .raw("parameters", json_array(game.parameters, convert))
      .raw("examples", json_array(game.examples, convert));
}

Json to_json_object(const NamedPiece& piece) {
  return Json().text("name", piece.name).text("rule", rule_in_words(piece));
}

}  // namespace

std::string catalogue_to_json() {
  const auto convert = [](const auto& entry) { return to_json_object(entry); };
  return Json()
      .raw("games", json_array(games(), convert))
      .raw("pieces", json_array(named_pieces(), convert))
      .str();
}

}  // namespace grundy
