#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grundy {

/// What is wrong with an item of a parameter.
enum class ProblemCode {
  Missing,    ///< a required parameter is absent or empty
  Unknown,    ///< a key or a word that is not known
  Repeated,   ///< given twice where once is meant
  Malformed,  ///< not written in the form of this parameter
  Range,      ///< a number or cell outside its range
  Limit,      ///< larger than the sizes that are held
  Conflict,   ///< contradicts another parameter or the rules
};

/// The word for `code` that crosses the border.
std::string_view to_text(ProblemCode code);

/// One fault of the input, under the key of the parameter it belongs to.
struct Problem {
  std::string key;
  ProblemCode code;
  std::string item;      ///< as written, shortened to kMaxItemLength bytes; empty when missing
  std::string expected;  ///< reads on after the word "expected"
  bool operator==(const Problem&) const = default;
};

inline constexpr std::size_t kMaxItemLength = 48;

/// All problems of one text. After kMaxPerKey problems under one key further ones are left out.
class Problems {
 public:
  static constexpr std::size_t kMaxPerKey = 50;

  void add(std::string_view key, ProblemCode code, std::string_view item, std::string expected);
  bool empty() const { return list_.empty(); }
  bool has(std::string_view key) const;
  const std::vector<Problem>& list() const { return list_; }

 private:
  std::vector<Problem> list_;
};

}  // namespace grundy
