#pragma once

#include <cstdint>
#include <string_view>

#include "glance/list.hpp"
#include "params/compound.hpp"
#include "params/play.hpp"

namespace grundy::glance {

/// Reads a canonical text from left to right. Anything that write_game would write otherwise spoils
/// the cursor: from then on nothing is read, and the text is declined.
class Cursor {
 public:
  Cursor(std::string_view text, Arena& arena) : rest_(text), arena_(&arena) {}

  /// Passes over `word` if it comes next; returns whether it did.
  [[gnu::noinline]] bool eat(const char* word);
  /// Passes over `word`, which must come next.
  [[gnu::noinline]] void expect(const char* word) { check(eat(word)); }
  /// Reads the lower-case letters and digits that come next.
  std::string_view name();
  /// Reads a whole number up to `most` without leading zeros.
  [[gnu::noinline]] std::uint64_t number(std::uint64_t most);
  /// Reads numbers with commas between them, up to the next key; there may be none.
  List<std::uint64_t> numbers(std::uint64_t most);
  /// As `numbers`, with runs written short: `3-7`, or `5x4` for four times 5.
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

/// What a turn may move, and how the game ends.
struct Convention {
  Sum sum;
  Play play = Play::Normal;
};

/// Reads the end of a text: `sum` and `play`, which are left out where they have their defaults.
Convention read_convention(Cursor& cursor);

}  // namespace grundy::glance
