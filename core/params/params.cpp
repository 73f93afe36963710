#include "params/params.hpp"

#include <algorithm>

namespace grundy {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

bool is_key(std::string_view key) {
  return !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
  });
}

std::string_view trimmed(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

// The position in a link, and without the mark that some editors put before a text.
std::string_view position_in(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text = trimmed(text.substr(kByteOrderMark.size()));
  const std::size_t sign = text.find('#');
  const bool is_link =
      sign != text.npos &&
      (text.starts_with("https://") || text.starts_with("http://") || text.starts_with("file://"));
  if (is_link || sign == 0) text.remove_prefix(sign + 1);
  return text;
}

void read_param(std::string_view part, Params& params, Problems& problems) {
  const std::size_t equals = part.find('=');
  const std::string key = in_small_letters(trimmed(part.substr(0, equals)));
  if (equals == std::string_view::npos) {
    problems.add(key, ProblemCode::Malformed, part, expecting("key-and-value"));
    return;
  }
  if (!is_key(key)) {
    problems.add(key, ProblemCode::Malformed, key, expecting("small-letters"));
    return;
  }
  const std::string_view raw = part.substr(equals + 1);
  std::optional<std::string> value = percent_decoded(raw);
  if (!value) {
    problems.add(key, ProblemCode::Malformed, raw, expecting("hexadecimal-digits"));
    return;
  }
  if (std::any_of(params.begin(), params.end(), [&](const Param& p) { return p.key == key; })) {
    problems.add(key, ProblemCode::Repeated, *value, expecting("parameter-once"));
    return;
  }
  const std::string_view written = trimmed(*value);
  params.push_back({key, key == "game" ? in_small_letters(written) : std::string(written)});
}

}  // namespace

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string decoded;
  decoded.reserve(text.size());
  while (true) {
    const std::size_t percent = text.find('%');
    decoded += text.substr(0, percent);
    if (percent == std::string_view::npos) return decoded;
    text.remove_prefix(percent + 1);
    if (text.size() < 2) return std::nullopt;
    const int high = hex_digit(text[0]);
    const int low = hex_digit(text[1]);
    if (high < 0 || low < 0) return std::nullopt;
    decoded += static_cast<char>(high * 16 + low);
    text.remove_prefix(2);
  }
}

std::string percent_encoded(std::string_view text, std::string_view signs) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string encoded;
  while (true) {
    const std::size_t sign = text.find_first_of(signs);
    encoded += text.substr(0, sign);
    if (sign == std::string_view::npos) return encoded;
    const auto byte = static_cast<unsigned char>(text[sign]);
    encoded += {'%', kDigits[byte / 16], kDigits[byte % 16]};
    text.remove_prefix(sign + 1);
  }
}

Params read_params(std::string_view text, Problems& problems) {
  text = position_in(trimmed(text));
  Params params;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('&'), text.size());
    const std::string_view part = text.substr(0, end);
    if (params.size() + problems.list().size() >= kMaxParams) {
      problems.add(part.substr(0, part.find('=')), ProblemCode::Limit, part,
                   expecting("at-most-parameters", kMaxParams));
      return params;
    }
    if (!trimmed(part).empty()) read_param(part, params, problems);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return params;
}

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return small;
}

std::string write_params(const Params& params) {
  std::string text;
  for (const Param& param : params) {
    if (!text.empty()) text += '&';
    text += param.key;
    text += '=';
    text += percent_encoded(param.value, " %&#");
  }
  return text;
}

}  // namespace grundy
