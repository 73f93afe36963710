#include "games/continuations.hpp"

#include <algorithm>

#include "analysis/analysis.hpp"
#include "analysis/outlook.hpp"
#include "games/game.hpp"

namespace grundy {
namespace {

constexpr std::uint64_t kMaxOptions = 10'000'000;  // looked at for one page

Continuation continuation(const Outlook& outlook, const Place& place, const Turn& turn) {
  const Referee& referee = outlook.referee();
  const Place after = referee.after(place, turn);
  const Prospect prospect = outlook.at(after);
  Continuation continuation{.turn = referee.written(place, turn),
                            .outcome = letter(prospect.outcome),
                            .remoteness = prospect.remoteness,
                            .reply = {}};
  if (prospect.outcome != Outcome::Win) return continuation;
  const std::uint64_t looks = std::clamp<std::uint64_t>(outlook.looks() / 100, 1, 50);
  const auto best = outlook.best_turns(after, {.most = 1, .looks = looks, .first = 0});
  if (!best.empty()) continuation.reply = referee.written(after, best[0]);
  return continuation;
}

}  // namespace

std::variant<Continuations, Problems> continuations(std::string_view text, std::uint64_t from) {
  Problems problems;
  const auto game = read_game(text, problems);
  if (!game || !game->position->has_referee(problems)) return problems;
  const Outlook outlook(*game);
  const Place start = outlook.referee().start();
  const LegalTurns turns = outlook.referee().turns(start);
  Continuations answer{.count = turns.count(), .from = from, .list = {}};
  const std::uint64_t end = turns.listed();
  // Finding the reply to a turn may cost a look at every option.
  const std::uint64_t replies = kMaxOptions / std::max<std::uint64_t>(1, turns.rows());
  const std::uint64_t listed = std::min<std::uint64_t>(
      Continuations::kMaxListed, std::clamp<std::uint64_t>(replies, 1, outlook.looks()));
  for (std::uint64_t i = from; i < end && i - from < listed; ++i) {
    answer.list.push_back(continuation(outlook, start, turns.at(i)));
  }
  return answer;
}

}  // namespace grundy
