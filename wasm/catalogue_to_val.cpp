#include "game/catalogue.hpp"
#include "record.hpp"
#include "to_val.hpp"

namespace grundy {
namespace {

Record to_record(const ParameterEntry& parameter) {
  return Record()
      .text("key", parameter.key)
      .text("meaning", parameter.meaning)
      .text("form", parameter.form)
      .flag("required", parameter.required);
}

Record to_record(const ExampleEntry& example) {
  return Record()
      .text("title", example.title)
      .text("text", example.text)
      .text("source", example.source);
}

Record to_record(const GameEntry& game) {
  const auto convert = [](const auto& entry) { return to_record(entry); };
  return Record()
      .text("key", game.key)
      .text("title", game.title)
      .text("family", game.family)
      .text("rule", game.rule)
      .text("source", game.source)
      .put("parameters", array(game.parameters, convert))
      .put("examples", array(game.examples, convert));
}

Record to_record(const NamedPiece& piece) {
  return Record().text("name", piece.name).text("rule", piece.rule);
}

}  // namespace

emscripten::val catalogue_to_val() {
  const auto convert = [](const auto& entry) { return to_record(entry); };
  return Record()
      .put("games", array(games(), convert))
      .put("pieces", array(named_pieces(), convert))
      .value();
}

}  // namespace grundy
