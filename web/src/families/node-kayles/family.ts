/** Nodes taken from a graph. */

import { ONE_GAME, GENERAL } from '../general.model.js';
import { NODE, numbered } from '#words/names';
import { labelIn, discsIn, nameIn } from '../../pictures/graph/graph-view.model.js';
import { type NodeKaylesPosition, endsOf, isFree, isPlace } from './position.model.js';
import { itemName, placeName } from '../names.model.js';
import { SHADE_WORDS } from '#words/outcomes';
import { itemsOf, namesUnder } from '../../params/drawn-graph.js';
import { valueOf } from '../../params/params.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/node-kayles';
import * as words from '#words/families/node-kayles';
import { MOST_NODES } from '../../pictures/graph/graph.model.js';

/** The nodes that a move gives tokens. */
const namesOf = (position: NodeKaylesPosition, disc: number): string[] =>
  endsOf(position, disc).map((node) => labelIn(position, node));

export const family: PageFamily<NodeKaylesPosition> = {
  ...GENERAL,
  ...ONE_GAME,
  games,
  noun: () => words.PART,
  itemName: (position, item) => words.partOf(labelIn(position, item)),
  placeName: (position, state) => numbered(state < position.nodes.length ? NODE : words.EDGE, labelIn(position, state)),
  picture: () => 'apart',
  legend: ({ onEdges }) => words.LEGENDS[onEdges ? 'edge' : 'node'],
  places: true,
  moveLabel: (position, move) => words.tokenOn(namesOf(position, move.to)),
  moveWords: (position, move) => words.putting(namesOf(position, move.to)),
  shortWords: (position, move) => words.tokenOn(namesOf(position, move.to)),
  restores: (position, { heap, before, after }, turn) =>
    words.restoresPart(turn, itemName(position, heap), before, after),
  steps: {
    'numbers-searched': ({ positions }) => words.numbersSearched(positions),
    regions: ({ items, values, omitted }, position) =>
      words.partsSaid(
        words.LEFT[position.onEdges ? 'edge' : 'node'],
        items.map((item) => placeName(position, item)),
        values,
        omitted,
      ),
  },
  described: ({ nodes, arcFrom, tokens }, title) => words.withGraph(title, nodes.length, arcFrom.length, tokens.length),
  placeTitle: (position, state) => words.onPlace(placeName(position, state), position.onEdges),
  placeAlone: (position, state, { shade }) => ({
    outcome: isFree(position, state)
      ? words.outcomeThere(SHADE_WORDS[shade])
      : isPlace(position, state)
        ? words.NOT_FREE[position.onEdges ? 'edge' : 'node']
        : words.TAP_EDGES,
  }),
  // Nodes and edges are numbered in the order of the text, so only their names identify them.
  followed: (before, after, state) => {
    const name = nameIn(before, state);
    const place = Array.from({ length: discsIn(after) }, (_, disc) => nameIn(after, disc)).indexOf(name);
    return place < 0 ? null : place;
  },
  claimHint: ({ onEdges }) => words.claim(onEdges ? words.EDGE : NODE),
  placeNoun: ({ onEdges }) => (onEdges ? words.EDGE : NODE).one,
  placeLabel: labelIn,
  frameHeight: (_, narrow) => (narrow ? 760 : 700),
  chance: {
    tokens: (value, chance, text) => {
      const edges = itemsOf(text, 'edges').map((edge) => edge.split('-'));
      const onEdges = valueOf(text, 'game') === 'arc-kayles';
      /** The nodes that each move gives tokens. */
      let moves = onEdges ? edges : namesUnder(text, ['edges'], ['tokens']).map((node) => [node]);
      const tokens: string[] = [];
      while (tokens.length < value.split(',').length && moves.length > 0) {
        const put = moves[chance(moves.length)] ?? [];
        tokens.push(...put);
        const closed = onEdges
          ? put
          : edges
              .filter((edge) => edge.some((node) => put.includes(node)))
              .flat()
              .concat(put);
        moves = moves.filter((move) => !move.some((node) => closed.includes(node)));
      }
      return tokens.join(',');
    },
  },
  fits: ({ nodes }) => nodes.length <= MOST_NODES,
  editor: () => import('./node-kayles-editor.js'),
  still: () => import('./still.js'),
  graphText: () => import('./text.model.js'),
};
