#pragma once

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "families/geography/geography.hpp"
#include "families/subtraction/piles.hpp"
#include "games/game.hpp"

namespace grundy {

/// The game that `text` describes. Fails the test with the problems if it is invalid.
Game game_of(const std::string& text);
/// The rules of take-away with the parameter `take`.
Piles piles_of(const std::string& take);

/// The values of the parameter `sum`, one for each compound rule.
inline constexpr const char* kEveryRule[] = {"disjunctive", "selective", "not-all",
                                             "conjunctive", "continued", "up-to-2"};

/// Thousands of texts of small positions of every family, in normal and misère play.
std::vector<std::string> small_games();
/// Those of small_games that are rows of heaps.
std::vector<std::string> small_rows();
/// Those of small_games that are Geography.
std::vector<std::string> small_walks();
/// Those of small_games that are Node Kayles or Arc Kayles.
std::vector<std::string> small_node_kayles();
/// Those of small_games that are Cram, Notakto or Chomp.
std::vector<std::string> small_cram();

/// A reproducible stream of random numbers.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  /// A number from 0 to `bound` - 1.
  std::uint32_t below(std::uint32_t bound);
  std::int32_t between(std::int32_t least, std::int32_t most) {
    return least + static_cast<std::int32_t>(below(static_cast<std::uint32_t>(most - least + 1)));
  }

 private:
  std::uint64_t state_;
};

/// Whether GRUNDY_ALL is set: the tests may take longer.
inline bool thorough() { return std::getenv("GRUNDY_ALL") != nullptr; }

/// The number of rounds of a random test: `usual`, or twenty times as many in thorough tests.
int rounds(int usual);

/// A random position of a family, small enough for the oracle.
std::string random_piles(Random& random);
/// Piles too large to be solved size by size, from which only few sizes can be reached.
std::string random_far_piles(Random& random);
std::string random_heaps(Random& random);
std::string random_board(Random& random);
std::string random_tree(Random& random);
std::string random_row(Random& random);
std::string random_northcott(Random& random);
/// A Cram board of at most `most_cells` cells, some of them taken.
std::string random_cram(Random& random, std::uint32_t most_cells);
/// At most `most_boards` boards of up to nine cells, about a third of them marked.
std::string random_notakto(Random& random, std::uint32_t most_boards);
/// A graph with about two arcs from each node; arcs may go in circles, lead to their own node, and be repeated.
std::string random_graph(Random& random, std::uint32_t nodes, std::uint32_t tokens);
/// Geography on so many nodes, with some nodes visited or some arcs or edges followed.
std::string random_geography(Random& random, std::uint32_t nodes, EachOnce each);
/// Node Kayles or Arc Kayles on so many nodes, with one token or none.
std::string random_node_kayles(Random& random, std::uint32_t nodes);
/// Hackenbush with so many edges that hang on the ground, and sometimes one more that does not.
std::string random_hackenbush(Random& random, std::uint32_t edges);
/// Up to five small components, for compound rules that move several at once.
std::string random_sum(Random& random);

/// A piece that can go in circles, alone on a small board with holes.
std::string random_loopy_piece(Random& random);
/// Two or three pieces, at least one of which can go in circles.
std::string random_loopy_sum(Random& random);

}  // namespace grundy
