#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "theory/nim.hpp"
#include "theory/work.hpp"

namespace grundy {

/// Grundy numbers of positions that fall into independent regions (J. Lemoine, S. Viennot, Nimbers
/// are inevitable, Theoretical Computer Science 462, 2012). The search asks whether a region G has
/// the number n, that is, whether G + *n is lost: most answers need few of the options. In a
/// position of several regions all but the largest are replaced by their numbers, so each question
/// is about a single region. Every number in the table is proved. `Rules` is what a game tells
/// about its regions:
/// - `Region`: copied by value, compared by ==, equal for regions of the same form; it has a
///   `size()`, and `most_number()` is an upper bound of its number;
/// - `hash(region)`;
/// - `is_zero(region)`: whether a theorem gives it the number 0;
/// - `for_each_option(region, visit)`: for each move calls visit with the regions that it leaves,
///   except those without moves, until visit returns false.
template <class Rules>
class NimberSearch {
 public:
  using Region = typename Rules::Region;
  using Regions = std::vector<Region>;

  /// The most regions in the table, about 32 bytes each; when it is full, new ones replace others.
  static constexpr std::size_t kMostHeld = std::size_t{1} << 22;

  explicit NimberSearch(Rules rules = {}, std::size_t most_held = kMostHeld)
      : rules_(std::move(rules)), most_held_(most_held), table_(kFirstHeld) {}

  /// The number of a region; none where the work is over.
  std::optional<Nimber> number(const Region& region, Work& work) {
    for (Nimber n = 0;; ++n) {
      const auto is = is_number(region, n, work);
      if (!is) return std::nullopt;
      if (*is) return n;
    }
  }

  /// Whether the nim-sum of the regions' numbers is n; none where the work is over.
  std::optional<bool> is_sum(Regions regions, Nimber n, Work& work) {
    return ask(std::move(regions), n, work);
  }

  /// How many times the options of a region were looked at.
  std::uint64_t positions() const { return positions_; }

 private:
  static constexpr std::size_t kFirstHeld = std::size_t{1} << 10;
  static constexpr std::size_t kProbes = 4;
  static constexpr Nimber kNoted = 31;  // numbers up to this can be noted as excluded

  struct Entry {
    Region region{};
    std::uint32_t excluded = 0;  // bit n is set if its number is known not to be n
    std::int16_t number = kUnknown;
  };
  static constexpr std::int16_t kUnknown = -1;
  static constexpr std::int16_t kEmpty = -2;

  struct Slot : Entry {
    Slot() { this->number = kEmpty; }
  };

  Slot* find(const Region& region) {
    const std::size_t at = rules_.hash(region) & (table_.size() - kProbes);
    for (std::size_t i = at; i < at + kProbes; ++i) {
      if (table_[i].number != kEmpty && table_[i].region == region) return &table_[i];
    }
    return nullptr;
  }

  // Where no slot is free the smallest region is replaced, since its number is soonest found again.
  Slot& place(const Region& region) {
    if (Slot* known = find(region)) return *known;
    if (held_ * 2 > table_.size() && table_.size() < most_held_) grow();
    const std::size_t at = rules_.hash(region) & (table_.size() - kProbes);
    std::size_t least = at;
    for (std::size_t i = at; i < at + kProbes; ++i) {
      if (table_[i].number == kEmpty) {
        least = i;
        break;
      }
      if (table_[i].region.size() < table_[least].region.size()) least = i;
    }
    Slot& slot = table_[least];
    held_ += slot.number == kEmpty;
    slot = Slot();
    slot.region = region;
    slot.number = kUnknown;
    return slot;
  }

  void grow() {
    std::vector<Slot> old(table_.size() * 4);
    old.swap(table_);
    held_ = 0;
    for (const Slot& slot : old) {
      if (slot.number == kEmpty) continue;
      Slot& moved = place(slot.region);
      moved.excluded = slot.excluded;
      moved.number = slot.number;
    }
  }

  // What is known without looking at options.
  std::optional<Nimber> known(const Region& region) {
    if (region.most_number() == 0 || rules_.is_zero(region)) return 0;
    const Slot* slot = find(region);
    if (slot == nullptr || slot->number < 0) return std::nullopt;
    return static_cast<Nimber>(slot->number);
  }

  std::optional<bool> knows(const Region& region, Nimber n) {
    if (n > region.most_number()) return false;
    if (const auto number = known(region)) return *number == n;
    const Slot* slot = find(region);
    if (slot != nullptr && n <= kNoted && (slot->excluded >> n & 1) != 0) return false;
    return std::nullopt;
  }

  void exclude(const Region& region, Nimber n) {
    if (n <= kNoted) place(region).excluded |= std::uint32_t{1} << n;
  }

  // Removes regions with known numbers, whose nim-sum it returns, and pairs of equal regions.
  Nimber reduce(Regions& regions) {
    Nimber sum = 0;
    std::erase_if(regions, [&](const Region& region) {
      const auto number = known(region);
      sum ^= number.value_or(0);
      return number.has_value();
    });
    for (std::size_t i = 0; i < regions.size(); ++i) {
      const auto twin = std::find(regions.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                  regions.end(), regions[i]);
      if (twin == regions.end()) continue;
      regions.erase(twin);
      regions.erase(regions.begin() + static_cast<std::ptrdiff_t>(i--));
    }
    return sum;
  }

  std::optional<bool> ask(Regions regions, Nimber n, Work& work) {
    n ^= reduce(regions);
    if (regions.empty()) return n == 0;
    std::sort(regions.begin(), regions.end(),
              [](const Region& a, const Region& b) { return a.size() < b.size(); });
    for (std::size_t i = 0; i + 1 < regions.size(); ++i) {
      const auto part = number(regions[i], work);
      if (!part) return std::nullopt;
      n ^= *part;
    }
    return is_number(regions.back(), n, work);
  }

  struct Option {
    Regions regions;
    Nimber left = 0;        // the nim-sum that is asked for
    std::uint64_t key = 0;  // the smaller the easier
  };

  // Lists the options that the table does not decide, the easiest first; true if it says that one has the number n.
  bool list_options(const Region& region, Nimber n, std::vector<Option>& options, Work& work) {
    bool found = false;
    options.reserve(2 * region.size());
    rules_.for_each_option(region, [&](Regions& regions) {
      // A step for the move and one for each region that is looked up, which takes longer.
      if (!work.spend(1 + regions.size())) return false;
      Option option{regions, n, 0};
      option.left ^= reduce(option.regions);
      if (option.regions.empty()) {
        found = option.left == 0;
        return !found;
      }
      if (option.regions.size() == 1) {
        const auto answer = knows(option.regions[0], option.left);
        found = answer.value_or(false);
        if (answer) return !found;
      }
      std::uint64_t largest = 0;
      std::uint64_t others = 0;
      for (const Region& part : option.regions) {
        others += part.size();
        largest = std::max<std::uint64_t>(largest, part.size());
      }
      option.key = largest << 32 | (others - largest) << 16 | options.size();
      options.push_back(std::move(option));
      return true;
    });
    std::sort(options.begin(), options.end(),
              [](const Option& a, const Option& b) { return a.key < b.key; });
    return found;
  }

  // G + *n is lost iff no option of G has the number n, and G has no number less than n.
  std::optional<bool> is_number(const Region& region, Nimber n, Work& work) {
    if (const auto answer = knows(region, n)) return answer;
    ++positions_;
    std::vector<Option> options;
    if (list_options(region, n, options, work)) {
      exclude(region, n);
      return false;
    }
    if (work.over()) return std::nullopt;
    for (Option& option : options) {
      const auto answer = ask(std::move(option.regions), option.left, work);
      if (!answer) return std::nullopt;
      if (*answer) {
        exclude(region, n);
        return false;
      }
    }
    for (Nimber less = 0; less < n; ++less) {
      const auto answer = is_number(region, less, work);
      if (!answer) return std::nullopt;
      if (*answer) return false;
    }
    place(region).number = static_cast<std::int16_t>(n);
    return true;
  }

  Rules rules_;
  std::size_t most_held_;
  std::vector<Slot> table_;
  std::size_t held_ = 0;
  std::uint64_t positions_ = 0;
};

}  // namespace grundy
