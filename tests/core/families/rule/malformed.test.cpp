#include "core/families/rule/typed_rule.hpp"
#include "families/rule/rule_position.hpp"

namespace grundy {
namespace {

// tests/data/malformed-rules.tsv
constexpr std::string_view kTable =
#include "data/malformed_rules.hpp"
    ;

std::vector<std::string> columns_of(std::string_view line, char separator) {
  std::vector<std::string> columns;
  for (std::size_t from = 0; from <= line.size();) {
    const std::size_t to = std::min(line.find(separator, from), line.size());
    columns.emplace_back(line.substr(from, to - from));
    from = to + 1;
  }
  return columns;
}

Params params_of(const std::string& others, const std::string& key, const std::string& value) {
  Params params;
  for (const std::string& other : columns_of(others, '&')) {
    const std::size_t equals = other.find('=');
    params.push_back({other.substr(0, equals), other.substr(equals + 1)});
  }
  params.push_back({key, value});
  return params;
}

// The first problem under the key in short, such as "8-9 rule-sign [==]".
std::string told_under(const Params& params, const std::string& key) {
  Problems problems;
  Fields fields(params, problems);
  const rule::Rule rule = rule::read_rule(fields);
  if (fields.text("at")) rule::read_places(fields, rule.numbers.size());
  rule::read_value(fields, rule, "guess");
  for (const Problem& problem : problems.list()) {
    if (problem.key != key) continue;
    const auto& passage = problem.passage;
    std::string told =
        passage ? std::to_string(passage->from) + "-" + std::to_string(passage->to) : "";
    told += " " + std::string(problem.expected.code);
    if (passage) {
      for (const std::string& instead : passage->instead) told += " [" + instead + "]";
    }
    return told;
  }
  return "";
}

std::string told_of_moves(const std::string& moves) {
  return told_under({{"numbers", "n"}, {"moves", moves}}, "moves");
}

std::string repeated(std::size_t times, const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

}  // namespace

TEST_CASE("every malformed rule is refused at the right character", "[rule][problems]") {
  std::size_t rows = 0;
  for (const std::string& line : columns_of(kTable, '\n')) {
    if (line.empty() || line[0] == '#') continue;
    const std::vector<std::string> row = columns_of(line, '\t');
    CAPTURE(line);
    REQUIRE(row.size() == 5);
    const std::string passage = row[3];
    CHECK(told_under(params_of(row[0], row[1], row[2]), row[1]) == passage + " " + row[4]);
    ++rows;
  }
  CHECK(rows >= 300);
}

TEST_CASE("a rule is held up to its limits and no further", "[rule][problems]") {
  using rule::kMaxCharacters;
  using rule::kMaxLoops;
  using rule::kMaxNested;
  CHECK(told_of_moves("n-1" + std::string(kMaxCharacters - 3, ' ')).empty());
  CHECK(told_of_moves("n-1" + std::string(kMaxCharacters - 2, ' ')) == "4000-4001 rule-characters");

  const auto in_brackets = [](std::size_t depth) {
    return repeated(depth, "(") + "n" + repeated(depth, ")");
  };
  CHECK(told_of_moves(in_brackets(kMaxNested - 1)).empty());
  CHECK(told_of_moves(in_brackets(kMaxNested)) == "64-65 rule-nested");
  CHECK(told_of_moves("n" + repeated(kMaxNested - 1, "-1")).empty());
  CHECK(told_of_moves("n" + repeated(kMaxNested, "-1")) == "0-129 rule-nested");
  CHECK(told_of_moves(repeated(4000, "-")) == "64-65 rule-nested");
  CHECK(told_of_moves(repeated(900, "min(")) == "256-259 rule-nested");

  std::string loops;
  for (std::size_t i = 0; i < kMaxLoops; ++i) loops += " for k" + std::to_string(i) + " in 1..2";
  CHECK(told_of_moves("n-1" + loops).empty());
  CHECK(told_of_moves("n-1" + loops + " for last in 1..2") == "190-194 rule-loops");
  CHECK(told_of_moves("n-min(x for x in 1..2)" + loops) == "12-13 rule-loops");

  std::string at = "1" + repeated(rule::kMaxParts - 1, "+1");
  const Params params{{"numbers", "n"}, {"moves", "n-1"}, {"at", at}};
  CHECK(told_under(params, "at").empty());
  CHECK(told_under(params_of("numbers=n&moves=n-1", "at", at + "+1"), "at") ==
        "20000-20001 rule-parts");
  CHECK(test::written_options("numbers=n&moves=copies(n,1)", {1000}).size() == 1999);
  CHECK(test::written_options("numbers=n&moves=copies(n,1)", {1001}) == "rule-many-parts");
  CHECK(test::written_options("numbers=n&moves=n,parts(1 for k in 1..n)", {1000}) ==
        "rule-many-parts");
}

TEST_CASE("problems of several kinds of moves are told together", "[rule][problems]") {
  const Params params{{"numbers", "n"}, {"moves", "n-1 if n=2; n-2; m-3; (n"}};
  Problems problems;
  Fields fields(params, problems);
  rule::read_rule(fields);
  std::vector<std::size_t> from;
  for (const Problem& problem : problems.list()) from.push_back(problem.passage->from);
  CHECK(from == std::vector<std::size_t>{8, 17, 24});
}

TEST_CASE("what follows from another problem is not told", "[rule][problems]") {
  const auto told = [](const std::string& text) {
    Problems problems;
    const Params params = read_params(text, problems);
    Fields fields(params, problems);
    rule::read_rule_position(fields);
    std::string all;
    for (const Problem& problem : problems.list()) {
      all += (all.empty() ? "" : " ") + problem.key + ":" + std::string(problem.expected.code);
    }
    return all;
  };
  const std::string rest = "numbers=n&at=3&moves=";
  CHECK(told(rest + "n-k_for_k_in_x&data.x=1,-2") == "data.x:rule-data");
  CHECK(told(rest + "n-x[0][1]&data.x=1,2/a,3") == "data.x:rule-data");
  CHECK(told(rest + "n-k_for_k_in_x&let.x={1,") == "let.x:rule-expression");
  CHECK(told(rest + "n-k_for_k_in_y&let.x={1,&let.y=x") == "let.x:rule-expression");
  CHECK(told("numbers=n,n&at=(3,2)&moves=(n-1,n)&axes=n&upto=4") == "numbers:rule-taken");
  CHECK(told("numbers=n+m&at=3&moves=n-m") == "numbers:rule-comma");
  CHECK(told(rest + "n-k_for_k_in_z&data.x=1,-2") == "data.x:rule-data moves:rule-name");
}

TEST_CASE("too many parts left by one move are told with the most that there may be",
          "[rule][problems]") {
  Problems problems;
  const Params params = read_params("numbers=n&at=3&moves=copies(5000,n-1)", problems);
  Fields fields(params, problems);
  rule::read_rule_position(fields);
  REQUIRE(problems.list().size() == 1);
  CHECK(problems.list()[0].expected.code == "rule-many-parts");
  CHECK(problems.list()[0].expected.values == std::vector<std::string>{"3", "1000"});
}

}  // namespace grundy
