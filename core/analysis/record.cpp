#include "analysis/record.hpp"

namespace grundy {

Record& Record::add(std::string_view key, Value value) {
  fields_.push_back({key, std::move(value)});
  return *this;
}

Record& Record::text(std::string_view key, std::string_view value) {
  return add(key, std::string(value));
}

Record& Record::flag(std::string_view key, bool value) { return add(key, value); }

}  // namespace grundy
