#include "params/labels.hpp"

namespace grundy {
namespace {

// Takes one character off the text; none where it is no valid UTF-8.
std::optional<std::uint32_t> take_character(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xC2 ? 0
                             : first < 0xE0 ? 2
                             : first < 0xF0 ? 3
                             : first < 0xF5 ? 4
                                            : 0;
  if (length == 0 || text.size() < length) return std::nullopt;
  std::uint32_t character = length == 1 ? first : first & (0x7Fu >> length);
  for (std::size_t place = 1; place < length; ++place) {
    const auto next = static_cast<unsigned char>(text[place]);
    if ((next & 0xC0) != 0x80) return std::nullopt;
    character = character << 6 | (next & 0x3Fu);
  }
  constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  if (character < kLeast[length] || character > 0x10FFFF) return std::nullopt;
  text.remove_prefix(length);
  return character;
}

// Controls, ends of lines, signs that turn the direction of what follows, halves of pairs, and what is no character.
bool is_control(std::uint32_t character) {
  const auto within = [&](std::uint32_t least, std::uint32_t most) {
    return least <= character && character <= most;
  };
  return character < 0x20 || within(0x7F, 0x9F) || within(0x2028, 0x202E) ||
         within(0x2066, 0x2069) || within(0xD800, 0xDFFF) || within(0xFDD0, 0xFDEF) ||
         character == 0xFEFF || (character & 0xFFFE) == 0xFFFE;
}

}  // namespace

std::optional<std::size_t> printable_characters(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) {
    const auto character = take_character(text);
    if (!character || is_control(*character)) return std::nullopt;
  }
  return count;
}

std::optional<WrittenLabel> read_label(Fields& fields, std::string_view item) {
  const auto refuse = [&](ProblemCode code, Expected expected) {
    fields.problem("labels", code, item, std::move(expected));
    return std::nullopt;
  };
  const std::size_t colon = item.find(':');
  if (colon == std::string_view::npos) return refuse(ProblemCode::Malformed, expecting("label"));
  const auto decoded = percent_decoded(item.substr(colon + 1));
  if (!decoded) return refuse(ProblemCode::Malformed, expecting("hexadecimal-digits"));
  const std::string_view text = without_blanks(*decoded);
  if (text.empty()) return refuse(ProblemCode::Malformed, expecting("label"));
  const auto characters = printable_characters(text);
  if (!characters) return refuse(ProblemCode::Malformed, expecting("label-printable"));
  if (*characters > kMaxLabelLength) {
    return refuse(ProblemCode::Limit, expecting("label-at-most-characters", kMaxLabelLength));
  }
  return WrittenLabel{without_blanks(item.substr(0, colon)), std::string(text)};
}

std::string write_label(std::string_view key, std::string_view text) {
  return std::string(key) + ":" + percent_encoded(text, "%,");
}

}  // namespace grundy
