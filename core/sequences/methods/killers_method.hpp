#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sequences/low_bytes.hpp"
#include "sequences/methods/one_hot_plan.hpp"
#include "sequences/methods/sparse_method.hpp"

namespace grundy {

/// The sparse search for many rare positions and values below 512. It works on low bytes, sixteen
/// heaps at once. Some entries, the killers, mark their options for each heap; a sample chooses
/// them so that few common values below the answer stay unmarked. The least unmarked ones are
/// candidates, and all other entries are compared with them in vectors. If all candidates are
/// options, the plain search solves the heap, so the sample affects only speed.
///
/// With values of 256 and more it begins only where no option has two rare parts. Then a rare and a
/// common part have a common nim-sum, two common parts a rare one, and within a class a low byte
/// stands for one value. With values below 256 it may begin earlier.
class KillersMethod final : public Method {
 public:
  /// Whether this method can compute the values after these.
  static bool fits(const SparseSearch& search, const Values& values, std::uint32_t largest);

  KillersMethod(SparseSearch& search, const Values& values);
  Engine engine() const override { return Engine::Killers; }
  bool extend(Values& values, std::uint64_t until) override;
  const RarePositions* rares() const override { return &search_->rares(); }

 private:
  static constexpr std::uint64_t kLanes = 16;
  static constexpr std::uint32_t kCandidates = 8;

  void plan(const Values& values);
  void reverse(const Values& values);
  void stamp(const std::uint8_t* low);
  void choose_candidates(std::uint64_t heap);
  void compare(const std::uint8_t* low);
  bool finish(Values& values, std::uint64_t lanes);
  std::uint32_t answer(const Values& values, std::uint64_t lane) const;
  bool is_near_option(const Values& values, std::uint32_t value) const;
  LowBytes missing_rares(const Values& values, std::uint32_t common);
  bool find(const Values& values, std::uint32_t value, std::uint64_t searched);
  std::uint32_t settle(const Values& values, std::uint32_t common);

  SparseSearch* search_;
  std::vector<OptionEntry> near_;  // their sources may be in the block itself
  std::vector<OptionEntry> killers_;
  std::vector<OptionEntry> others_;
  std::uint32_t reach_ = 0;
  bool bytes_ = false;       // only values below 256: options may have two rare parts
  std::uint64_t begin_ = 0;  // first heap of the marked pairs; most heaps from here are common
  std::vector<std::uint8_t> reversed_;  // the low bytes of the first heaps, in reverse order
  std::array<ClassValues, 2> common_;   // at even and at odd heaps
  std::array<ClassValues, 2> rare_;
  alignas(64) std::uint8_t marks_[kLanes][256]{};
  alignas(64) std::uint8_t candidates_[kCandidates][kLanes]{};
  std::uint16_t candidate_values_[kCandidates][kLanes]{};
  alignas(64) std::uint8_t hits_[kCandidates][kLanes]{};
  alignas(64) std::uint8_t found_[256]{};
};

}  // namespace grundy
