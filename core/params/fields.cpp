#include "params/fields.hpp"

#include <charconv>

namespace grundy {
namespace {

std::string_view without_blanks(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

bool all_digits(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::optional<std::uint64_t> whole_number(std::string_view text) {
  if (!all_digits(text)) return std::nullopt;
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::vector<std::string_view> split_list(std::string_view text, char separator) {
  std::vector<std::string_view> items;
  if (without_blanks(text).empty()) return items;
  items.reserve(static_cast<std::size_t>(std::count(text.begin(), text.end(), separator)) + 1);
  while (true) {
    const std::size_t end = text.find(separator);
    items.push_back(without_blanks(text.substr(0, end)));
    if (end == std::string_view::npos) return items;
    text.remove_prefix(end + 1);
  }
}

std::string range_text(std::uint64_t least, std::uint64_t most) {
  const std::string top = most == kMaxExact ? "2^53-1" : std::to_string(most);
  return std::to_string(least) + " to " + top;
}

std::optional<std::string_view> Fields::text(std::string_view key) {
  asked_.push_back(key);
  for (const Param& param : params_) {
    if (param.key == key) return param.value;
  }
  return std::nullopt;
}

std::optional<std::string_view> Fields::required(std::string_view key, std::string_view expected) {
  const auto value = text(key);
  if (!value && !problems_.has(key)) {
    problems_.add(key, ProblemCode::Missing, "", std::string(expected));
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

std::vector<std::uint64_t> Fields::numbers(std::string_view key, std::string_view text,
                                           const NumberList& form) {
  const auto items_count = static_cast<std::size_t>(std::count(text.begin(), text.end(), ',')) + 1;
  std::vector<std::uint64_t> values;
  if (items_count > form.max_count) {
    problem(key, ProblemCode::Limit, std::to_string(items_count) + " numbers",
            "at most " + std::to_string(form.max_count) + " numbers");
    return values;
  }
  values.reserve(items_count);
  for (const std::string_view item : split_list(text)) {
    const auto value = whole_number(item);
    if (!all_digits(item)) {
      problem(key, ProblemCode::Malformed, item,
              "a whole number from " + range_text(form.least, form.most));
    } else if (!value || *value < form.least || *value > form.most) {
      problem(key, ProblemCode::Range, item,
              "a whole number from " + range_text(form.least, form.most));
    } else {
      values.push_back(*value);
    }
  }
  return values;
}

void Fields::finish(std::string_view known) {
  for (const Param& param : params_) {
    if (std::find(asked_.begin(), asked_.end(), param.key) == asked_.end()) {
      problems_.add(param.key, ProblemCode::Unknown, param.key,
                    "one of the parameters of this game: " + std::string(known));
    }
  }
}

}  // namespace grundy
