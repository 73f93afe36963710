#pragma once

// A small Catch2 for WebAssembly, since Debian's is a native library. It has the few macros that
// this suite uses, so that the same cases run there too.

#include <exception>
#include <functional>
#include <iostream>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

namespace little_catch {

struct TestCase {
  std::string name;
  std::string tags;
  void (*body)();
};

struct Run {
  std::vector<TestCase> cases;
  std::vector<std::function<std::string()>> infos;
  std::size_t assertions = 0;
  std::size_t faults = 0;
};

inline Run run;

/// Ends a test case at its first broken REQUIRE.
struct Required {};

struct Register {
  Register(void (*body)(), const char* name, const char* tags = "") {
    run.cases.push_back({name, tags, body});
  }
};

/// Collects what INFO is given. A lambda could not name structured bindings.
struct Streamed {
  template <class Value>
  Streamed& operator<<(const Value& value) {
    text << value;
    return *this;
  }
  std::ostringstream text;
};

/// Removes its information at the end of the block.
struct ScopedInfo {
  explicit ScopedInfo(std::function<std::string()> told) { run.infos.push_back(std::move(told)); }
  ScopedInfo(const ScopedInfo&) = delete;
  ~ScopedInfo() { run.infos.resize(before); }
  std::size_t before = run.infos.size();
};

template <class... Values>
std::string shown(const char* names, const Values&... values) {
  std::ostringstream text;
  text << names << " :=";
  const auto show = [&](const auto& value) {
    if constexpr (requires { text << value; }) {
      text << ' ' << value;
    } else {
      text << " {?}";
    }
  };
  (show(values), ...);
  return text.str();
}

/// Keeps copies of the values and writes them only for a fault, since to write them takes longer than most checks.
template <class... Values>
std::function<std::string()> captured(const char* names, const Values&... values) {
  return [names, kept = std::make_tuple(values...)] {
    return std::apply([names](const auto&... each) { return shown(names, each...); }, kept);
  };
}

inline bool check(bool holds, const char* text, const char* file, int line) {
  ++run.assertions;
  if (holds) return true;
  ++run.faults;
  std::cout << file << ':' << line << ": FAILED: " << text << '\n';
  for (const auto& told : run.infos) std::cout << "  with " << told() << '\n';
  return false;
}

inline bool passes(const TestCase& test) {
  const std::size_t before = run.faults;
  run.infos.clear();
  try {
    test.body();
  } catch (const Required&) {
  } catch (const std::exception& error) {
    check(false, error.what(), test.name.c_str(), 0);
  }
  if (run.faults != before) std::cout << "in: " << test.name << "\n\n";
  return run.faults == before;
}

/// Whether a comma-separated part selects the case: "[TAG]" by its tag, "~[TAG]" without it, other text by its name.
inline bool is_chosen(const TestCase& test, const std::string& chosen) {
  std::stringstream parts(chosen);
  for (std::string part; std::getline(parts, part, ',');) {
    const bool without = part.rfind('~', 0) == 0;
    const std::string looked_for = part.substr(without ? 1 : 0);
    if (((test.name + test.tags).find(looked_for) != std::string::npos) != without) return true;
  }
  return chosen.empty();
}

/// Runs all cases, or those that `chosen` selects in the syntax of Catch2, and prints the same summary as Catch2.
inline int run_all(const std::string& chosen) {
  std::erase_if(run.cases, [&](const TestCase& test) { return !is_chosen(test, chosen); });
  std::size_t failed = 0;
  for (const TestCase& test : run.cases) failed += passes(test) ? 0 : 1;
  const std::size_t total = run.cases.size();
  if (failed == 0) {
    std::cout << "All tests passed (" << run.assertions << " assertions in " << total
              << " test cases)\n";
  } else {
    std::cout << "test cases: " << total << " | " << total - failed << " passed | " << failed
              << " failed\n";
  }
  return failed == 0 ? 0 : 1;
}

}  // namespace little_catch

#define LITTLE_JOIN_(a, b) a##b
#define LITTLE_JOIN(a, b) LITTLE_JOIN_(a, b)
#define LITTLE_TEST_CASE(body, ...)                                               \
  static void body();                                                             \
  static const little_catch::Register LITTLE_JOIN(body, _is)(&body, __VA_ARGS__); \
  static void body()
#define LITTLE_STREAMED(stream) \
  [told = (little_catch::Streamed() << stream).text.str()] { return told; }

// Files compiled as one have equal line numbers, so names use __COUNTER__.
#define TEST_CASE(...) LITTLE_TEST_CASE(LITTLE_JOIN(little_case_, __COUNTER__), __VA_ARGS__)
#define CHECK(...)   \
  static_cast<void>( \
      little_catch::check(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__))
#define CHECK_FALSE(...) CHECK(!(__VA_ARGS__))
#define REQUIRE(...)                                                                              \
  do {                                                                                            \
    if (!little_catch::check(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)) { \
      throw little_catch::Required{};                                                             \
    }                                                                                             \
  } while (false)
#define REQUIRE_FALSE(...) REQUIRE(!(__VA_ARGS__))
#define INFO(stream) \
  const little_catch::ScopedInfo LITTLE_JOIN(little_info_, __LINE__)(LITTLE_STREAMED(stream))
#define CAPTURE(...)                          \
  const little_catch::ScopedInfo LITTLE_JOIN( \
      little_capture_, __LINE__)(little_catch::captured(#__VA_ARGS__, __VA_ARGS__))
#define UNSCOPED_INFO(stream) little_catch::run.infos.push_back(LITTLE_STREAMED(stream))

#ifdef CATCH_CONFIG_MAIN
int main(int count, char** arguments) {
  return little_catch::run_all(count > 1 ? arguments[1] : "");
}
#endif
