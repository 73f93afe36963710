#include "families/rule/emit/emit.hpp"

#include "core/families/rule/typed_rule.hpp"

namespace grundy {
namespace {

using Bytes = std::vector<std::uint8_t>;

std::optional<rule::EmittedRule> emitted(const std::string& text,
                                         const std::optional<rule::DenseBox>& box = std::nullopt) {
  return rule::emit(test::rule_of(text), box);
}

Bytes bytes_of(const std::string& text, const std::optional<rule::DenseBox>& box = std::nullopt) {
  const auto rule = emitted(text, box);
  REQUIRE(rule.has_value());
  return rule->bytes(4096);
}

bool holds(const Bytes& bytes, const std::string& name) {
  return std::search(bytes.begin(), bytes.end(), name.begin(), name.end()) != bytes.end();
}

std::size_t unsigned_at(const Bytes& bytes, std::size_t& at) {
  std::size_t value = 0;
  for (unsigned shift = 0;; shift += 7) {
    const std::uint8_t byte = bytes.at(at++);
    value |= static_cast<std::size_t>(byte & 0x7F) << shift;
    if (byte < 0x80) return value;
  }
}

}  // namespace

TEST_CASE("what is emitted has the sections of a module and no more", "[rule][emit]") {
  const Bytes bytes =
      bytes_of("numbers=a,b&moves=(a-k,b) for k in 1..a if gcd(a,b)==1", rule::DenseBox{{9, 9}});
  REQUIRE(Bytes(bytes.begin(), bytes.begin() + 8) == Bytes{0, 'a', 's', 'm', 1, 0, 0, 0});
  Bytes sections;
  for (std::size_t at = 8; at < bytes.size();) {
    sections.push_back(bytes[at++]);
    const std::size_t size = unsigned_at(bytes, at);
    at += size;
    REQUIRE(at <= bytes.size());
  }
  // Types, the imported memory, functions, globals, exports, code: no data, no start.
  CHECK(sections == Bytes{1, 2, 3, 6, 7, 10});
}

TEST_CASE("whole numbers are written as WebAssembly has them", "[rule][emit]") {
  // Examples of LEB128, the encoding that WebAssembly uses.
  Bytes bytes;
  rule::wasm::write_unsigned(bytes, 3);
  rule::wasm::write_unsigned(bytes, 624'485);
  rule::wasm::write_signed(bytes, -123'456);
  rule::wasm::write_signed(bytes, 64);
  CHECK(bytes == Bytes{0x03, 0xE5, 0x8E, 0x26, 0xC0, 0xBB, 0x78, 0xC0, 0x00});
}

TEST_CASE("numbers are filled in where a box is given and parts are all that counts",
          "[rule][emit]") {
  const std::string text = "numbers=n&moves=n-1";
  CHECK(!holds(bytes_of(text), "fill"));
  CHECK(holds(bytes_of(text, rule::DenseBox{{100}}), "fill"));
  CHECK(!holds(bytes_of(text + "&lost=n==3", rule::DenseBox{{100}}), "fill"));
  CHECK(holds(bytes_of(text + "&lost=n==3"), "options"));
  CHECK(!holds(bytes_of("numbers=a,b&moves=(a-1,b)", rule::DenseBox{{1'000'000, 1'000'000}}),
               "fill"));
}

TEST_CASE("code that is never run is emitted", "[rule][emit]") {
  // No i is in n..n-1. If there were one, n-i would be at least 1 by its first end and at most 0 by its last.
  CHECK(emitted("numbers=n&moves=n-1-7/(n-i)_for_i_in_n..n-1"));
  CHECK(emitted("numbers=n&moves=n-1-7_mod_(n-i)_for_i_in_n..n-1"));
}

TEST_CASE("what is rare is not emitted", "[rule][emit]") {
  CHECK(!emitted("numbers=n&moves=n-len(primes(n))"));
  CHECK(!emitted("numbers=n&moves=n-digits(n)[0]"));
  CHECK(!emitted("numbers=n&let.d=digits(n)&moves=n-d[0]"));
  CHECK(emitted("numbers=n&data.d=1,2&moves=n-len(d)-d[0]"));
  // Code for each of these choices would be too long.
  std::string clauses;
  for (char name = 'a'; name < 'm'; ++name) {
    clauses += std::string(" for ") + name + " in {n,n+1,n+2,n+3}";
  }
  CHECK(!emitted("numbers=n&moves=n-1" + clauses));
}

}  // namespace grundy
