#pragma once

#include <string>
#include <vector>

#include "oracle/small_games.hpp"

namespace grundy::test {

/// Writes random rules by the grammar.
class RuleWriter {
 public:
  RuleWriter(Random& random, std::size_t numbers) : random_(random) {
    names_ = numbers == 1 ? std::vector<std::string>{"n"} : std::vector<std::string>{"a", "b"};
    numbers_ = numbers;
  }

  std::string moves() {
    std::string moves = kind();
    for (std::uint32_t more = random_.below(3); more > 0; --more) moves += ";" + kind();
    return moves;
  }

  std::string number(int depth) {
    if (depth == 0 || random_.below(4) == 0) {
      return random_.below(3) == 0 ? std::to_string(random_.below(5)) : pick(names_);
    }
    const std::string a = number(depth - 1);
    const std::string b = number(depth - 1);
    switch (random_.below(12)) {
      case 0:
      case 1: return a + "+" + b;
      case 2:
      case 3:
      case 4: return a + "-(" + b + ")";
      case 5: return "(" + a + ")*" + std::to_string(random_.below(3));
      case 6: return "(" + a + ")/" + std::to_string(1 + random_.below(3));
      case 7: return "(" + a + ") mod " + std::to_string(1 + random_.below(4));
      case 8: return "min(" + a + "," + b + ")";
      case 9: return "abs(" + a + ")";
      case 10: return "gcd(" + a + "," + b + ")";
      default: return "count(" + condition(depth - 1) + "," + condition(depth - 1) + ")";
    }
  }

  std::string condition(int depth) {
    static const std::vector<std::string> kRelations = {"==", "!=", "<", "<=", " gt ", " ge "};
    const std::string plain = number(1) + pick(kRelations) + number(1);
    if (depth == 0) return plain;
    switch (random_.below(5)) {
      case 0: return "not " + plain;
      case 1: return plain + " and " + condition(depth - 1);
      case 2: return plain + " or " + condition(depth - 1);
      case 3: return "isprime(" + number(1) + ")";
      default: return plain;
    }
  }

 private:
  std::string pick(const std::vector<std::string>& from) {
    return from[random_.below(static_cast<std::uint32_t>(from.size()))];
  }

  std::string range() {
    switch (random_.below(5)) {
      case 0: return "{" + number(0) + "," + number(1) + "}";
      case 1: return "1.." + number(1);
      case 2: return "{1.." + number(0) + ",3}";
      case 3: return "divisors(" + number(0) + ")";
      default: return "0.." + number(0) + "-1";
    }
  }

  std::string place() {
    if (numbers_ == 1) return number(2);
    return "(" + number(1) + "," + number(1) + ")";
  }

  // A place with one number made smaller, so that play mostly ends soon.
  std::string falling() {
    const std::string taken = random_.below(2) == 0 ? "1" : "k";
    if (numbers_ == 1) return "n-" + taken;
    return random_.below(2) == 0 ? "(a-" + taken + ",b)" : "(min(a,b),b-" + taken + ")";
  }

  std::string kind() {
    std::string clauses = " for k in " + range();
    names_.push_back("k");
    std::string left = random_.below(3) == 0 ? place() : falling();
    if (random_.below(5) == 0) left += "," + (random_.below(2) == 0 ? place() : falling());
    if (random_.below(8) == 0) left = "copies(" + number(0) + " mod 3," + falling() + ")";
    if (random_.below(12) == 0) left = "none";
    if (random_.below(2) == 0) clauses += " if " + condition(1);
    names_.pop_back();
    return left + clauses;
  }

  Random& random_;
  std::size_t numbers_;
  std::vector<std::string> names_;
};

inline std::string random_at(Random& random, std::size_t numbers, std::size_t components) {
  std::string at;
  for (std::size_t i = 0; i < components; ++i) {
    const std::string a = std::to_string(random.below(7));
    at += (at.empty() ? "" : ",") +
          (numbers == 1 ? a : "(" + a + "," + std::to_string(random.below(5)) + ")");
    if (random.below(8) == 0) at += numbers == 1 ? "+" + a : "+(1,1)";
  }
  return at;
}

/// A random rule of one or two numbers, with a position of so many components.
inline std::string random_rule(Random& random, std::size_t components) {
  const std::size_t numbers = 1 + random.below(2);
  RuleWriter writer(random, numbers);
  std::string text = numbers == 1 ? "numbers=n" : "numbers=a,b";
  text += "&moves=" + writer.moves();
  if (random.below(4) == 0) text += "&end=" + writer.condition(1);
  return text + "&at=" + random_at(random, numbers, components);
}

}  // namespace grundy::test
