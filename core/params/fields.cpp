#include "params/fields.hpp"

namespace grundy {
namespace {

template <class Visit>
void for_each_item(std::string_view text, char separator, Visit visit) {
  if (without_blanks(text).empty()) return;
  for (const char *begin = text.data(), *end = begin + text.size();; ++begin) {
    const char* const from = begin;
    begin = std::find(begin, end, separator);
    visit(without_blanks({from, static_cast<std::size_t>(begin - from)}));
    if (begin == end) return;
  }
}

}  // namespace

std::string_view without_blanks(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

bool all_digits(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
  if (text.empty()) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : text) {
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (c < '0' || c > '9') return std::nullopt;
    value = value > (UINT64_MAX - digit) / 10 ? UINT64_MAX : value * 10 + digit;
  }
  return value;
}

std::vector<std::string_view> split_list(std::string_view text, char separator) {
  std::vector<std::string_view> items;
  for_each_item(text, separator, [&](std::string_view item) { items.push_back(item); });
  return items;
}

std::optional<std::string_view> Fields::text(std::string_view key) {
  asked_.push_back(key);
  for (const Param& param : params_) {
    if (param.key == key) return param.value;
  }
  return std::nullopt;
}

std::optional<std::string> Fields::word(std::string_view key) {
  const auto value = text(key);
  if (!value) return std::nullopt;
  return in_small_letters(*value);
}

std::optional<std::string_view> Fields::required(std::string_view key, const Expected& expected) {
  const auto value = text(key);
  if (!value && !problems_.has(key)) {
    problems_.add(key, ProblemCode::Missing, "", expected);
  }
  return value;
}

Params Fields::with_prefix(std::string_view prefix) {
  Params found;
  for (const Param& param : params_) {
    if (!param.key.starts_with(prefix)) continue;
    asked_.push_back(param.key);
    found.push_back({param.key.substr(prefix.size()), param.value});
  }
  return found;
}

bool Fields::holds_items(std::string_view key, std::string_view text, std::uint64_t most) {
  const auto items = std::count(text.begin(), text.end(), ',') + 1;
  if (static_cast<std::uint64_t>(items) <= most) return true;
  problem(key, ProblemCode::Limit, std::to_string(items), expecting("at-most-numbers", most));
  return false;
}

std::vector<std::uint64_t> Fields::numbers(std::string_view key, std::string_view text,
                                           const NumberList& form) {
  std::vector<std::uint64_t> values;
  if (!holds_items(key, text, form.max_count)) return values;
  for_each_item(text, ',', [&](std::string_view item) {
    const auto value = whole_number(item);
    if (value && *value >= form.least && *value <= form.most) {
      values.push_back(*value);
    } else {
      problem(key, all_digits(item) ? ProblemCode::Range : ProblemCode::Malformed, item,
              expecting("number", form.least, form.most));
    }
  });
  return values;
}

std::vector<NumberRun> Fields::runs(std::string_view key, std::string_view text,
                                    const NumberList& form) {
  std::vector<NumberRun> runs;
  if (!holds_items(key, text, std::min<std::uint64_t>(form.max_count, kMaxWritten))) return runs;
  std::uint64_t count = 0;
  for_each_item(text, ',', [&](std::string_view item) {
    Expected wrong;
    if (const auto run = read_run(item, form.least, form.most, wrong)) {
      count += std::min(run->size(), UINT64_MAX - count);
      runs.push_back(*run);
    } else {
      const bool form_kept = all_digits(item) || is_run(item);
      problem(key, form_kept ? ProblemCode::Range : ProblemCode::Malformed, item, wrong);
    }
  });
  if (count <= form.max_count) return runs;
  problem(key, ProblemCode::Limit, std::to_string(std::min(count, kMaxExact + 1)),
          expecting("at-most-numbers", form.max_count));
  return {};
}

std::vector<std::uint64_t> Fields::numbers_in_runs(std::string_view key, std::string_view text,
                                                   const NumberList& form) {
  const std::vector<NumberRun> runs = this->runs(key, text, form);
  std::vector<std::uint64_t> values;
  for (const NumberRun& run : runs) append_run(run, values);
  return values;
}

void Fields::finish(const std::vector<std::string>& known) {
  for (const Param& param : params_) {
    if (std::find(asked_.begin(), asked_.end(), param.key) == asked_.end()) {
      problems_.add(param.key, ProblemCode::Unknown, param.key,
                    expecting("one-of-parameters", known));
    }
  }
}

}  // namespace grundy
