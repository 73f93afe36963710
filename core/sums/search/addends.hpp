#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sums/component.hpp"
#include "theory/numbers/numbered_lists.hpp"
#include "theory/work.hpp"

namespace grundy {

/// The addends that are met in a disjunctive sum, numbered: states that can move and are no sums themselves. Collections
/// of them are numbered too; neither the order of addends nor the part in which they stand matters.
class Addends {
 public:
  /// Addends by their numbers, sorted.
  using Collection = std::vector<std::uint32_t>;
  using CollectionView = std::span<const std::uint32_t>;

  /// The sum must outlive it.
  explicit Addends(const ComponentSum& sum) : sum_(sum) {}

  /// The addends of the whole if its parts stand at these states.
  Collection of(std::span<const State> states);
  std::uint32_t number_of(CollectionView collection) { return collections_.add(collection); }
  /// Valid until the next collection is numbered.
  CollectionView operator[](std::uint32_t collection) const { return collections_[collection]; }
  /// How many addends all collections have together.
  std::size_t held() const { return collections_.numbers(); }

  /// Lists what the moves of an addend leave; each is a step. False if that is not possible.
  bool find_options(std::uint32_t addend, Work& work);
  /// Once they are found: the numbers of the collections that moves leave. Valid until more are found.
  std::span<const std::uint32_t> options(std::uint32_t addend) const {
    const Addend& of = addends_[addend];
    return std::span(options_).subspan(of.first, of.last - of.first);
  }
  Nimber grundy(std::uint32_t addend) const { return addends_[addend].grundy; }

 private:
  // One that is not live cannot move and is in no collection. What its moves leave is in options_, from `first` to
  // before `last`, once it is listed.
  struct Addend {
    std::uint32_t kind = 0;
    State state = 0;
    Nimber grundy = 0;
    bool live = false;
    std::size_t first = 0;
    std::size_t last = 0;
    bool listed = false;
  };

  void add(std::uint32_t kind, State state, Collection& collection);

  const ComponentSum& sum_;
  // The kind, and its searched state in two halves or, where there is none, its state: one for each of addends_.
  NumberedLists<std::uint32_t> keys_;
  std::vector<Addend> addends_;
  std::vector<std::uint32_t> options_;
  NumberedLists<std::uint32_t> collections_;
};

}  // namespace grundy
