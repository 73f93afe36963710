
#include "records.hpp"

namespace border {
namespace {

std::string to_json(const std::optional<Passage>& passage) {
  if (!passage) return "null";
  Object object;
  object.number("from", passage->from).number("to", passage->to).texts("instead", passage->instead);
  return object.str();
}

}  // namespace

std::string to_json(const Problems& problems) {
  return json_array(problems.list(), [](const Problem& problem) {
    return Object()
        .text("key", problem.key)
        .text("code", to_text(problem.code))
        .text("item", problem.item)
        .raw("expected", Object()
                             .text("code", problem.expected.code)
                             .texts("values", problem.expected.values)
                             .str())
        .raw("passage", to_json(problem.passage));
  });
}

}  // namespace border
