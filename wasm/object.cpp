#include "object.hpp"

namespace border {
namespace {

void append_quoted(std::string& text, std::string_view value) {
  constexpr std::string_view kHex = "0123456789abcdef";
  text += '"';
  for (const char c : value) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text += '\\';
      text += c;
    } else if (code < 0x20) {
      text += "\\u00";
      text += kHex[code / 16];
      text += kHex[code % 16];
    } else {
      text += c;
    }
  }
  text += '"';
}

}  // namespace

Object& Object::raw(std::string_view key, std::string_view json) {
  if (text_.size() > 1) text_ += ',';
  append_quoted(text_, key);
  text_ += ':';
  text_ += json;
  return *this;
}

Object& Object::texts(std::string_view key, const std::vector<std::string>& texts) {
  std::string list;
  for (const std::string& text : texts) {
    list += list.empty() ? '[' : ',';
    append_quoted(list, text);
  }
  return raw(key, list.empty() ? "[]" : list + "]");
}

Object& Object::text(std::string_view key, std::string_view value) {
  std::string quoted;
  append_quoted(quoted, value);
  return raw(key, quoted);
}

Object& Object::value(std::string_view key, const emscripten::val& value) {
  values_.emplace_back(key, value);
  return *this;
}

emscripten::val Object::val() const {
  emscripten::val object = parse_json(str());
  for (const auto& [key, value] : values_) object.set(key, value);
  return object;
}

}  // namespace border
