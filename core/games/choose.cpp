#include "games/choose.hpp"

#include "analysis/outlook.hpp"
#include "games/game.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

// Pseudorandom numbers from a seed: G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom
// number generators, 2014.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }
  std::uint64_t below(std::uint64_t bound) { return next() % bound; }
  bool happens(double probability) {
    return static_cast<double>(next() >> 11) < probability * 9007199254740992.0;
  }

 private:
  std::uint64_t state_;
};

Motive motive_of(Prospect here, Prospect after) {
  if (after.outcome == Outcome::Lose) return Motive::Wins;
  if (here.outcome == Outcome::Draw && after.outcome == Outcome::Draw) return Motive::Draws;
  if (here.outcome != Outcome::Lose) return Motive::Unsure;
  const bool latest = here.remoteness > 0 && after.remoteness == here.remoteness - 1;
  return latest ? Motive::Delays : Motive::Loses;
}

}  // namespace

std::variant<Choice, Problems> choose(std::string_view text, std::uint64_t seed, double errs) {
  Problems problems;
  const auto game = read_game(text, problems);
  if (!game || !game->position->has_referee(problems)) return problems;
  const Outlook outlook(*game);
  const Referee& referee = outlook.referee();
  const Place start = referee.start();
  const LegalTurns turns = referee.turns(start);
  if (turns.none()) return Choice{};
  Dice dice(seed);
  const bool err = dice.happens(errs);
  const std::uint64_t any = dice.below(turns.listed());
  if (err) return Choice{referee.written(start, turns.at(any)), Motive::Errs};
  const auto best = outlook.best_turns(start, {.most = 64, .looks = outlook.looks(), .first = any});
  const Turn turn = best.empty() ? turns.at(any) : best[as_size(dice.below(best.size()))];
  const Motive motive = motive_of(outlook.at(start), outlook.after(start, turn));
  return Choice{referee.written(start, turn), motive};
}

}  // namespace grundy
