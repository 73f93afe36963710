#pragma once

#include "families/subtraction/pile_options.hpp"
#include "sequences/methods/heap_sets.hpp"
#include "sequences/methods/method.hpp"

namespace grundy {

/// Take-and-break by the definition, for every rule: each way to split a number of coins is looked
/// at once. A value of n coins costs O(n), or O(n^2) if three heaps may be left.
class OptionsMethod final : public Method {
 public:
  explicit OptionsMethod(const HeapRule& rule) : sets_(rule) {}
  Engine engine() const override { return Engine::Options; }
  bool extend(Values& values, std::uint64_t until) override;

 private:
  HeapSets sets_;
};

/// Take-away by the definition, for sizes below `most`.
class TakeMethod final : public Method {
 public:
  TakeMethod(const Piles& rules, std::uint64_t most) : options_(rules, most) {}
  Engine engine() const override { return Engine::Options; }
  bool extend(Values& values, std::uint64_t until) override;

 private:
  PileOptions options_;
  ValueSet found_;
};

}  // namespace grundy
