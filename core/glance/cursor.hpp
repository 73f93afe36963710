#pragma once

#include <cstdint>
#include <string_view>

#include "glance/list.hpp"
#include "params/compound.hpp"
#include "params/play.hpp"

namespace grundy::glance {

/// Reads a canonical text from left to right. What is not exactly as write_game writes it spoils the
/// cursor: from then on nothing is read, and the text is declined.
class Cursor {
 public:
  Cursor(std::string_view text, Arena& arena) : rest_(text), arena_(&arena) {}

  /// Passes over `word` where it comes next.
  [[gnu::noinline]] bool eat(const char* word);
  /// Passes over what must come next.
  [[gnu::noinline]] void expect(const char* word) { check(eat(word)); }
  /// The small letters and digits that come next.
  std::string_view name();
  /// A whole number up to `most` without leading zeros.
  [[gnu::noinline]] std::uint64_t number(std::uint64_t most);
  /// Numbers with commas between them, up to the next key; there may be none.
  List<std::uint64_t> numbers(std::uint64_t most);
  /// As `numbers`, each run written short.
  List<std::uint64_t> numbers_in_runs(std::uint64_t most);
  /// Whether another item of a list follows; passes over the comma.
  bool more() { return eat(","); }
  /// Whether the value ends here.
  bool value_ended() const { return rest_.empty() || rest_.front() == '&'; }

  void check(bool right) { good_ = good_ && right; }
  bool good() const { return good_; }
  std::string_view rest() const { return rest_; }
  Arena& arena() { return *arena_; }

 private:
  std::string_view rest_;
  bool good_ = true;
  Arena* arena_;
};

/// How a game is played beside the rule of its components.
struct Convention {
  Sum sum;
  Play play = Play::Normal;
};

/// The end of a text: `sum` and `play`, which are left out where they are the usual ones.
Convention read_convention(Cursor& cursor);

}  // namespace grundy::glance
