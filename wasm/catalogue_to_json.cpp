#include "convert.hpp"
#include "families/grid/pieces.hpp"
#include "games/catalogue.hpp"
#include "json.hpp"

namespace border {

using namespace grundy;
namespace {

Json to_json_object(const ParameterEntry& parameter) {
  return Json().text("key", parameter.key).flag("required", parameter.required);
}

Json to_json_object(const ExampleEntry& example) {
  return Json().text("key", example.key).text("text", example.text).text("source", example.source);
}

Json to_json_object(const ListedGame& game) {
  const auto convert = [](const auto& entry) { return to_json_object(entry); };
  return Json()
      .text("key", game.key)
      .text("family", game.family)
      .text("group", game.group)
      .text("source", game.source)
      .raw("parameters", json_array(game.parameters, convert))
      .raw("examples", json_array(game.examples, convert));
}

Json to_json_object(const NamedPiece& piece) { return Json().text("name", piece.name); }

}  // namespace

std::string catalogue_to_json() {
  const auto convert = [](const auto& entry) { return to_json_object(entry); };
  return Json()
      .raw("games", json_array(games(), convert))
      .raw("pieces", json_array(named_pieces(), convert))
      .str();
}

}  // namespace border
