#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "families/rule/print/move_printer.hpp"
#include "families/rule/print/programs.hpp"
#include "params/fields.hpp"
#include "params/separated.hpp"

namespace grundy::rule {
namespace {

constexpr std::string_view kCppStop = R"(
[[noreturn]] void stop(const char* why) { throw std::domain_error(why); }
)";

constexpr std::string_view kCppGrundy = R"(
std::map<Place, int> memo;

int grundy(const Place& start) {
  std::vector<Place> waiting = {start};
  while (!waiting.empty()) {
    const Place at = waiting.back();
    const auto entry = memo.emplace(at, -1).first;
    if (entry->second >= 0) {
      waiting.pop_back();
      continue;
    }
    std::set<int> reached;
    for (const Places& left : moves(at)) {
      int total = 0;
      for (const Place& part : left) {
        const auto known = memo.find(part);
        if (known == memo.end())
          waiting.push_back(part);
        else if (known->second < 0)
          stop("returns");
        else
          total ^= known->second;
      }
      reached.insert(total);
    }
    if (waiting.back() != at) continue;
    int mex = 0;
    while (reached.count(mex)) ++mex;
    entry->second = mex;
    waiting.pop_back();
  }
  return memo[start];
}
)";

constexpr std::string_view kGrundyMain = R"(
}  // namespace rule

int main() {
  int total = 0;
  for (rule::Place at; READ;) total ^= rule::grundy(at);
  std::cout << (total ? "win " : "lose ") << total << "\n";
}
)";

constexpr std::string_view kCppOver = R"(
int over(const Places& at) {
  int found = OPEN;
  for (const Place& part : at) found = std::min(found, ending(part));
  return found;
}
)";

constexpr std::string_view kCppWins = R"(
std::vector<Places> turns(const Places& at) {
  std::vector<Places> found;ONLY_WHERE_OPEN
  for (size_t i = 0; i < at.size(); ++i)
    for (const Places& left : moves(at[i])) {
      Places after = at;
      after.erase(after.begin() + i);
      after.insert(after.end(), left.begin(), left.end());
      std::sort(after.begin(), after.end());
      found.push_back(after);
    }
  return found;
}

std::map<Places, int> memo;

bool wins(Places start) {
  std::sort(start.begin(), start.end());
  std::vector<Places> waiting = {start};
  while (!waiting.empty()) {
    const Places at = waiting.back();
    const auto entry = memo.emplace(at, -1).first;
    if (entry->second >= 0) {
      waiting.pop_back();
      continue;
    }
    const std::vector<Places> found = turns(at);
    bool winning = WINS_AT_END;
    for (const Places& after : found) {
      const auto known = memo.find(after);
      if (known == memo.end())
        waiting.push_back(after);
      else if (known->second < 0)
        stop("returns");
      else if (known->second == 0)
        winning = true;
    }
    if (waiting.back() != at) continue;
    entry->second = winning;
    waiting.pop_back();
  }
  return memo[start];
}
)";

constexpr std::string_view kWinsMain = R"(
}  // namespace rule

int main() {
  rule::Places start;
  for (rule::Place at; READ;) start.push_back(at);
  std::cout << (rule::wins(start) ? "win" : "lose") << "\n";
}
)";

// The headers, each with the names that show that a program needs it.
constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kHeaders = {{
    {"algorithm", "std::sort|std::min|std::max|std::upper_bound"},
    {"array", "std::array"},
    {"climits", "LLONG_MAX"},
    {"cstdlib", "std::abs"},
    {"functional", "std::function"},
    {"initializer_list", "std::initializer_list"},
    {"iostream", "std::cin"},
    {"map", "std::map"},
    {"numeric", "std::gcd"},
    {"set", "std::set"},
    {"stdexcept", "std::domain_error"},
    {"string", "std::to_string"},
    {"vector", "std::vector"},
}};

bool uses(std::string_view program, std::string_view names) {
  for (const std::string_view name : split_list(names, '|')) {
    if (program.find(name) != std::string_view::npos) return true;
  }
  return false;
}

class CppProgram {
 public:
  CppProgram(const Rule& rule, Play play)
      : rule_(rule), play_(play), phrases_(rule, Language::Cpp) {}

  std::string write() {
    std::string own;
    for (const Data& data : rule_.data) own += data_of(data);
    for (const Named& let : rule_.lets) {
      function(own, type_of(let.expr.type), phrases_.name(let.name), let.expr);
    }
    own += moves();
    own += solver();
    std::string body = phrases_.helpers().text() + own;
    if (uses(body, "LARGEST")) body = "\nconst ll LARGEST = (1LL << 53) - 1;\n" + body;
    body = types(body) + std::string(kCppStop) + body;
    std::string program;
    for (const auto& [header, names] : kHeaders) {
      if (uses(body, names)) program.append("#include <").append(header).append(">\n");
    }
    return program + "\nnamespace rule {\n\n" + body;
  }

 private:
  static std::string_view type_of(Type type) {
    return type == Type::Condition ? "bool" : type == Type::Number ? "ll" : "List";
  }

  std::string types(std::string_view body) const {
    std::string types = "typedef long long ll;\n";
    if (uses(body, "List")) types += "typedef std::vector<ll> List;\n";
    const std::size_t numbers = rule_.numbers.size();
    types += "typedef ";
    types += numbers == 1 ? "ll" : "std::array<ll, " + std::to_string(numbers) + ">";
    return types + " Place;\ntypedef std::vector<Place> Places;\n";
  }

  std::string data_of(const Data& data) const {
    const auto list = [](const auto& row) { return "{" + separated(row, ", ") + "}"; };
    const std::string rows = separated(data.rows, ", ", list);
    const bool table = data.is_table();
    return std::string("\nconst ") + (table ? "std::vector<List> " : "List ") +
           phrases_.name(data.name) + " = " + (table ? "{" + rows + "}" : rows) + ";\n";
  }

  void function(std::string& text, std::string_view type, const std::string& name,
                const Expr& expr) {
    text.append("\n").append(type).append(" ").append(name).append("(");
    text += phrases_.numbers("ll ") + ") { return " + phrases_.of(expr) + "; }\n";
  }

  // Declares the numbers of a place by their names.
  std::string unpacked() const {
    if (rule_.numbers.size() == 1) return "";
    std::string text;
    for (std::size_t i = 0; i < rule_.numbers.size(); ++i) {
      text += (i == 0 ? "  const ll " : ", ") + phrases_.name(rule_.numbers[i]) + " = at[" +
              std::to_string(i) + "]";
    }
    return text + ";\n";
  }

  std::string signature(std::string_view before) const {
    const bool one = rule_.numbers.size() == 1;
    return std::string(before) + (one ? "(" + phrases_.numbers("ll ") + ")" : "(const Place& at)") +
           " {\n" + unpacked();
  }

  std::string moves() {
    std::string text = signature("\nstd::vector<Places> moves") + "  std::vector<Places> found;\n";
    if (rule_.end) text += "  if (" + phrases_.of(*rule_.end) + ") return found;\n";
    const std::string lines = moves_in(Language::Cpp, rule_, phrases_);
    text += "  const auto leave = [&found](const Places& left) {\n";
    const bool one = rule_.numbers.size() == 1;
    text += one ? "    for (const ll number : left) {\n"
                : "    for (const Place& part : left)\n      for (const ll number : part) {\n";
    const std::string indent(one ? 6 : 8, ' ');
    text += indent + "if (number < 0) return;\n";
    if (leaves_large(rule_, phrases_)) {
      text += indent + "if (number > LARGEST) stop(\"large\");\n";
    }
    text += std::string(one ? 4 : 6, ' ') + "}\n    found.push_back(left);\n  };\n";
    return text + lines + "  return found;\n}\n";
  }

  std::string solver() {
    std::string read = "std::cin";
    for (std::size_t i = 0; i < rule_.numbers.size(); ++i) {
      read += rule_.numbers.size() == 1 ? " >> at" : " >> at[" + std::to_string(i) + "]";
    }
    if (play_ == Play::Normal && !rule_.ends_whole()) {
      return std::string(kCppGrundy) + filled(kGrundyMain, "READ", read);
    }
    return wins() + filled(kWinsMain, "READ", read);
  }

  std::string wins() {
    const std::string at_end = play_ == Play::Misere ? "found.empty()" : "false";
    if (!rule_.ends_whole()) {
      return filled(filled(kCppWins, "ONLY_WHERE_OPEN", ""), "WINS_AT_END", at_end);
    }
    std::string endings = "\nenum { LOST, WON, OPEN };\n" + signature("\nint ending");
    if (rule_.lost) endings += "  if (" + phrases_.of(*rule_.lost) + ") return LOST;\n";
    if (rule_.won) endings += "  if (" + phrases_.of(*rule_.won) + ") return WON;\n";
    return endings + "  return OPEN;\n}\n" + std::string(kCppOver) +
           filled(filled(kCppWins, "ONLY_WHERE_OPEN", "\n  if (over(at) != OPEN) return found;"),
                  "WINS_AT_END", "over(at) == OPEN ? " + at_end + " : over(at) == WON");
  }

  const Rule& rule_;
  Play play_;
  Phrases phrases_;
};

}  // namespace

std::string cpp_program(const Rule& rule, Play play) { return CppProgram(rule, play).write(); }

}  // namespace grundy::rule
