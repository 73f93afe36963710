#include "oracle/plain_sum.hpp"

#include <algorithm>
#include <memory>

#include "sums/sum.hpp"
#include "sums/table_kind.hpp"
#include "theory/general.hpp"

namespace grundy {
namespace {

// Each compound rule by its definition.
bool is_whole_turn(const Sum& rule, std::size_t components, std::size_t live, std::size_t moved) {
  switch (rule.compound) {
    case Compound::Disjunctive: return moved == 1;
    case Compound::Selective: return moved >= 1;
    case Compound::NotAll: return moved >= 1 && moved < components;
    case Compound::Conjunctive: return moved >= 1 && moved == components;
    case Compound::Continued: return moved >= 1 && moved == live;
    case Compound::UpTo: return moved >= 1 && moved <= rule.most;
  }
  return false;
}

// Visits every choice of at most `most` components to move, with one of its `ways` for each: calls
// visit(sum of the chosen ways, number of moved components).
template <class Visit>
struct Choosing {
  const std::vector<std::vector<std::size_t>>& ways;
  std::size_t most;
  const Visit& visit;

  void from(std::size_t component, std::size_t distance, std::size_t moved) const {
    if (component == ways.size() || moved == most) return visit(distance, moved);
    from(component + 1, distance, moved);
    for (const std::size_t way : ways[component]) from(component + 1, distance + way, moved + 1);
  }
};

template <class Visit>
void for_each_choice(const std::vector<std::vector<std::size_t>>& ways, std::size_t most,
                     const Visit& visit) {
  Choosing<Visit>{ways, most, visit}.from(0, 0, 0);
}

}  // namespace

std::unique_ptr<ComponentKind> kind_of(const PlainComponent& component, const Sum& rule, Play play,
                                       std::size_t parts) {
  const auto count = static_cast<std::uint32_t>(component.size());
  SolvedTable table = solve_by_options(
      count,
      [&](auto visit) {
        for (std::uint32_t position = 0; position < count; ++position) visit(position);
      },
      [&](std::uint32_t position, auto visit) {
        for (const std::uint32_t option : component[position]) visit(option);
      },
      wanted_for(rule, play, parts));
  return std::make_unique<TableKind>(
      std::move(table),
      [&component](std::uint32_t position, const VisitState& visit) {
        for (const std::uint32_t option : component[position]) visit(option);
      },
      [](std::uint32_t position) { return std::int64_t{position}; });
}

PlainSum::PlainSum(std::vector<const PlainComponent*> components)
    : components_(std::move(components)) {
  for (const PlainComponent* component : components_) {
    weight_.push_back(positions_);
    positions_ *= component->size();
  }
}

std::vector<std::uint32_t> PlainSum::at(std::size_t position) const {
  std::vector<std::uint32_t> at;
  for (std::size_t i = 0; i < components_.size(); ++i) {
    at.push_back(static_cast<std::uint32_t>(position / weight_[i] % components_[i]->size()));
  }
  return at;
}

std::size_t PlainSum::position_of(const std::vector<std::uint32_t>& at) const {
  std::size_t position = 0;
  for (std::size_t i = 0; i < at.size(); ++i) position += at[i] * weight_[i];
  return position;
}

bool PlainSum::is_legal(std::size_t position, const std::vector<std::uint32_t>& at,
                        const Sum& rule) const {
  const std::vector<std::uint32_t> here = this->at(position);
  std::size_t moved = 0;
  std::size_t live = 0;
  for (std::size_t i = 0; i < here.size(); ++i) {
    const std::vector<std::uint32_t>& options = (*components_[i])[here[i]];
    live += !options.empty();
    if (at[i] == here[i]) continue;
    ++moved;
    if (std::find(options.begin(), options.end(), at[i]) == options.end()) return false;
  }
  return is_whole_turn(rule, here.size(), live, moved);
}

std::vector<PlainSum::Answer> PlainSum::solve(const Sum& rule, Play play) const {
  std::vector<Answer> answers(positions_);
  for (std::size_t position = 0; position < positions_; ++position) {
    const std::vector<std::uint32_t> here = at(position);
    std::vector<std::vector<std::size_t>> ways(here.size());
    std::size_t live = 0;
    for (std::size_t i = 0; i < here.size(); ++i) {
      for (const std::uint32_t option : (*components_[i])[here[i]]) {
        ways[i].push_back((here[i] - option) * weight_[i]);
      }
      live += !ways[i].empty();
    }
    bool ended = true;
    std::int32_t soonest_win = INT32_MAX;
    std::int32_t latest_loss = 0;
    std::int32_t latest_win = 0;
    std::int32_t soonest_loss = INT32_MAX;
    Answer& answer = answers[position];
    for_each_choice(ways, here.size(), [&](std::size_t distance, std::size_t moved) {
      if (!is_whole_turn(rule, here.size(), live, moved)) return;
      ended = false;
      const Answer& option = answers[position - distance];
      answer.winning_turns += !option.won;
      if (option.won) {
        latest_loss = std::max(latest_loss, option.remoteness + 1);
        soonest_loss = std::min(soonest_loss, option.suspense + 1);
      } else {
        soonest_win = std::min(soonest_win, option.remoteness + 1);
        latest_win = std::max(latest_win, option.suspense + 1);
      }
    });
    answer.won = ended ? play == Play::Misere : answer.winning_turns > 0;
    if (ended) continue;
    answer.remoteness = answer.won ? soonest_win : latest_loss;
    answer.suspense = answer.won ? latest_win : soonest_loss;
  }
  return answers;
}

std::vector<std::uint8_t> PlainSum::won_backwards(std::size_t most, Play play) const {
  std::vector<std::vector<std::vector<std::uint32_t>>> before;
  for (const PlainComponent* component : components_) {
    before.emplace_back(component->size());
    for (std::uint32_t position = 0; position < component->size(); ++position) {
      for (const std::uint32_t option : (*component)[position]) {
        before.back()[option].push_back(position);
      }
    }
  }
  std::vector<std::uint8_t> won(positions_, 0);
  for (std::size_t position = 0; position < positions_; ++position) {
    const std::vector<std::uint32_t> here = at(position);
    bool ended = true;
    for (std::size_t i = 0; i < here.size() && most > 0; ++i) {
      ended = ended && (*components_[i])[here[i]].empty();
    }
    if (ended) won[position] = play == Play::Misere;
    if (won[position]) continue;
    std::vector<std::vector<std::size_t>> ways(here.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
      for (const std::uint32_t earlier : before[i][here[i]]) {
        ways[i].push_back((earlier - here[i]) * weight_[i]);
      }
    }
    for_each_choice(ways, most, [&](std::size_t distance, std::size_t moved) {
      if (moved >= 1) won[position + distance] = 1;
    });
  }
  return won;
}

}  // namespace grundy
