#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace grundy {

/// Named values that describe a position to the page: the key "width" is the field `width` of
/// wasm/grundy.d.ts.
class Record {
 public:
  using Value = std::variant<std::string, std::int64_t, bool, std::vector<std::uint8_t>,
                             std::vector<std::uint32_t>, std::vector<std::int32_t>,
                             std::vector<std::uint64_t>, std::vector<Record>>;
  struct Field;

  /// `key` must outlive the record.
  Record& text(std::string_view key, std::string_view value);
  /// From -(2^53-1) to 2^53-1.
  template <class Number>
  Record& number(std::string_view key, Number value);
  Record& flag(std::string_view key, bool value);
  /// A list of numbers, or of records.
  template <class Item>
  Record& list(std::string_view key, std::vector<Item> items);

  const std::vector<Field>& fields() const { return fields_; }

 private:
  Record& add(std::string_view key, Value value);

  std::vector<Field> fields_;
};

struct Record::Field {
  std::string_view key;
  Value value;
};

// A value is made only where records are complete, which Clang insists on.
template <class Number>
Record& Record::number(std::string_view key, Number value) {
  static_assert(std::is_integral_v<Number>);
  return add(key, static_cast<std::int64_t>(value));
}

template <class Item>
Record& Record::list(std::string_view key, std::vector<Item> items) {
  return add(key, std::move(items));
}

struct DrawnGraph;

/// The nodes, arcs and spots of a graph, for a family that has one.
Record record_of(std::string_view family, const DrawnGraph& graph);
/// The same without the spots.
Record record_of_arcs(std::string_view family, const DrawnGraph& graph);

}  // namespace grundy
