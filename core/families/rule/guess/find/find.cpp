#include "families/rule/guess/find/find.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "families/rule/family.hpp"
#include "families/rule/guess/find/terms.hpp"
#include "families/rule/guess/guess.hpp"
#include "families/rule/solve/rule_search.hpp"
#include "params/compound.hpp"

namespace grundy::rule {
namespace {

constexpr std::size_t kMostNumbers = 3;  // formulas of Grundy numbers
constexpr std::size_t kMostConditions = 2;
constexpr std::size_t kSimplePlaces = 24;  // the simplest places, by which terms are told apart,
constexpr std::size_t kSpreadPlaces = 24;  // and others spread over the table
constexpr std::int64_t kMostResidue = 24;
constexpr std::size_t kMostResidues = 5;
constexpr std::uint32_t kWideLine = 250;  // last number looked at in a table with one axis,
constexpr std::uint32_t kWidePlane = 44;  // and on each axis of one with two
constexpr std::size_t kMostConstants = 18;
constexpr std::uint64_t kLeastChecked = 8;  // places with a value, for each without one
constexpr std::uint64_t kMostSteps = 20'000'000;
// Steps to read a text, and to find its value at a place. Looking at a known number is one step.
constexpr std::uint64_t kReadSteps = 1'000;
constexpr std::uint64_t kValueSteps = 20;

constexpr std::array kChained = {Join::Mod, Join::Over, Join::Minus, Join::Plus, Join::Max};
constexpr std::string_view kRelations[] = {"==", " lt ", " le "};

// Adds the numbers below 1000 that are written in an expression.
void add_constants(const Expr& expr, std::vector<std::int64_t>& constants) {
  if (expr.op == Op::Number && expr.number < 1000) constants.push_back(expr.number);
  for (const Expr& arg : expr.args) add_constants(arg, constants);
  for (const Clause& clause : expr.each) add_constants(clause.expr, constants);
}

// Small constants, those written in the rule, one more than each, and the sums of two, which are often a period.
std::vector<std::int64_t> constants_of(const Rule& rule) {
  std::vector<std::int64_t> written;
  for (const MoveKind& kind : rule.moves) {
    for (const Part& part : kind.parts) {
      for (const Expr& number : part.place) add_constants(number, written);
    }
    for (const Clause& clause : kind.clauses) add_constants(clause.expr, written);
  }
  std::vector<std::int64_t> constants = {1, 2, 3, 4, 0, 5, 6};
  for (const std::int64_t number : written) {
    constants.push_back(number);
    constants.push_back(number + 1);
  }
  for (const std::int64_t one : written) {
    for (const std::int64_t other : written) constants.push_back(one + other);
  }
  std::vector<std::int64_t> each;
  for (const std::int64_t number : constants) {
    if (std::find(each.begin(), each.end(), number) == each.end()) each.push_back(number);
    if (each.size() == kMostConstants) break;
  }
  return each;
}

// The names of the axes, then constants, then terms that theorems are made of.
std::vector<std::string> leaves(const Rule& rule, const Box& box) {
  std::vector<std::string> names;
  for (const std::uint32_t axis : box.axes()) names.push_back(rule.numbers[axis]);
  std::vector<std::string> leaves = names;
  for (const std::int64_t number : constants_of(rule)) leaves.push_back(std::to_string(number));
  for (const std::string& n : names) {
    leaves.push_back("popcount(" + n + ")");
    // One more than how often 2 divides the number, and the largest power of 2 that does.
    leaves.push_back("popcount(" + n + " xor (" + n + "-1))");
    leaves.push_back("(" + n + " bitand (" + n + " xor (" + n + "-1)))");
    leaves.push_back("len(powers(2," + n + "))");
  }
  if (names.size() == 1) {
    leaves.push_back("(" + names[0] + "+1)");
    leaves.push_back("popcount(" + names[0] + "+1)");
    return leaves;
  }
  const std::string& a = names[0];
  const std::string& b = names[1];
  const std::string apart = "abs(" + a + "-" + b + ")";
  leaves.push_back("min(" + a + "," + b + ")");
  leaves.push_back("max(" + a + "," + b + ")");
  leaves.push_back(apart);
  leaves.push_back("(" + a + "+" + b + ")");
  leaves.push_back("(" + a + " xor " + b + ")");
  leaves.push_back("(" + a + " bitor " + b + ")");
  leaves.push_back("(" + a + "*" + b + ")");
  leaves.push_back("abs(" + a + "*" + a + "-" + b + "*" + b + ")");
  // The golden ratio times the difference, rounded down.
  leaves.push_back("((" + apart + "+root(5*" + apart + "*" + apart + ",2))/2)");
  return leaves;
}

class Finder {
 public:
  Finder(const Rule& rule, const Box& box, const Truth& truth, Type type)
      : rule_(rule), box_(box), truth_(truth), type_(type) {}

  std::vector<Formula> find() {
    const std::vector<Place> places = choose_places();
    if (places.size() < 8) return {};
    Terms terms(rule_, places);
    for (const std::string& leaf : leaves(rule_, box_)) terms.add(leaf);
    terms.join_all();
    if (type_ == Type::Number) {
      find_numbers(terms);
    } else {
      find_conditions(terms);
    }
    return std::move(found_);
  }

 private:
  bool done() const { return found_.size() == most_ || work_.over(); }

  // Places where the truth is known: the simplest, and others spread over the table.
  std::vector<Place> choose_places() {
    std::vector<std::uint32_t> known;
    for (std::uint32_t index = 0; index < truth_.size(); ++index) {
      if (truth_[index]) known.push_back(index);
    }
    const auto sum = [&](std::uint32_t index) {
      return index % box_.columns() + index / box_.columns();
    };
    std::stable_sort(known.begin(), known.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return sum(a) < sum(b); });
    std::vector<Place> places;
    const std::size_t simple = std::min(kSimplePlaces, known.size());
    const std::size_t step = 1 + (known.size() - simple) / kSpreadPlaces;
    for (std::size_t i = 0; i < known.size(); i += i < simple ? 1 : step) {
      places.push_back(box_.place(known[i]));
      wanted_.push_back(*truth_[known[i]]);
    }
    return places;
  }

  // Whether `value` is as wanted at all chosen places. With `gaps_`, up to half of them may be without a value.
  template <class Value>
  bool agrees(Value value) {
    std::size_t there = 0;
    for (std::size_t at = 0; at < wanted_.size(); ++at) {
      const std::int64_t here = value(at);
      if (here == kNoValue && gaps_) continue;
      if (here != wanted_[at]) {
        work_.spend(1 + at);
        return false;
      }
      ++there;
    }
    work_.spend(wanted_.size());
    return 2 * there >= wanted_.size();
  }

  // Keeps a formula that holds on the whole table.
  void keep(const std::string& text) {
    const auto guess = expression(rule_, text);
    if (!guess || done()) return;
    const Comparison found = compare(rule_, *guess, box_, truth_);
    work_.spend(kReadSteps + kValueSteps * (found.checked + found.faulty));
    if (found.counterexample || found.left > 0 || found.checked < kLeastChecked * found.faulty)
      return;
    Formula formula{write_expr(*guess), type_ == Type::Condition, found.checked};
    const auto same = [&](const Formula& each) { return each.guess == formula.guess; };
    if (std::none_of(found_.begin(), found_.end(), same)) found_.push_back(std::move(formula));
  }

  // Stops after the first stage that finds something. Each stage first tries terms that have a value everywhere.
  void find_numbers(const Terms& terms) {
    using Stage = void (Finder::*)(const Terms&);
    for (const Stage stage :
         {&Finder::find_terms, &Finder::find_two, &Finder::find_chains, &Finder::find_three}) {
      for (const bool gaps : {false, true}) {
        gaps_ = gaps;
        work_ = Work(kMostSteps);
        (this->*stage)(terms);
        if (!found_.empty()) return;
      }
    }
  }

  void find_conditions(const Terms& terms) {
    find_residues(terms);
    for (const bool gaps : {false, true}) {
      gaps_ = gaps;
      work_ = Work(kMostSteps);
      find_comparisons(terms);
    }
  }

  // No two terms have the same values, so one that agrees is enough.
  void find_terms(const Terms& terms) {
    for (const Terms::Term& term : terms.all()) {
      if (!found_.empty()) return;
      if (agrees([&](std::size_t at) { return term.values[at]; })) keep(term.text);
    }
  }

  void find_two(const Terms& terms) {
    const auto& all = terms.all();
    for (const Terms::Term& left : all) {
      for (std::size_t i = 0; i < terms.simple() && !done(); ++i) {
        try_joins(left, all[i]);
        try_joins(all[i], left);
      }
    }
  }

  void find_three(const Terms& terms) {
    const auto& all = terms.all();
    for (std::size_t later = 0; later < all.size(); ++later) {
      for (std::size_t i = 0; i <= later && !done(); ++i) {
        try_joins(all[later], all[i]);
        try_joins(all[i], all[later]);
      }
    }
  }

  // Two operations with constants, one after the other.
  void find_chains(const Terms& terms) {
    std::vector<std::size_t> constants;
    for (std::size_t i = 0; i < terms.simple(); ++i) {
      if (whole_number(terms.all()[i].text)) constants.push_back(i);
    }
    for (const Terms::Term& term : terms.all()) {
      for (const std::size_t first : constants) {
        for (const Join join : kChained) {
          for (const std::size_t second : constants) {
            if (done()) return;
            try_chain(term, {join, &terms.all()[first]}, terms.all()[second]);
          }
        }
      }
    }
  }

  struct Link {
    Join join;
    const Terms::Term* constant;
  };

  void try_chain(const Terms::Term& term, const Link& link, const Terms::Term& last) {
    const std::int64_t constant = link.constant->values[0];
    for (const Join join : kChained) {
      const auto value = [&](std::size_t at) {
        return joined(join, joined(link.join, term.values[at], constant), last.values[0]);
      };
      if (agrees(value))
        keep(joined(join, joined(link.join, term.text, link.constant->text), last.text));
    }
  }

  void try_joins(const Terms::Term& left, const Terms::Term& right) {
    for (const Join join : kJoins) {
      const auto value = [&](std::size_t at) {
        return joined(join, left.values[at], right.values[at]);
      };
      if (agrees(value)) keep(joined(join, left.text, right.text));
    }
  }

  // Compares simple terms with each other, then all terms with simple ones.
  void find_comparisons(const Terms& terms) {
    for (const std::size_t most : {terms.simple(), terms.all().size()}) {
      for (std::size_t relation = 0; relation < std::size(kRelations); ++relation) {
        for (std::size_t i = 0; i < most; ++i) {
          for (std::size_t j = 0; j < terms.simple() && !done(); ++j) {
            if (relation == 0 ? i < terms.simple() && j <= i : j == i) continue;
            try_comparison(terms.all()[i], relation, terms.all()[j]);
          }
        }
      }
    }
  }

  void try_comparison(const Terms::Term& left, std::size_t relation, const Terms::Term& right) {
    const auto value = [&](std::size_t at) {
      const std::int64_t a = left.values[at];
      const std::int64_t b = right.values[at];
      if (a == kNoValue || b == kNoValue) return kNoValue;
      return std::int64_t{relation == 0 ? a == b : relation == 1 ? a < b : a <= b};
    };
    if (agrees(value)) keep(left.text + std::string(kRelations[relation]) + right.text);
  }

  // Finds which residues of a simple term are lost, by the least modulus that tells; the term must go round it thrice.
  void find_residues(const Terms& terms) {
    for (std::size_t i = 0; i < terms.simple(); ++i) {
      const Terms::Term& term = terms.all()[i];
      const std::int64_t largest = *std::max_element(term.values.begin(), term.values.end());
      for (std::int64_t modulus = 2; modulus <= std::min(kMostResidue, largest / 3); ++modulus) {
        const std::string text = residues(term, modulus);
        if (text.empty()) continue;
        keep(text);
        if (!found_.empty()) return;
        break;
      }
    }
  }

  std::string residues(const Terms::Term& term, std::int64_t modulus) {
    std::vector<std::optional<std::int64_t>> lost(static_cast<std::size_t>(modulus));
    for (std::size_t at = 0; at < wanted_.size(); ++at) {
      const std::int64_t rest = joined(Join::Mod, term.values[at], modulus);
      if (rest == kNoValue) continue;
      auto& known = lost[static_cast<std::size_t>(rest)];
      if (known && *known != wanted_[at]) return "";
      known = wanted_[at];
    }
    work_.spend(wanted_.size());
    std::string text;
    std::size_t count = 0;
    for (std::size_t rest = 0; rest < lost.size(); ++rest) {
      if (!lost[rest]) return "";
      if (*lost[rest] == 0) continue;
      text += (count++ == 0 ? "" : " or ") + term.text + " mod " + std::to_string(modulus) +
              "==" + std::to_string(rest);
    }
    return count > kMostResidues ? "" : text;
  }

  const Rule& rule_;
  const Box& box_;
  const Truth& truth_;
  Type type_;
  std::size_t most_ = type_ == Type::Number ? kMostNumbers : kMostConditions;
  std::vector<std::int64_t> wanted_;  // the truth at the chosen places
  std::vector<Formula> found_;
  bool gaps_ = true;  // whether places without a value may be skipped
  Work work_{kMostSteps};
};

}  // namespace

std::vector<Formula> find_formulas(const Rule& rule, const Box& box, const Table& table) {
  std::vector<Formula> found;
  for (const Type type : {Type::Number, Type::Condition}) {
    const Truth truth = truth_of(table, type, std::nullopt);
    for (Formula& each : Finder(rule, box, truth, type).find()) found.push_back(std::move(each));
  }
  return found;
}

std::vector<Formula> find_formulas(const RulePosition& position, const Rules& rules) {
  if (can_never_move(rules.sum, position.components.size())) return {};
  RulePosition wide = position;
  const bool plane = position.axes.size() > 1;
  wide.up_to.assign(position.axes.size(), plane ? kWidePlane : kWideLine);
  reach(wide);
  const RulePosition& seen = wide.solved || wide.places->shown() > 0 ? wide : position;
  const auto table = shown_table(seen, rules);
  if (!table) return {};
  return find_formulas(seen.rule, shown_box(seen), *table);
}

}  // namespace grundy::rule
