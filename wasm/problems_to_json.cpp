#include "json.hpp"
#include "to_json.hpp"

namespace grundy {

std::string to_json(const Problems& problems) {
  return json_array(problems.list(), [](const Problem& problem) {
    return Json()
        .text("key", problem.key)
        .text("code", to_text(problem.code))
        .text("item", problem.item)
        .raw("expected", Json()
                             .text("code", problem.expected.code)
                             .texts("values", problem.expected.values)
                             .str());
  });
}

}  // namespace grundy
