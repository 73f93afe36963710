#include "sums/search/addend_quotient.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "theory/quotient/misere_quotient.hpp"
#include "theory/work.hpp"

namespace grundy {
namespace {

class GrowingQuotient final : public AddendQuotient {
 public:
  GrowingQuotient(Addends& addends, std::uint64_t steps) : addends_(addends), work_(steps) {}
  std::optional<bool> lost(const Addends::Collection& collection) override;
  std::size_t order() const override { return quotient_.order(); }

 private:
  bool has(std::uint32_t addend) const;
  bool place(std::uint32_t addend);
  bool add(std::uint32_t addend);

  Addends& addends_;
  Work work_;
  bool found_ = true;
  MisereQuotient quotient_;
  std::vector<std::uint32_t> games_;  // of the quotient from 1, by addend; 0 for none
};

bool GrowingQuotient::has(std::uint32_t addend) const {
  return addend < games_.size() && games_[addend] != 0;
}

// Adds the addend to the quotient, after all that its moves can lead to. Those that wait are listed: a game may last
// longer than the program's stack is deep.
bool GrowingQuotient::place(std::uint32_t addend) {
  for (std::vector<std::uint32_t> waiting{addend}; !waiting.empty();) {
    const std::uint32_t next = waiting.back();
    if (!has(next)) {
      if (!addends_.find_options(next, work_)) return false;
      const std::size_t before = waiting.size();
      for (const std::uint32_t option : addends_.options(next)) {
        const auto left = addends_[option];
        if (!work_.spend(left.size())) return false;
        std::copy_if(left.begin(), left.end(), std::back_inserter(waiting),
                     [this](std::uint32_t each) { return !has(each); });
      }
      if (waiting.size() > before) continue;
      if (!add(next)) return false;
    }
    waiting.pop_back();
  }
  return true;
}

bool GrowingQuotient::add(std::uint32_t addend) {
  GameMoves moves;
  for (const std::uint32_t option : addends_.options(addend)) {
    auto& games = moves.emplace_back();
    for (const std::uint32_t left : addends_[option]) games.push_back(games_[left] - 1);
  }
  if (!quotient_.add(std::move(moves), work_)) return false;
  if (addend >= games_.size()) games_.resize(addend + 1);
  games_[addend] = static_cast<std::uint32_t>(quotient_.games());
  return true;
}

std::optional<bool> GrowingQuotient::lost(const Addends::Collection& collection) {
  Element product = 0;
  for (const std::uint32_t addend : collection) {
    found_ = found_ && (has(addend) || place(addend));
    if (!found_) return std::nullopt;
    product = quotient_.times(product, quotient_.element(games_[addend] - 1));
  }
  return quotient_.lost(product);
}

}  // namespace

std::unique_ptr<AddendQuotient> growing_quotient(Addends& addends, std::uint64_t steps) {
  return std::make_unique<GrowingQuotient>(addends, steps);
}

}  // namespace grundy
