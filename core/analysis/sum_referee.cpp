#include "analysis/referee.hpp"
#include "sums/loop_ruling.hpp"
#include "sums/search/disjunctive_search.hpp"
#include "sums/search/loop_search.hpp"
#include "sums/search/sum_search.hpp"
#include "sums/sum.hpp"
#include "sums/turns/winning_turns.hpp"

namespace grundy {
namespace {

// A place holds the states of the components. Their kinds are solved once.
class SumReferee final : public Referee {
 public:
  explicit SumReferee(const Game& game)
      : play_(game.play),
        rule_(game.sum),
        sum_(game.position->component_sum({game.play, game.sum, 0})) {
    for (const ComponentSum::Part& part : sum_.parts) start_.push_back(part.state);
  }

  Place start() const override { return start_; }

  LegalTurns turns(const Place& place) const override {
    std::vector<Choices> parts(place.size());
    std::size_t live = 0;
    bool all = true;
    const bool over = won_at_once(sum_, place).has_value();
    for (std::size_t i = 0; i < place.size() && !over; ++i) {
      all = all && kind(i).lists_options(place[i]);
      kind(i).for_each_option(place[i], [&](const OptionRange& range) {
        parts[i].moves.push_back({range.first, range.last});
      });
      live += !parts[i].moves.empty();
    }
    return {std::move(parts), turn_size(rule_, place.size(), live), all};
  }

  Place after(const Place& place, const Turn& turn) const override {
    Place after = place;
    for (const Moved& moved : turn) after[moved.part] = moved.to;
    return after;
  }

  WrittenTurn written(const Place& place, const Turn& turn) const override {
    std::vector<ItemMove> moves;
    for (const auto& [part, to] : turn) moves.push_back(item_move(sum_, part, place[part], to));
    return turn_of(std::move(moves));
  }

  Prospect judge(const Place& place) const override {
    const std::vector<Facts> facts = facts_of(place);
    if (!all_decided(facts)) {
      return addends_may_decide(sum_, facts, rule_, play_) ? judge_by_addends(place) : Prospect{};
    }
    if (wants_loops(facts) && loops()) {
      const Depth depth = loops_->at(place);
      return {outcome_of(depth), depth.remoteness};
    }
    if (ends_whole(sum_)) return {};
    const auto theorem = theorem_of(facts);
    if (theorem)
      return {outcome_by(*theorem, facts, rule_, play_), remoteness_of(place, *theorem, facts)};
    if (any_loopy(facts)) return {};
    if (searched()) {
      return {outcome_of(searched_->won_at(place)), searched_->remoteness_at(place)};
    }
    return moves_one(rule_, place.size()) ? judge_by_addends(place) : Prospect{};
  }

  bool won_at_end(const Place& place, Play play) const override {
    return won_at_once(sum_, place).value_or(play == Play::Misere);
  }

  std::vector<Turn> winning_turns(const Place& place, std::size_t most) const override {
    const std::vector<Facts> facts = facts_of(place);
    if (judge(place).outcome != Outcome::Win) return {};
    const auto theorem = theorem_of(facts);
    if (!theorem || (wants_loops(facts) && loops())) {
      return turns_that_leave_lost(place, most, kMaxLooks);
    }
    for (std::size_t i = 0; i < place.size(); ++i) sum_.parts[i].state = place[i];
    TurnPage page(0, most);
    grundy::winning_turns({sum_, facts, rule_, play_}, *theorem, page);
    return page.list();
  }

  // In a conjunctive sum the loser keeps every component from its end as long as possible.
  std::optional<Turn> delaying_turn(const Place& place) const override {
    if (theorem_of(facts_of(place)) != Theorem::Conjunctive) return std::nullopt;
    Turn turn;
    for (std::size_t i = 0; i < place.size(); ++i) {
      Moved moved{i, 0};
      std::int64_t longest = -1;
      kind(i).for_each_option(place[i], [&](const OptionRange& range) {
        const bool draw = range.facts.outcome == Outcome::Draw;
        const std::int64_t delay = draw ? INT32_MAX : range.facts.remoteness;
        if (delay <= longest) return;
        longest = delay;
        moved.to = range.first;
      });
      if (longest < 0) return std::nullopt;
      turn.push_back(moved);
    }
    return turn;
  }

  std::uint64_t work() const override { return 1 + start_.size(); }

 private:
  static constexpr std::uint64_t kMaxLooks = 5'000;

  const ComponentKind& kind(std::size_t part) const { return *sum_.kinds[sum_.parts[part].kind]; }

  std::vector<Facts> facts_of(const Place& place) const {
    std::vector<Facts> facts;
    for (std::size_t i = 0; i < place.size(); ++i) facts.push_back(kind(i).facts(place[i]));
    return facts;
  }

  std::optional<Theorem> theorem_of(const std::vector<Facts>& facts) const {
    const bool none = ends_whole(sum_) || !all_decided(facts);
    return none ? std::nullopt : theorem_for(facts, rule_, play_);
  }

  Prospect judge_by_addends(const Place& place) const {
    const auto won = by_addends_.won(place);
    return won ? Prospect{outcome_of(*won), kUnknownRemoteness} : Prospect{};
  }

  std::int32_t remoteness_of(const Place& place, Theorem theorem,
                             const std::vector<Facts>& facts) const {
    const std::int32_t told = remoteness_by(theorem, facts);
    if (told != kUnknownRemoteness || any_loopy(sum_)) return told;
    return searched() ? searched_->remoteness_at(place) : told;
  }

  // No theorem gives the remoteness of several loopy components, and none applies if one may end the whole game.
  bool wants_loops(const std::vector<Facts>& facts) const {
    if (ends_whole(sum_)) return true;
    return any_loopy(facts) && rule_.compound != Compound::Conjunctive &&
           live_parts(facts).size() > 1;
  }

  // Each of these two searches runs once, on first use.
  bool loops() const {
    stand_at_start();
    if (!tried_loops_) {
      auto found = LoopSearch::search(sum_, {.rule = rule_,
                                             .play = play_,
                                             .positions = kSearchLimit,
                                             .turns = kStepLimit,
                                             .anywhere = std::nullopt});
      if (auto* search = std::get_if<LoopSearch>(&found)) loops_ = std::move(*search);
    }
    tried_loops_ = true;
    return loops_.has_value();
  }
  bool searched() const {
    if (!tried_search_ && is_searchable(rule_)) {
      const std::vector<Facts> facts = facts_of(start_);
      const bool decided = theorem_for(facts, rule_, play_).has_value();
      stand_at_start();
      if (!decided || all_known(facts, &Facts::remoteness)) {
        const std::uint64_t limit = decided ? kRemotenessLimit : kSearchLimit;
        auto found = SearchedSum::search(sum_, search_request(rule_, play_, start_.size(), limit));
        if (auto* search = std::get_if<SearchedSum>(&found)) searched_ = std::move(*search);
      }
    }
    tried_search_ = true;
    return searched_.has_value();
  }
  void stand_at_start() const {
    for (std::size_t i = 0; i < start_.size(); ++i) sum_.parts[i].state = start_[i];
  }

  Play play_;
  Sum rule_;
  mutable ComponentSum sum_;  // its parts are moved to the position in question
  Place start_;
  mutable bool tried_loops_ = false;
  mutable bool tried_search_ = false;
  mutable std::optional<LoopSearch> loops_;
  mutable std::optional<SearchedSum> searched_;
  mutable DisjunctiveSearch by_addends_{sum_, play_};
};

}  // namespace

std::unique_ptr<Referee> Family::referee(const Game& game) const {
  return std::make_unique<SumReferee>(game);
}

}  // namespace grundy
