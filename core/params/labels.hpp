#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "params/fields.hpp"
#include "params/separated.hpp"

namespace grundy {

/// What readers see in place of the name of a node: any printable text. Names are what texts and
/// notations say. A label that is like the name is kept only where it is all that names its node.
struct Label {
  std::uint32_t node = 0;
  std::string text;
  bool operator==(const Label&) const = default;
};

inline constexpr std::size_t kMaxLabels = 10'000;
inline constexpr std::size_t kMaxLabelLength = 64;  ///< in characters

/// `KEY:TEXT` as it was read: the text without escapes.
struct WrittenLabel {
  std::string_view key;
  std::string text;
};

/// Reads an item of `labels`, in which %2C is a comma and %25 a percent sign; none where it is
/// faulty, which becomes a problem. What means something in a whole text is escaped once more when
/// the text is written.
std::optional<WrittenLabel> read_label(Fields& fields, std::string_view item);

/// How many characters a text has; none unless it is valid UTF-8 without controls.
std::optional<std::size_t> printable_characters(std::string_view text);

/// A label in the form that read_label takes.
std::string write_label(std::string_view key, std::string_view text);

inline void sort_labels(std::vector<Label>& labels) {
  std::sort(labels.begin(), labels.end(),
            [](const Label& one, const Label& other) { return one.node < other.node; });
}

/// The value of `labels`; `key(node)` is what the text calls a node.
template <class Key>
std::string written_labels(const std::vector<Label>& labels, Key key) {
  return separated(labels, ",",
                   [&](const Label& label) { return write_label(key(label.node), label.text); });
}

}  // namespace grundy
