#pragma once

#include <cstdint>
#include <deque>
#include <vector>

namespace grundy {

/// Keeps the options of positions 0, 1, … as numbers, position by position, until there are more
/// than `most` in all. So an option is found once, for the turns that follow as well. It takes four
/// bytes, and each position one std::size_t more.
class KeptOptions {
 public:
  explicit KeptOptions(std::size_t most = 0) : most_(most) {}

  /// Adds an option of the position that is being written.
  void add(std::uint32_t option) {
    if (!full_) options_.push_back(option);
    full_ = full_ || options_.size() > most_;
  }
  /// Ends the position that is being written; the next one follows.
  void end_position() {
    if (!full_) ends_.push_back(options_.size());
  }
  /// Whether the options of this position are kept.
  bool has(std::uint32_t position) const { return position < ends_.size(); }
  template <class Visit>
  void for_each(std::uint32_t position, Visit visit) const {
    const std::size_t end = ends_[position];
    for (std::size_t i = start_of(position); i < end; ++i) visit(options_[i]);
  }
  /// Forgets all positions from this one on; it is the next to be written.
  void shrink(std::uint32_t position) {
    if (position > ends_.size()) return;
    ends_.resize(position);
    options_.resize(start_of(position));
    full_ = false;
  }

 private:
  std::size_t start_of(std::uint32_t position) const {
    return position == 0 ? 0 : ends_[position - 1];
  }

  std::size_t most_;
  bool full_ = false;
  std::deque<std::uint32_t> options_;  // in blocks, so that growing copies nothing
  std::vector<std::size_t> ends_;      // where each position's options end
};

}  // namespace grundy
