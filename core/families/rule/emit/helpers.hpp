#pragma once

#include <cstdint>
#include <optional>

#include "families/rule/emit/code.hpp"
#include "families/rule/emit/tables.hpp"

namespace grundy::rule {

/// Functions of an emitted module that expressions call. Each is written on first use.
class Helpers {
 public:
  Helpers(wasm::Module& module, Tables& tables) : module_(module), tables_(tables) {}

  /// Of two numbers, neither of which may be the least 64-bit number.
  std::uint32_t gcd();
  /// Of a number that is not negative, and which root, from 1 on.
  std::uint32_t root();
  /// Of a number up to Tables::kPrimesTo.
  std::uint32_t is_prime();
  /// Whether the product of two numbers fits 64 bits.
  std::uint32_t product_fits();

 private:
  wasm::Module& module_;
  Tables& tables_;
  std::optional<std::uint32_t> gcd_;
  std::optional<std::uint32_t> root_;
  std::optional<std::uint32_t> is_prime_;
  std::optional<std::uint32_t> product_fits_;
};

}  // namespace grundy::rule
