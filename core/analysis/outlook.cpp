#include "analysis/outlook.hpp"

#include <algorithm>

#include "theory/retrograde.hpp"

namespace grundy {
namespace {

constexpr std::size_t kMaxPositions = 20'000;
constexpr std::size_t kMaxTurns = 100'000;  // of all positions together
constexpr std::size_t kMaxItems = 64;

// Whether it is better for the player who moves to leave `a` than to leave `b`.
bool is_better(Prospect a, Prospect b) {
  const auto rank = [](Outcome outcome) {
    return outcome == Outcome::Lose ? 3 : outcome == Outcome::Draw ? 2 : outcome == Outcome::Win;
  };
  if (a.outcome != b.outcome) return rank(a.outcome) > rank(b.outcome);
  if (a.outcome == Outcome::Win) return a.remoteness > b.remoteness;
  if (a.outcome != Outcome::Lose || a.remoteness == kUnknownRemoteness) return false;
  return b.remoteness == kUnknownRemoteness || a.remoteness < b.remoteness;
}

}  // namespace

Outlook::Outlook(const Game& game) : referee_(game.position->referee(game)) { search(game.play); }

void Outlook::search(Play play) {
  if (referee_->start().size() > kMaxItems) return;
  places_.add(referee_->start());
  StateGraph graph;
  std::vector<std::uint8_t> won;
  for (std::uint32_t next = 0; next < places_.size(); ++next) {
    const auto listed = places_[next];
    const Place place(listed.begin(), listed.end());
    const LegalTurns turns = referee_->turns(place);
    const std::uint64_t count = turns.count().value_or(kMaxTurns + 1);
    if (graph.option.size() + count > kMaxTurns || places_.size() > kMaxPositions) {
      return places_.keep(0);
    }
    for (std::uint64_t i = 0; i < count; ++i) {
      graph.option.push_back(places_.add(referee_->after(place, turns.at(i))));
    }
    graph.first.push_back(static_cast<std::uint32_t>(graph.option.size()));
    won.push_back(referee_->won_at_end(place, play));
  }
  depths_ = retrograde(graph, won);
}

Prospect Outlook::at(const Place& place) const {
  if (places_.size() == 0) return referee_->judge(place);
  const Depth depth = depths_[*places_.find(place)];
  return {outcome_of(depth), depth.remoteness};
}

std::uint64_t Outlook::looks() const {
  constexpr std::uint64_t kMaxWork = 4'000'000;
  return std::clamp<std::uint64_t>(kMaxWork / referee_->work(), 1, 20'000);
}

// All turns if everything was searched; else the turns that theory names, or some `looks` turns.
std::vector<Turn> Outlook::candidates(const Place& place, Prospect here,
                                      const Search& search) const {
  if (places_.size() == 0 && here.outcome == Outcome::Win) {
    return referee_->winning_turns(place, static_cast<std::size_t>(search.looks));
  }
  if (places_.size() == 0 && here.outcome == Outcome::Lose) {
    if (auto turn = referee_->delaying_turn(place)) return {std::move(*turn)};
  }
  const LegalTurns turns = referee_->turns(place);
  const std::uint64_t count = turns.listed();
  const std::uint64_t looked = places_.size() == 0 ? std::min(count, search.looks)
                                                   : std::min<std::uint64_t>(count, kMaxTurns);
  std::vector<Turn> list;
  for (std::uint64_t i = 0; i < looked; ++i)
    list.push_back(turns.at((search.first % count + i) % count));
  return list;
}

std::vector<Turn> Outlook::best_turns(const Place& place, const Search& search) const {
  const Prospect here = at(place);
  std::vector<Turn> best;
  Prospect reached;
  for (Turn& turn : candidates(place, here, search)) {
    const Prospect after = this->after(place, turn);
    if (best.empty() || is_better(after, reached)) {
      best.clear();
      reached = after;
    } else if (is_better(reached, after)) {
      continue;
    }
    if (best.size() < search.most) best.push_back(std::move(turn));
    const bool surely = here.remoteness > 0 && reached.remoteness == here.remoteness - 1;
    if (surely && best.size() == search.most) break;
  }
  return best;
}

}  // namespace grundy
