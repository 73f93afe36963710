#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "analysis/analysis.hpp"
#include "analysis/record.hpp"

namespace border {

using namespace grundy;

/// The lists of numbers in an answer, each with its key. They may be long: in JavaScript they cross
/// as typed arrays, elsewhere as lists in a JSON text.

template <class Put>
void for_each_list(const Components& components, Put put) {
  put("table", components.table);
  put("state", components.state);
  put("outcome", components.outcome);
  put("grundy", components.grundy);
  put("remoteness", components.remoteness);
  put("suspense", components.suspense);
}

template <class Put>
void for_each_list(const Table& table, Put put) {
  put("outcomes", table.outcomes);
  std::visit([&](const auto& numbers) { put("grundy", numbers); }, table.grundy);
  put("remoteness", table.remoteness);
  put("suspense", table.suspense);
}

template <class Put>
void for_each_list(const Rehang& rehang, Put put) {
  put("node", rehang.node);
  put("parent", rehang.parent);
  put("outcome", rehang.outcome);
  put("grundy", rehang.grundy);
}

/// Calls `put` where the field is a list of numbers.
template <class Put>
struct PutList {
  Put& put;
  std::string_view key;

  template <class Value>
  void operator()(const Value&) const {}
  void operator()(const std::vector<Record>&) const {}
  template <class Number>
  void operator()(const std::vector<Number>& numbers) const {
    put(key, numbers);
  }
};

template <class Put>
void for_each_list(const Record& record, Put put) {
  for (const Record::Field& field : record.fields()) {
    std::visit(PutList<Put>{put, field.key}, field.value);
  }
}

}  // namespace border
