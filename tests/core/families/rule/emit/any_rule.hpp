#pragma once

#include <string>
#include <vector>

#include "oracle/small_games.hpp"

namespace grundy::test {

/// Writes random rules that use everything in the language.
class AnyRule {
 public:
  AnyRule(Random& random, std::size_t numbers) : random_(random) {
    static const std::vector<std::string> kNames = {"a", "b", "c", "d"};
    names_.assign(kNames.begin(), kNames.begin() + static_cast<std::ptrdiff_t>(numbers));
    numbers_ = numbers;
  }

  std::string text() {
    std::string text =
        "numbers=" + join(names_, ",") + "&data.row=3,1,0,4,1,5&data.table=1,2/0/7,4,2,9";
    text += "&let.u=" + number(2) + "&let.w=" + list();
    text += "&let.v=" + condition(1);
    lets_ = true;
    text += "&moves=" + kind();
    for (std::uint32_t more = random_.below(3); more > 0; --more) text += ";" + kind();
    if (random_.below(4) == 0) text += "&end=" + condition(1);
    if (random_.below(12) == 0) text += "&lost=" + condition(1);
    if (random_.below(12) == 0) text += "&won=" + condition(1);
    return text;
  }

 private:
  static std::string join(const std::vector<std::string>& words, const std::string& sign) {
    std::string joined;
    for (const std::string& word : words) joined += (joined.empty() ? "" : sign) + word;
    return joined;
  }

  bool once_in(std::uint32_t times) { return random_.below(times) == 0; }
  std::string pick(const std::vector<std::string>& from) {
    return from[random_.below(static_cast<std::uint32_t>(from.size()))];
  }

  std::string leaf() {
    static const std::vector<std::string> kLarge = {"2147483647", "4294967296", "9007199254740991",
                                                    "9223372036854775807", "100001"};
    if (once_in(40)) return pick(kLarge);
    if (once_in(3)) return std::to_string(random_.below(6));
    if (lets_ && once_in(6)) return "u";
    return pick(names_);
  }

  std::string number(int depth) {
    if (depth == 0 || once_in(4)) return leaf();
    const std::string a = "(" + number(depth - 1) + ")";
    const std::string b = "(" + number(depth - 1) + ")";
    switch (random_.below(26)) {
      case 0:
      case 1: return a + "+" + b;
      case 2:
      case 3:
      case 4:
      case 5: return a + "-" + b;
      case 6:
      case 7: return a + "*" + b;
      case 8: return a + "/" + b;
      case 9: return a + " mod " + b;
      case 10: return a + " shl " + b;
      case 11: return a + " shr " + b;
      case 12: return a + " xor " + b + " xor " + leaf();
      case 13: return a + " bitand " + b;
      case 14: return a + " bitor " + b;
      case 15: return "-" + a;
      case 16: return pick({"min(", "max(", "sum("}) + a + "," + b + "," + leaf() + ")";
      case 17: return pick({"min(", "max(", "sum("}) + list() + ")";
      case 18: return folded(pick({"min", "max", "sum"}), false, depth);
      case 19: return folded("count", true, depth);
      case 20: return "count(" + condition(depth - 1) + "," + condition(depth - 1) + ")";
      case 21: return pick({"abs(", "popcount("}) + a + ")";
      case 22: return pick({"gcd(", "bit(", "root("}) + a + "," + b + ")";
      case 23: return "row[" + leaf() + "]";
      case 24: return "table[" + leaf() + "][" + leaf() + "]";
      default: return pick({"len(row)", "len(table)", "len(table[" + leaf() + "])"});
    }
  }

  std::string condition(int depth) {
    static const std::vector<std::string> kRelations = {"==", "!=", " lt ", " le ", " gt ", " ge "};
    const std::string plain = "(" + number(1) + ")" + pick(kRelations) + "(" + number(1) + ")";
    if (depth == 0) return plain;
    switch (random_.below(8)) {
      case 0: return "not (" + condition(depth - 1) + ")";
      case 1: return "(" + plain + " and " + condition(depth - 1) + " and " + plain + ")";
      case 2: return "(" + plain + " or " + condition(depth - 1) + ")";
      case 3: return "isprime(" + number(1) + ")";
      case 4: return folded(pick({"any", "all"}), true, depth);
      case 5: return pick({"any(", "all("}) + plain + "," + condition(depth - 1) + ")";
      case 6: return lets_ ? "v" : plain;
      default: return plain;
    }
  }

  std::string list() {
    switch (random_.below(lets_ ? 7 : 6)) {
      case 0: return "row";
      case 1: return "table[" + leaf() + "]";
      case 2: return "powers(" + leaf() + "," + leaf() + ")";
      case 6: return "w";
      default:
        return pick({"primes(", "squares(", "cubes(", "triangular(", "fibonacci(", "factorials(",
                     "evens(", "odds(", "divisors(", "digits("}) +
               number(1) + ")";
    }
  }

  std::string range() {
    switch (random_.below(7)) {
      case 0: return "{" + number(1) + "," + leaf() + "}";
      case 1: return "{" + leaf() + ".." + number(1) + "," + list() + ",3}";
      case 2: return "{5,1,2,2,8,3}";
      case 3: return list();
      case 4: return leaf() + ".." + number(1);
      default: return "1.." + leaf();
    }
  }

  // Writes one or two loops and perhaps a condition. Their variables may be used until forget(added).
  std::string loops(std::size_t& added) {
    std::string text;
    for (std::uint32_t i = once_in(4) ? 2 : 1; i > 0; --i) {
      const std::string name = "k" + std::to_string(loops_++);
      text += " for " + name + " in " + range();
      names_.push_back(name);
      ++added;
    }
    if (once_in(2)) text += " if " + condition(1);
    return text;
  }

  void forget(std::size_t added) { names_.resize(names_.size() - added); }

  std::string folded(const std::string& fold, bool conditions, int depth) {
    std::size_t added = 0;
    const std::string each = loops(added);
    const std::string what = conditions ? condition(depth - 1) : number(depth - 1);
    forget(added);
    return fold + "(" + what + each + ")";
  }

  std::string place() {
    std::string place;
    for (std::size_t i = 0; i < numbers_; ++i) {
      const std::string same = names_[i];
      const std::string changed = once_in(3) ? number(2) : same + "-" + leaf();
      place += (i > 0 ? "," : "") + (once_in(2) ? same : changed);
    }
    return numbers_ == 1 ? place : "(" + place + ")";
  }

  std::string part() {
    if (once_in(8)) return "copies(" + number(1) + "," + place() + ")";
    if (!once_in(8)) return place();
    std::size_t added = 0;
    const std::string each = loops(added);
    const std::string what = place();
    forget(added);
    return "parts(" + what + each + ")";
  }

  std::string kind() {
    std::size_t added = 0;
    const std::string clauses = once_in(5) ? "" : loops(added);
    std::string left = once_in(15) ? "none" : part();
    if (left != "none" && once_in(4)) left += "," + part();
    forget(added);
    return left + clauses;
  }

  Random& random_;
  std::size_t numbers_;
  std::vector<std::string> names_;
  std::size_t loops_ = 0;
  bool lets_ = false;
};

}  // namespace grundy::test
