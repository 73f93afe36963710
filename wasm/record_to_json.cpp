#include "analysis_lists.hpp"
#include "json.hpp"
#include "to_json.hpp"

namespace border {

using namespace grundy;
namespace {

// Writes every field but lists of numbers.
struct ToJson {
  Json& json;
  std::string_view key;

  void operator()(const std::string& text) const { json.text(key, text); }
  void operator()(std::int64_t number) const { json.number(key, number); }
  void operator()(bool flag) const { json.flag(key, flag); }
  void operator()(const std::vector<Record>& records) const {
    json.raw(key, json_array(records, [](const Record& item) { return without_lists(item); }));
  }
  template <class Number>
  void operator()(const std::vector<Number>&) const {}
};

}  // namespace

Json without_lists(const Record& record) {
  Json json;
  for (const Record::Field& field : record.fields())
    std::visit(ToJson{json, field.key}, field.value);
  return json;
}

std::string to_json(const Record& record) {
  Json json = without_lists(record);
  for_each_list(record, [&](std::string_view key, const auto& list) { json.list(key, list); });
  return json.str();
}

}  // namespace border
