#include "families/rule/print/move_printer.hpp"

#include <algorithm>
#include <optional>

#include "params/fields.hpp"
#include "params/separated.hpp"

namespace grundy::rule {
namespace {

// Writes lines, each below the head of its loop or condition.
class MoveWriter {
 public:
  MoveWriter(Language language, Phrases& phrases)
      : in_cpp_(language == Language::Cpp), phrases_(phrases) {}

  void write(const MoveKind& kind) {
    indent_ = in_cpp_ ? 2 : 4;
    for (const std::string& head : phrases_.heads(kind.clauses, false)) line_of_head(head);
    const std::size_t guarded = guarded_parts(kind);
    std::string guards;
    for (std::size_t i = 0; i < guarded; ++i) add_guard(kind.parts[i], guards);
    if (!guards.empty()) line_of_head(in_cpp_ ? "if (" + guards + ")" : "if " + guards);
    const bool plain = std::all_of(kind.parts.begin(), kind.parts.end(), is_plain);
    if (plain) return leave_at_once(kind);
    if (in_cpp_) line("{");
    if (in_cpp_) indent_ += 2;
    line(in_cpp_ ? "Places left;" : "left = []");
    for (const Part& part : kind.parts) add_to_left(part);
    line(in_cpp_ ? "leave(left);" : "leave(left)");
    if (in_cpp_) indent_ -= 2;
    if (in_cpp_) line("}");
  }

  std::string text;

 private:
  static bool is_plain(const Part& part) { return !part.copies && part.each.empty(); }

  void line(const std::string& words) { text += std::string(indent_, ' ') + words + "\n"; }
  void line_of_head(const std::string& head) {
    line(in_cpp_ ? head : head + ":");
    indent_ += in_cpp_ ? 2 : 4;
  }

  void leave_at_once(const MoveKind& kind) {
    const std::string left =
        separated(kind.parts, ", ", [&](const Part& part) { return phrases_.place(part.place); });
    line(in_cpp_ ? "leave({" + left + "});" : "leave([" + left + "])");
  }

  void add_to_left(const Part& part) {
    const auto each = [&](const std::string& heads) {
      const std::string place = phrases_.place(part.place);
      line(in_cpp_ ? heads + (heads.empty() ? "" : " ") + "left.push_back(" + place + ");"
                   : "left += [" + place + (heads.empty() ? "" : " ") + heads + "]");
    };
    if (part.copies) {
      const std::string copies = phrases_.of(*part.copies);
      return each(in_cpp_ ? "for (ll copies = " + copies + "; copies > 0; --copies)"
                          : "for copies in range(" + copies + ")");
    }
    each(separated(phrases_.heads(part.each, false), " "));
  }

  // How many parts must be checked beforehand: a move with a negative number does not exist and hides later faults.
  std::size_t guarded_parts(const MoveKind& kind) {
    std::size_t guarded = 0;
    bool perhaps_not = false;
    for (std::size_t i = 0; i < kind.parts.size(); ++i) {
      const Part& part = kind.parts[i];
      const auto comes = [&](const Interval& interval) {
        if (perhaps_not && interval.faults) guarded = i + 1;
      };
      if (part.copies) {
        comes(phrases_.interval(*part.copies));
        if (phrases_.interval(*part.copies).low < 0) {
          perhaps_not = true;
          guarded = i + 1;
        }
      }
      phrases_.enter(part.each);
      // A loop may leave several places: the second round sees what comes after the first of them.
      for (int round = part.each.empty() ? 1 : 0; round < 2; ++round) {
        for (const Clause& clause : part.each) comes(phrases_.interval(clause.expr));
        for (const Expr& number : part.place) {
          comes(phrases_.interval(number));
          perhaps_not = perhaps_not || phrases_.interval(number).low < 0;
        }
      }
    }
    return guarded;
  }

  void add_guard(const Part& part, std::string& guards) {
    if (part.copies) {
      const std::string copies = phrases_.operand(*part.copies);
      add(copies + " >= 0", guards);
      const std::string place = there(part);
      if (place.empty()) return;
      return add("(" + copies + " == 0 " + (in_cpp_ ? "||" : "or") + " " +
                     (part.place.size() > 1 ? "(" + place + ")" : place) + ")",
                 guards);
    }
    if (part.each.empty()) return add(there(part), guards);
    // `there` needs the intervals of the loops' variables.
    phrases_.enter(part.each);
    add(phrases_.for_all(part.each, there(part)), guards);
  }

  void add(const std::string& guard, std::string& guards) {
    if (!guards.empty()) guards += in_cpp_ ? " && " : " and ";
    guards += guard;
  }

  std::string there(const Part& part) {
    std::string numbers;
    for (const Expr& number : part.place) {
      const bool large = phrases_.interval(number).high > Wide{kMaxExact};
      if (large) phrases_.need("there");
      add(large ? "there(" + phrases_.of(number) + ")" : phrases_.operand(number) + " >= 0",
          numbers);
    }
    return numbers;
  }

  bool in_cpp_;
  Phrases& phrases_;
  std::size_t indent_ = 0;
};

}  // namespace

std::string moves_in(Language language, const Rule& rule, Phrases& phrases) {
  MoveWriter writer(language, phrases);
  for (const MoveKind& kind : rule.moves) writer.write(kind);
  return std::move(writer.text);
}

bool leaves_large(const Rule& rule, Phrases& phrases) {
  bool large = false;
  for (const MoveKind& kind : rule.moves) {
    phrases.enter(kind.clauses);
    for (const Part& part : kind.parts) {
      phrases.enter(part.each);
      for (const Expr& number : part.place) {
        large = large || phrases.interval(number).high > Wide{kMaxExact};
      }
    }
  }
  return large;
}

}  // namespace grundy::rule
