#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "families/geography/geography.hpp"
#include "families/subtraction/piles.hpp"
#include "games/game.hpp"

namespace grundy {

/// The game that `text` describes; fails the test with the problems when there is none.
Game game_of(const std::string& text);
/// Piles from which a turn takes as many coins as `take` says.
Piles piles_of(const std::string& take);

/// How each of the compound rules is written.
inline constexpr const char* kEveryRule[] = {"disjunctive", "selective", "not-all",
                                             "conjunctive", "continued", "up-to-2"};

/// Thousands of texts of small positions of every family, in normal and misère play.
std::vector<std::string> small_games();
/// Those of them that are rows of heaps.
std::vector<std::string> small_rows();
/// Those with a token that goes to no node twice.
std::vector<std::string> small_walks();
/// Those with tokens that must not be beside each other.
std::vector<std::string> small_node_kayles();
/// Those that are boards for dominoes or for marks, or bars of chocolate.
std::vector<std::string> small_cram();

/// A reproducible stream of numbers.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  /// A number from 0 to below - 1.
  std::uint32_t below(std::uint32_t bound);
  std::int32_t between(std::int32_t least, std::int32_t most) {
    return least + static_cast<std::int32_t>(below(static_cast<std::uint32_t>(most - least + 1)));
  }

 private:
  std::uint64_t state_;
};

/// So many rounds of a random test; with GRUNDY_ALL set, twenty times as many.
int rounds(int usual);

/// A random position of a family, small enough for the oracle.
std::string random_piles(Random& random);
/// Piles far beyond what is solved size by size, of which only some sizes can be reached.
std::string random_far_piles(Random& random);
std::string random_heaps(Random& random);
std::string random_board(Random& random);
std::string random_tree(Random& random);
std::string random_row(Random& random);
std::string random_northcott(Random& random);
/// A board of so many cells at most, of which some are taken.
std::string random_cram(Random& random, std::uint32_t most_cells);
/// So many boards at most, of up to nine cells each, of which a third is marked.
std::string random_notakto(Random& random, std::uint32_t most_boards);
/// Of its arcs, some two from each node, some may go in circles.
std::string random_graph(Random& random, std::uint32_t nodes, std::uint32_t tokens);
/// Of so many nodes, some of which were visited, or some of whose arcs or edges were followed.
std::string random_geography(Random& random, std::uint32_t nodes, EachOnce each);
/// Of so many nodes, with a token or none.
std::string random_node_kayles(Random& random, std::uint32_t nodes);
/// Of so many edges, most of which hang on the ground.
std::string random_hackenbush(Random& random, std::uint32_t edges);
/// Up to five components of a few positions each, for rules that move several at once.
std::string random_sum(Random& random);

/// A piece that can go in circles, alone on a small board with holes.
std::string random_loopy_piece(Random& random);
/// Two or three pieces of which one at least can.
std::string random_loopy_sum(Random& random);

}  // namespace grundy
