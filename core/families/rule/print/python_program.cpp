#include <array>
#include <string_view>
#include <utility>

#include "families/rule/print/move_printer.hpp"
#include "families/rule/print/programs.hpp"
#include "params/separated.hpp"

namespace grundy::rule {
namespace {

constexpr std::string_view kPythonStop = R"(

def stop(why):
    raise ValueError(why)
)";

constexpr std::string_view kPythonGrundy = R"(

memo = {}


def grundy(start):
    waiting = [start]
    while waiting:
        at = waiting[-1]
        if memo.setdefault(at, -1) >= 0:
            waiting.pop()
            continue
        reached = set()
        for left in moves(at):
            total = 0
            for part in left:
                if part not in memo:
                    waiting.append(part)
                elif memo[part] < 0:
                    stop("returns")
                else:
                    total ^= memo[part]
            reached.add(total)
        if waiting[-1] == at:
            mex = 0
            while mex in reached:
                mex += 1
            memo[at] = mex
            waiting.pop()
    return memo[start]
)";

constexpr std::string_view kPythonOver = R"(

def over(at):
    return min(map(ending, at), default=OPEN)
)";

constexpr std::string_view kPythonWins = R"(

def turns(at):ONLY_WHERE_OPEN
    for i in range(len(at)):
        for left in moves(at[i]):
            yield tuple(sorted(at[:i] + at[i + 1 :] + tuple(left)))


memo = {}


def wins(start):
    start = tuple(sorted(start))
    waiting = [start]
    while waiting:
        at = waiting[-1]
        if memo.setdefault(at, -1) >= 0:
            waiting.pop()
            continue
        found = list(turns(at))
        winning = WINS_AT_END
        for after in found:
            if after not in memo:
                waiting.append(after)
            elif memo[after] < 0:
                stop("returns")
            elif memo[after] == 0:
                winning = True
        if waiting[-1] == at:
            memo[at] = int(winning)
            waiting.pop()
    return memo[start] == 1
)";

// The imports, each with the text that shows that a program needs it.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kImports = {{
    {"bisect_right(", "from bisect import bisect_right\n"},
    {"factorial)", "from math import factorial\n"},
    {"gcd(", "from math import gcd\n"},
    {"isqrt(", "from math import isqrt\n"},
}};

class PythonProgram {
 public:
  PythonProgram(const Rule& rule, Play play)
      : rule_(rule), play_(play), phrases_(rule, Language::Python) {}

  std::string write() {
    std::string own;
    for (const Data& data : rule_.data) own += data_of(data);
    if (!rule_.data.empty()) own = "\n" + own;
    for (const Named& let : rule_.lets) {
      own += head(phrases_.name(let.name), phrases_.numbers("")) + "    return " +
             phrases_.of(let.expr) + "\n";
    }
    own += moves();
    own += solver();
    std::string body = phrases_.helpers().text() + own;
    if (body.find("LARGEST") != std::string::npos) body = "\nLARGEST = 2**53 - 1\n" + body;
    body = std::string(kPythonStop) + body;
    std::string program;
    for (const auto& [name, line] : kImports) {
      if (body.find(name) != std::string::npos) program += line;
    }
    return program + "import sys\n" + body;
  }

 private:
  static std::string head(const std::string& name, const std::string& arguments) {
    return "\n\ndef " + name + "(" + arguments + "):\n";
  }

  std::string data_of(const Data& data) const {
    const auto list = [](const auto& row) { return "[" + separated(row, ", ") + "]"; };
    const std::string rows = separated(data.rows, ", ", list);
    return phrases_.name(data.name) + " = " + (data.is_table() ? "[" + rows + "]" : rows) + "\n";
  }

  // The head of a function of a place, with the place's numbers by name.
  std::string of_place(const std::string& name) const {
    if (rule_.numbers.size() == 1) return head(name, phrases_.numbers(""));
    return head(name, "at") + "    " + phrases_.numbers("") + " = at\n";
  }

  std::string moves() {
    std::string text = of_place("moves") + "    found = []\n";
    if (rule_.end) text += "    if " + phrases_.of(*rule_.end) + ":\n        return found\n";
    const std::string lines = moves_in(Language::Python, rule_, phrases_);
    const bool one = rule_.numbers.size() == 1;
    text += "\n    def leave(left):\n        for ";
    text += one ? "number in left:\n" : "part in left:\n            for number in part:\n";
    const std::string indent(one ? 12 : 16, ' ');
    text += indent + "if number < 0:\n" + indent + "    return\n";
    if (leaves_large(rule_, phrases_)) {
      text += indent + "if number > LARGEST:\n" + indent + "    stop(\"large\")\n";
    }
    return text + "        found.append(left)\n\n" + lines + "    return found\n";
  }

  std::string solver() {
    const std::string count = std::to_string(rule_.numbers.size());
    std::string read = "\n\nnumbers = [int(word) for word in sys.stdin.read().split()]\n";
    if (rule_.numbers.size() == 1) {
      read += "start = numbers\n";
    } else {
      read += "start = [tuple(numbers[i : i + " + count + "]) for i in range(0, len(numbers), " +
              count + ")]\n";
    }
    if (play_ == Play::Normal && !rule_.ends_whole()) {
      return std::string(kPythonGrundy) + read +
             "total = 0\nfor part in start:\n    total ^= grundy(part)\n"
             "print(\"win\" if total else \"lose\", total)\n";
    }
    return wins() + read + "print(\"win\" if wins(start) else \"lose\")\n";
  }

  std::string wins() {
    const std::string at_end = play_ == Play::Misere ? "not found" : "False";
    if (!rule_.ends_whole()) {
      return filled(filled(kPythonWins, "ONLY_WHERE_OPEN", ""), "WINS_AT_END", at_end);
    }
    std::string endings = "\n\nLOST, WON, OPEN = range(3)\n" + of_place("ending");
    if (rule_.lost) endings += "    if " + phrases_.of(*rule_.lost) + ":\n        return LOST\n";
    if (rule_.won) endings += "    if " + phrases_.of(*rule_.won) + ":\n        return WON\n";
    return endings + "    return OPEN\n" + std::string(kPythonOver) +
           filled(
               filled(kPythonWins, "ONLY_WHERE_OPEN", "\n    if over(at) != OPEN:\n        return"),
               "WINS_AT_END", "over(at) == WON if over(at) != OPEN else " + at_end);
  }

  const Rule& rule_;
  Play play_;
  Phrases phrases_;
};

}  // namespace

std::string python_program(const Rule& rule, Play play) {
  return PythonProgram(rule, play).write();
}

}  // namespace grundy::rule
