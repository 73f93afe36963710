#include "families/grid/pieces.hpp"
#include "games/catalogue.hpp"
#include "records.hpp"

namespace border {
namespace {

Object to_object(const ParameterEntry& parameter) {
  return Object().text("key", parameter.key).flag("required", parameter.required);
}

Object to_object(const ExampleEntry& example) {
  return Object()
      .text("key", example.key)
      .text("text", example.text)
      .text("source", example.source);
}

Object to_object(const ListedGame& game) {
  const auto convert = [](const auto& entry) { return to_object(entry); };
  return Object()
      .text("key", game.key)
      .text("family", game.family)
      .text("group", game.group)
      .text("source", game.source)
      .raw("parameters", json_array(game.parameters, convert))
      .raw("examples", json_array(game.examples, convert));
}

Object to_object(const NamedPiece& piece) { return Object().text("name", piece.name); }

}  // namespace

std::string catalogue_to_json() {
  const auto convert = [](const auto& entry) { return to_object(entry); };
  return Object()
      .raw("games", json_array(games(), convert))
      .raw("pieces", json_array(named_pieces(), convert))
      .str();
}

}  // namespace border
