/** Tokens on a graph. */

import { GRAPH_LEGEND, NODE, numbered, TOKEN, tokenOn } from '#words/names';
import { labelIn, nameIn } from '../../pictures/graph/graph-view.model.js';
import { tokenNumber, type GraphPosition } from './position.model.js';
import { GENERAL } from '../general.model.js';
import { itemName, placeName } from '../names.model.js';
import { MOST_SAID } from '#words/alternative-text';
import { MOST_ITEMS } from '../../params/chance.js';
import { namesIn } from './edits.model.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/graph';
import * as words from '#words/families/graph';
import { MOST_NODES } from '../../pictures/graph/graph.model.js';

export const family: PageFamily<GraphPosition> = {
  ...GENERAL,
  games,
  apart: true,
  playable: true,
  noun: () => TOKEN,
  // Several tokens may stand on one node, so each has a number.
  itemName: (position, item) =>
    tokenOn(family.placeName(position, position.tokens[item] ?? 0), tokenNumber(position, item)),
  placeName: (position, state) => numbered(NODE, labelIn(position, state)),
  picture: () => 'graph',
  isHeat: () => false,
  legend: () => GRAPH_LEGEND,
  places: true,
  moveLabel: (position, { item, from, to }) =>
    words.tokenMove(tokenNumber(position, item), labelIn(position, from), labelIn(position, to)),
  // A token that does not start where the position has it is named by the node where it starts.
  moveWords: (position, { item, from, to }) => {
    const name =
      from === position.tokens[item]
        ? itemName(position, item)
        : words.tokenNowOn(tokenNumber(position, item), placeName(position, from));
    return from === to ? words.alongLoop(name) : words.movingToken(name, placeName(position, to));
  },
  shortWords: (position, { item, from, to }) =>
    words.tokenBecomes(tokenNumber(position, item), labelIn(position, from), labelIn(position, to)),
  described: (position, title) => {
    const { nodes, arcFrom, tokens } = position;
    return words.withTokens(
      title,
      nodes.length,
      arcFrom.length,
      tokens.length > MOST_SAID ? tokens.length : Array.from(tokens, (node) => labelIn(position, node)),
    );
  },
  placeTitle: (position, state) => words.nodeTitle(placeName(position, state)),
  placeFacts: (_, position, state) => {
    // Arcs to the same node are one way.
    const ways = new Set(position.arcTo.filter((__, arc) => position.arcFrom[arc] === state)).size;
    return [ways === 0 ? words.NO_WAY_ON : words.waysOn(ways)];
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
    tokens: (value, chance, text) => {
      const names = namesIn(text);
      const tokens = value.split(',');
      return tokens.length > MOST_ITEMS ? value : tokens.map(() => names[chance(names.length)] ?? '').join(',');
    },
  },
  fits: ({ nodes }) => nodes.length <= MOST_NODES,
  editor: () => import('./graph-editor.js'),
  still: () => import('./still.js'),
  graphText: () => import('./text.model.js'),
};
