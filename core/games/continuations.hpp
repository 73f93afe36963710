#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "analysis/referee.hpp"
#include "params/problem.hpp"

namespace grundy {

/// A legal turn and where it leads. The fields are those of wasm/grundy.d.ts.
struct Continuation {
  WrittenTurn turn;
  std::uint8_t outcome = '?';
  std::int32_t remoteness = kUnknownRemoteness;
  std::optional<WrittenTurn> reply;
};

struct Continuations {
  static constexpr std::size_t kMaxListed = 200;
  std::optional<std::uint64_t> count;
  std::uint64_t from = 0;
  std::vector<Continuation> list;
};

/// As wasm/grundy.d.ts says of `continuations`: or all problems of the text.
std::variant<Continuations, Problems> continuations(std::string_view text, std::uint64_t from);

}  // namespace grundy
