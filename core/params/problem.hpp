#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace grundy {

/// What is wrong with an item of a parameter.
enum class ProblemCode {
  Missing,    ///< a required parameter is absent or empty
  Unknown,    ///< a key or a word that is not known
  Repeated,   ///< given twice where once is meant
  Malformed,  ///< not written in the form of this parameter
  Range,      ///< a number or cell outside its range
  Limit,      ///< larger than a limit allows
  Conflict,   ///< contradicts another parameter or the rules
};

/// The word that wasm/grundy.d.ts has for `code`.
std::string_view to_text(ProblemCode code);

/// What was expected in place of an item. The page has a sentence for each code: `EXPECTED` in
/// `web/src/words/en/problems.ts`.
struct Expected {
  std::string_view code;            ///< a literal, such as "number"; empty where nothing is wrong
  std::vector<std::string> values;  ///< what the sentence names: numbers, keys, words
  bool empty() const { return code.empty(); }
  bool operator==(const Expected&) const = default;
};

/// The code of a sentence, and the whole numbers or texts named in it.
template <class... Values>
Expected expecting(std::string_view code, Values... values) {
  [[maybe_unused]] const auto written = [](auto value) {
    if constexpr (std::is_integral_v<decltype(value)>) {
      return std::to_string(value);
    } else {
      return std::string(value);
    }
  };
  return {code, {written(values)...}};
}

inline Expected expecting(std::string_view code, std::vector<std::string> values) {
  return {code, std::move(values)};
}

/// The characters of a value from `from` up to `to`, counted as JavaScript counts them.
struct Passage {
  std::size_t from = 0;
  std::size_t to = 0;
  std::vector<std::string> instead = {};  ///< what was probably meant there, the likeliest first
  bool operator==(const Passage&) const = default;
};

/// One fault of the input, under the key of the parameter it belongs to.
struct Problem {
  std::string key;
  ProblemCode code;
  /// The text as written, shortened to kMaxItemLength bytes, or how many items were too many; empty when missing.
  std::string item;
  Expected expected;
  std::optional<Passage> passage = {};  ///< where in the value, if the family says
  bool operator==(const Problem&) const = default;
};

inline constexpr std::size_t kMaxItemLength = 48;

/// All problems of one text. After kMaxPerKey problems under one key further ones are left out.
class Problems {
 public:
  static constexpr std::size_t kMaxPerKey = 50;

  void add(std::string_view key, ProblemCode code, std::string_view item, Expected expected,
           std::optional<Passage> passage = {});
  bool empty() const { return list_.empty(); }
  bool has(std::string_view key) const;
  const std::vector<Problem>& list() const { return list_; }

 private:
  std::vector<Problem> list_;
};

}  // namespace grundy
