#include "glance/coins.hpp"

#include <bit>

#include "families/tree/tree.hpp"
#include "glance/kind.hpp"

namespace grundy::glance {
namespace {

// Solves positions. The key of one is what all places hold, `bits` bits each.
class Search {
 public:
  Search(const Coins& coins, Play play, std::uint32_t bits, Arena& arena)
      : next_(coins.next),
        held_(arena),
        play_(play),
        bits_(bits),
        entries_(arena, std::size_t{kMask} + 1) {
    for (const std::uint64_t here : coins.held) held_.push_back(here);
  }

  Depth solve() {
    std::uint64_t key = 0;
    for (const std::uint64_t here : held_) key = key << bits_ | here;
    auto place = static_cast<std::size_t>(key * 0x9E3779B97F4A7C15u >> 49);
    while (entries_[place].known) {
      if (entries_[place].key == key) return entries_[place].depth;
      place = (place + 1) & kMask;
    }
    DepthOfOptions options;
    for_each_coin_option(next_, held_, [&](const auto&) {
      if (++steps_ <= kMaxSteps && positions_ <= kRemotenessLimit) options.add(solve());
    });
    // The options that were added may have taken this place.
    while (entries_[place].known) place = (place + 1) & kMask;
    ++positions_;
    entries_[place] = {key, options.position(play_), true};
    return entries_[place].depth;
  }

  bool too_long() const { return steps_ > kMaxSteps; }
  bool beyond() const { return positions_ > kRemotenessLimit; }

 private:
  // The table has more places than there can be positions.
  static constexpr std::uint32_t kMask = 0x7FFF;
  struct Entry {
    std::uint64_t key;
    Depth depth;
    bool known;
  };

  const List<std::int32_t>& next_;
  List<std::uint64_t> held_;
  Play play_;
  std::uint32_t bits_;
  List<Entry> entries_;
  std::size_t steps_ = 0;
  std::uint64_t positions_ = 0;
};

// Longer plays would need a deeper stack.
constexpr std::uint64_t kLongestPlay = 2'000;

}  // namespace

std::int32_t searched_remoteness(const Coins& coins, Play play, Arena& arena, bool& good) {
  std::uint64_t least = 1;
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < coins.held.size(); ++i) {
    total += coins.held[i];
    // Each place can move any number of its coins, whatever the others do: at least this many positions.
    if (coins.next[i] != Tree::kNoParent) least *= coins.held[i] + 1;
    if (least > kRemotenessLimit) return kUnknownRemoteness;
  }
  const auto bits = static_cast<std::uint32_t>(std::bit_width(total));
  good = good && total * coins.held.size() <= kLongestPlay && coins.held.size() * bits <= 64;
  if (!good) return kUnknownRemoteness;
  Search search(coins, play, bits, arena);
  const Depth depth = search.solve();
  good = !search.too_long() || search.beyond();
  return search.beyond() ? kUnknownRemoteness : depth.remoteness;
}

}  // namespace grundy::glance
