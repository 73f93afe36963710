#include "sequences/methods/heap_sets.hpp"

#include <algorithm>
#include <bit>

#include "params/as_size.hpp"

namespace grundy {

HeapSets::HeapSets(const HeapRule& rule) : rule_(rule) {
  for (const auto& digits : {rule.digits, rule.repeated}) {
    for (const std::uint8_t digit : digits) {
      for (std::size_t heaps = 0; heaps < 4; ++heaps) {
        if ((digit >> heaps & 1) != 0) wanted_[heaps] = true;
      }
    }
  }
  if (rule.parts == HeapParts::Any && wanted_[3]) wanted_[2] = true;
  kept_.resize(rule.digits.size() + rule.repeated.size());
  if (!rule.repeated.empty()) united_.resize(kept_.size());
}

const ValueSet& HeapSets::options(const Values& values) {
  const std::uint64_t coins = values.size();
  if (wanted_[3] && coins >= kept_.size()) kept_.resize(as_size(2 * coins));
  // Sets that are not kept can be skipped, unless all earlier ones are needed for later ones.
  if (united_.empty() && !wanted_[3] && settled_ + kept_.size() <= coins) {
    settled_ = coins - kept_.size() + 1;
  }
  for (; settled_ < coins; ++settled_) {
    part(values, settled_);
    settle(values, settled_);
  }
  part(values, coins);
  options_.clear();
  const std::uint64_t listed = std::min<std::uint64_t>(coins + 1, rule_.digits.size());
  for (std::uint64_t taken = 0; taken < listed; ++taken) {
    if (rule_.digits[as_size(taken)] != 0)
      unite_left(rule_.digits[as_size(taken)], kept(coins - taken));
  }
  for (std::uint64_t i = 0; i < rule_.repeated.size(); ++i) {
    const std::uint64_t taken = rule_.digits.size() + i;
    if (taken > coins) break;
    unite_left(rule_.repeated[as_size(i)], united_[as_size((coins - taken) % united_.size())]);
  }
  return options_;
}

void HeapSets::unite_left(std::uint8_t digit, const Sets& left) {
  for (std::size_t heaps = 0; heaps < 4; ++heaps) {
    if ((digit >> heaps & 1) != 0) unite(options_, left[heaps]);
  }
}

void HeapSets::part(const Values& values, std::uint64_t coins) {
  if (coins < parted_) return;
  parted_ = coins + 1;
  Sets& sets = kept(coins);
  for (ValueSet& set : sets) set.clear();
  if (coins == 0) insert(sets[0], 0);
  if (wanted_[2]) sets[2] = pairs(values, coins);
  if (wanted_[3]) sets[3] = triples(values, coins);
}

void HeapSets::settle(const Values& values, std::uint64_t coins) {
  Sets& sets = kept(coins);
  if (coins > 0) insert(sets[1], values[coins]);
  if (united_.empty()) return;
  Sets& united = united_[coins % united_.size()];
  united = sets;
  const std::uint64_t block = rule_.repeated.size();
  if (coins < block) return;
  for (std::size_t heaps = 0; heaps < 4; ++heaps) {
    unite(united[heaps], united_[(coins - block) % united_.size()][heaps]);
  }
}

ValueSet HeapSets::pairs(const Values& values, std::uint64_t coins) {
  ValueSet set;
  if (rule_.parts == HeapParts::Equal) {
    if (coins > 0 && coins % 2 == 0) insert(set, 0);
    return set;
  }
  const std::uint64_t most = coins == 0                          ? 0
                             : rule_.parts == HeapParts::Unequal ? (coins - 1) / 2
                                                                 : coins / 2;
  if (values.wide()) {
    for (std::uint64_t i = 1; i <= most; ++i) insert(set, values[i] ^ values[coins - i]);
    return set;
  }
  seen_.assign(256, 0);
  const std::uint8_t* const low = values.low();
  const std::uint8_t* const back = low + coins;
  for (std::uint64_t i = 1; i <= most; ++i) seen_[low[i] ^ *(back - i)] = 1;
  for (std::uint32_t value = 0; value < 256; ++value) {
    if (seen_[value] != 0) insert(set, value);
  }
  return set;
}

// The least of the three heaps has at most a third of the coins.
ValueSet HeapSets::triples(const Values& values, std::uint64_t coins) {
  if (rule_.parts == HeapParts::Unequal) return unequal_triples(values, coins);
  ValueSet set;
  if (rule_.parts == HeapParts::Equal) {
    if (coins > 0 && coins % 3 == 0) insert(set, values[coins / 3]);
    return set;
  }
  for (std::uint64_t least = 1; 3 * least <= coins; ++least) {
    unite_nim_sums(set, kept(coins - least)[2], values[least]);
  }
  return set;
}

ValueSet HeapSets::unequal_triples(const Values& values, std::uint64_t coins) const {
  ValueSet set;
  for (std::uint64_t least = 1; 3 * least + 3 <= coins; ++least) {
    const std::uint64_t others = coins - least;
    for (std::uint64_t middle = least + 1; 2 * middle < others; ++middle) {
      insert(set, values[least] ^ values[middle] ^ values[others - middle]);
    }
  }
  return set;
}

}  // namespace grundy
