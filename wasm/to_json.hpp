#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/analysis.hpp"
#include "analysis/record.hpp"
#include "json.hpp"
#include "params/problem.hpp"

namespace border {

using namespace grundy;

/// The records of wasm/grundy.d.ts as JSON texts.

std::string to_json(const std::vector<Step>& steps);
std::string to_json(const Problems& problems);
std::string to_json(const Moves& moves);
/// With lists in place of typed arrays.
std::string to_json(const Analysis& analysis);
std::string_view to_text(Counted counted);

/// A record without its lists of numbers (see analysis_lists.hpp). An Analysis also lacks its text
/// and the records in it that have such lists.
Json without_lists(const Record& record);
/// The record with its lists.
std::string to_json(const Record& record);
Json without_lists(const Table& table);
inline Json without_lists(const Components&) { return {}; }
inline Json without_lists(const Rehang&) { return {}; }
Json without_lists(const Analysis& analysis);

}  // namespace border
