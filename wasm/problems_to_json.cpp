#include "json.hpp"
#include "to_json.hpp"

namespace border {

using namespace grundy;

namespace {

std::string to_json(const std::optional<Passage>& passage) {
  if (!passage) return "null";
  Json json;
  json.number("from", passage->from).number("to", passage->to).texts("instead", passage->instead);
  return json.str();
}

}  // namespace

std::string to_json(const Problems& problems) {
  return json_array(problems.list(), [](const Problem& problem) {
    return Json()
        .text("key", problem.key)
        .text("code", to_text(problem.code))
        .text("item", problem.item)
        .raw("expected", Json()
                             .text("code", problem.expected.code)
                             .texts("values", problem.expected.values)
                             .str())
        .raw("passage", to_json(problem.passage));
  });
}

}  // namespace border
