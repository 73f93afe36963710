#include "core/families/rule/typed_rule.hpp"
#include "families/rule/rule_position.hpp"

namespace grundy {
namespace {

using test::written_options;

std::string written_again(const std::string& text) {
  Params params;
  rule::write_rule(test::rule_of(text), params);
  return write_params(params);
}

// The first problem in short: its key, its place in the value, its code and the suggested replacement.
std::string told(const std::string& text) {
  const test::TypedRule read = test::typed(text);
  if (read.problems.empty()) return "";
  const Problem& first = read.problems.list().front();
  std::string told = first.key + " ";
  if (first.passage) {
    told += std::to_string(first.passage->from) + "-" + std::to_string(first.passage->to) + " ";
  }
  told += std::string(first.expected.code);
  if (first.passage) {
    for (const std::string& instead : first.passage->instead) told += " [" + instead + "]";
  }
  return told;
}

}  // namespace

TEST_CASE("a rule's moves are those that it says", "[rule]") {
  CHECK(written_options("numbers=n&moves=n-k for k in {1,3,4}", {4}) == "0 1 3");
  CHECK(written_options("numbers=n&moves=n-1;n-3;n-4", {3}) == "0 2");
  // A loop inside another loop's range has its own variable.
  CHECK(written_options("numbers=n&moves=n-k for k in {3..max(j for j in 1..4),1}", {5}) ==
        "1 2 4");
  CHECK(written_options("numbers=n&moves=i,n-1-i for i in 0..n-1; i,n-2-i for i in 0..n-2", {3}) ==
        "1+0 1+1 2+0");
  CHECK(written_options("numbers=a,b&moves=(a-k*b,b) for k in 1..(a-1)/b; (a,b-k*a) for k in "
                        "1..(b-1)/a&end=min(a,b)==0",
                        {7, 3}) == "(1,3) (4,3)");
  CHECK(written_options(
            "numbers=n&moves=none if n==1; copies(n/k,k) for k in divisors(n) if k lt n", {6}) ==
        "1+1+1+1+1+1 2+2+2 3+3");
  CHECK(written_options("numbers=n&moves=none if n==1", {1}) == "none");
  CHECK(written_options("numbers=n&moves=parts(i for i in 0..n-1)", {3}) == "2+1+0");
  CHECK(written_options("numbers=n&moves=n-d for d in digits(n) if d gt 0", {120}) == "118 119");
  CHECK(written_options("numbers=n&data.take=2,5&moves=n-t for t in take", {5}) == "0 3");
  CHECK(written_options("numbers=n&data.t=1,2/4&moves=n-t[n%252][0]", {5}) == "1");
  CHECK(written_options("numbers=n&let.half=n/2&moves=half if half*2==n; n-1", {6}) == "3 5");
  CHECK(written_options("numbers=n&moves=n-1&end=n==3", {3}).empty());
  CHECK(written_options("numbers=n&moves=n-k for k in {1..3,primes(7),10}", {11}) ==
        "1 4 6 8 9 10");
  CHECK(written_options("numbers=n&moves=max(k for k in 0..n if k*k lt n)", {10}) == "3");
  CHECK(written_options("numbers=n&moves=n-1 if all(n%25k!=0 for k in 2..n-1); n-2", {9}) == "7");
  CHECK(written_options("numbers=n&moves=n xor k for k in powers(2,n) if bit(n,0)==1", {5}) ==
        "1 4 7");
  CHECK(written_options("numbers=n&moves=n%259223372036854775807;(2-n)%259223372036854775807-"
                        "9223372036854775800",
                        {5}) == "4 5");
  // An expression that is the same in every round is computed before the loop, except if it may fail.
  CHECK(written_options("numbers=a,b&moves=(a-1-i,b+2-i) for i in 0..a-1", {2, 3}) ==
        "(0,4) (1,5)");
  CHECK(written_options("numbers=n&moves=parts(n-1-(n-2)-i for i in 0..1)", {4}) == "1+0");
  CHECK(written_options("numbers=n&moves=min(n-1,i),n+1 for i in 3..4 if i!=n", {4}) == "5+3");
}

TEST_CASE("moves that would leave a number below 0 are counted where that is quick", "[rule]") {
  const auto below = [](const std::string& text) {
    Problems problems;
    const Params params = read_params(text, problems);
    Fields fields(params, problems);
    const rule::RulePosition position = rule::read_rule_position(fields);
    REQUIRE(problems.empty());
    return rule::moves_below(position);
  };
  CHECK(below("numbers=n&moves=n-k_for_k_in_{1,3,4}&at=4") == 0);
  CHECK(below("numbers=n&moves=n-k_for_k_in_{1,3,4}&at=3") == 1);
  CHECK(below("numbers=n&moves=n-k_for_k_in_{1,3,4}&at=3,2+1") == 1 + 2 + 2);
  // A move counts once even if several numbers are below 0, and only if play goes on.
  CHECK(below("numbers=a,b&moves=(a-3,b-3),(a-9,b);_(a-1,b)&at=(2,2)") == 1);
  CHECK(below("numbers=n&moves=n-3,n-3;_copies(n-2,0)&at=1") == 1);
  CHECK(below("numbers=n&moves=n-3&end=n==2&at=2") == 0);
  CHECK(below("numbers=n&moves=n-k_for_k_in_1..9000&at=5") == 0);
}

TEST_CASE("a fault while running is told with its place", "[rule]") {
  CHECK(written_options("numbers=n&moves=n/(n-5)", {5}) == "rule-division");
  CHECK(written_options("numbers=n&data.d=1,2&moves=d[n]", {2}) == "rule-index");
  CHECK(written_options("numbers=n&moves=n*n*n*n*n", {1000000}) == "rule-overflow");
  CHECK(written_options("numbers=n&moves=n*n", {100000000}) == "rule-too-large");
  CHECK(written_options("numbers=n&moves=min(k for k in 1..n)", {0}) == "rule-nothing");
  CHECK(written_options("numbers=n&moves=0-9223372036854775807-n", {1}).empty());
  CHECK(written_options("numbers=n&moves=0-9223372036854775807-n", {2}) == "rule-overflow");
  CHECK(written_options("numbers=n&moves=9223372036854775807-n", {0}) == "rule-too-large");
  CHECK(written_options("numbers=n&moves=9223372036854775807-(0-n)", {1}) == "rule-overflow");
  CHECK(written_options("numbers=n&moves=n-2,9223372036854775807+n for i in 1..n", {1}).empty());
  CHECK(written_options("numbers=n&moves=n-2,9223372036854775807+n for i in 1..n", {2}) ==
        "rule-overflow");
  CHECK(written_options("numbers=n&moves=1-n,n*n*n*n*n", {1000000}).empty());
  CHECK(written_options("numbers=n&moves=copies(n,1)", {1001}) == "rule-many-parts");
  CHECK(written_options("numbers=n&moves=(n-5) xor 1", {1}) == "rule-negative-bits");
}

TEST_CASE("data that end with / are a table of one row", "[rule]") {
  const std::string rest = "numbers=n&moves=n-g[0][1]&data.g=";
  CHECK(test::written_options(rest + "3,1,3/", {4}) ==
        test::written_options("numbers=n&moves=n-1", {4}));
  CHECK(told(rest + "3,1,3") == "moves 6-9 rule-one-row");
  CHECK(told("numbers=n&moves=n-len(g)&data.g=3,1,3/").empty());
  CHECK(test::written_options("numbers=n&moves=n-len(g)&data.g=3,1,3/", {4}) ==
        test::written_options("numbers=n&moves=n-1", {4}));
}

TEST_CASE("equal rules have equal texts", "[rule]") {
  CHECK(written_again("numbers=n&moves=n - k  for k in {1, 3,4}") ==
        "numbers=n&moves=n-k_for_k_in_{1,3,4}");
  CHECK(written_again("numbers=n&moves=(n-1);((n-3)*2) if n%252<=1 and (n gt 4)") ==
        "numbers=n&moves=n-1;_(n-3)*2_if_n_mod_2_le_1_and_n_gt_4");
  CHECK(written_again("numbers=a, b&moves=(a-k,b) for k in 1..a&lost=(a==0)") ==
        "numbers=a,b&moves=(a-k,b)_for_k_in_1..a&lost=a==0");
  CHECK(written_again("numbers=n&moves=copies(n/2,2),parts(i for i in 1..n)") ==
        "numbers=n&moves=copies(n/2,2),parts(i_for_i_in_1..n)");
  CHECK(written_again("numbers=n&moves=n-(2-1)-(-3)&end=not (n==1 or n==2)") ==
        "numbers=n&moves=n-(2-1)--3&end=not_(n==1_or_n==2)");
}

TEST_CASE("a slip is told at its characters", "[rule][problems]") {
  const std::string n = "numbers=n&moves=";
  CHECK(told(n + "n-k for k 1..3") == "moves 10-10 rule-in [ in ]");
  CHECK(told(n + "n-1 if n=3") == "moves 8-9 rule-sign [==]");
  CHECK(told(n + "n^1") == "moves 1-2 rule-caret [ xor ]");
  CHECK(told(n + "n--") == "moves 1-3 rule-decrement [-1]");
  CHECK(told(n + "n**2") == "moves 0-4 rule-power [(n*n)]");
  CHECK(told(n + "n-1 if n>2 %26%26 n<5") == "moves 11-13 rule-sign [ and ]");
  CHECK(told(n + "m-1") == "moves 0-1 rule-name");
  CHECK(told(n + "2n") == "moves 1-2 rule-operator [*n]");
  CHECK(told(n + "n-1 if n%252") == "moves 7-10 rule-condition [n%2!=0]");
  CHECK(told(n + "(n-1") == "moves 4-4 rule-close [)]");
  CHECK(told("numbers=a,b&moves=(a-1)") == "moves 0-5 rule-place");
}

}  // namespace grundy
