/** A token that walks over a graph. */

import { ONE_GAME, GENERAL } from '../general.model.js';
import { NODE, numbered, tokenOn, TOKEN } from '#words/names';
import { labelIn, nameIn } from '../../pictures/graph/graph-view.model.js';
import { type GeographyPosition, TOKEN as ONLY } from './position.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { placeName } from '../names.model.js';
import { SHADE_WORDS } from '#words/outcomes';
import { itemsOf } from '../../params/drawn-graph.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/geography';
import * as words from '#words/families/geography';
import { MOST_NODES } from '../../pictures/graph/graph.model.js';

/** Whether a move puts the token on the graph. Its `from` equals its `to`, as along a loop. */
const puts = ({ tokens }: GeographyPosition, move: ShownMove): boolean =>
  move.from === move.to && tokens[ONLY] === undefined;

export const family: PageFamily<GeographyPosition> = {
  ...GENERAL,
  ...ONE_GAME,
  games,
  noun: () => TOKEN,
  itemName: (position) =>
    position.tokens[0] === undefined ? words.THE_TOKEN : tokenOn(family.placeName(position, position.tokens[0]), null),
  placeName: (position, state) => numbered(NODE, labelIn(position, state)),
  picture: () => 'walk',
  legend: ({ each }) => (each === 'nodes' ? words.LEGEND : words.TRAIL_LEGEND),
  places: true,
  moveLabel: (position, move) =>
    words.tokenMove(puts(position, move) ? null : labelIn(position, move.from), labelIn(position, move.to)),
  moveWords: (position, move) =>
    puts(position, move)
      ? words.putting(placeName(position, move.to))
      : move.from === move.to
        ? words.ALONG_LOOP
        : words.moving(placeName(position, move.to)),
  shortWords: (position, move) => words.shortMove(labelIn(position, move.to)),
  steps: {
    matched: ({ count, covers }, position) =>
      words.matched(position.tokens[0] === undefined ? null : placeName(position, position.tokens[0]), count, covers),
    kernel: ({ count, covers }, position) =>
      words.kernel(position.tokens[0] === undefined ? null : placeName(position, position.tokens[0]), count, covers),
  },
  described: (position, title) => {
    const { nodes, arcFrom, tokens, holes, marks, directed } = position;
    const token = tokens[0] === undefined ? null : placeName(position, tokens[0]);
    return words.withToken(title, {
      nodes: nodes.length,
      links: arcFrom.length,
      directed,
      token,
      visited: holes.length,
      used: marks.length,
    });
  },
  placeTitle: (position, state) => words.onNode(placeName(position, state)),
  placeAlone: ({ tokens, holes }, state, { shade }) => {
    const gone = holes.includes(state) ? words.WAS_THERE : words.NO_MOVE_THERE;
    return { outcome: shade === 'none' ? gone : words.outcomeThere(SHADE_WORDS[shade], tokens[0] === state) };
  },
  // Nodes are numbered in the order of the text, so only their names identify them.
  followed: (before, after, state) => {
    const place = after.nodes.findIndex(({ name }) => name === nameIn(before, state));
    return place < 0 ? null : place;
  },
  claimHint: () => words.CLAIM_NODES,
  placeNoun: () => NODE.one,
  placeLabel: labelIn,
  frameHeight: (_, narrow) => (narrow ? 760 : 700),
  chance: {
    token: (value, chance, text) => {
      const names = [
        ...new Set([...itemsOf(text, 'edges'), ...itemsOf(text, 'arcs')].flatMap((link) => link.split('-'))),
      ];
      return names[chance(names.length)] ?? value;
    },
    visited: () => '',
    used: () => '',
  },
  fits: ({ nodes }) => nodes.length <= MOST_NODES,
  editor: () => import('./geography-editor.js'),
  still: () => import('./still.js'),
  graphText: () => import('./text.model.js'),
};
