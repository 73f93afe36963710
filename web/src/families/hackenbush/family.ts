/** Edges that hang from the ground. */

import { ONE_GAME, GENERAL } from '../general.model.js';
import {
  endsOf,
  placeLabelled,
  type HackenbushPosition,
  GROUND,
  nodeLabel,
  nodeName,
  standingOf,
} from './position.model.js';
import { itemName, placeName } from '../names.model.js';
import { NODE } from '#words/names';
import { MOST_ITEMS } from '../../params/chance.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/hackenbush';
import * as words from '#words/families/hackenbush';
import { MOST_NODES } from './picture.model.js';

const MOST_NAMED = 6;

function edgesNamed(position: HackenbushPosition, items: readonly number[]): string {
  return words.edgeNames(
    items.map((item) => words.between(...endsOf(position, item))),
    MOST_NAMED,
  );
}

const LEAST = 5;

export const family: PageFamily<HackenbushPosition> = {
  ...GENERAL,
  ...ONE_GAME,
  games,
  noun: () => words.EDGE,
  itemName: (position, item) => words.edgeName(...endsOf(position, item)),
  placeName: (position, state) => placeLabelled(position, state),
  picture: () => 'stalks',
  legend: () => words.LEGEND,
  moveLabel: (position, { item, changes }) => words.cutLabel(...endsOf(position, item), changes?.length ?? 0),
  moveWords: (position, { item }) => words.cutting(itemName(position, item)),
  shortWords: (position, { item }) => words.cutShort(...endsOf(position, item)),
  stateName: placeName,
  restores: (position, { heap, items, before, after }, turn) =>
    words.restoresStalk(turn, items[0] === heap ? null : itemName(position, heap), before, after),
  steps: {
    fusion: ({ items, count, result }, position) => words.fusion(edgesNamed(position, items), count, result),
    colon: ({ items, values, omitted, result }, position) =>
      words.colon(edgesNamed(position, items), values, omitted, result),
    'further-steps': ({ count }) => words.furtherSteps(count),
  },
  described: (position, title) => words.withEdges(title, standingOf(position), position.nodes.length - 1),
  placeTitle: (position, state) => (state === GROUND ? words.ON_THE_GROUND : words.onNode(nodeLabel(position, state))),
  placeFacts: ({ play }, _, state, { shade }) => {
    if (shade === 'none') return [words.HANGS_NOWHERE];
    return play === 'misere' ? [words.NORMAL_NUMBERS] : [words.numberMeans(state === GROUND)];
  },
  // Nodes are numbered in the order of the text, so only their names identify them.
  followed: (before, after, state) => {
    const place = after.nodes.findIndex(({ name }) => name === nodeName(before, state));
    return place < 0 ? null : place;
  },
  claimHint: () => words.CLAIM_NODES,
  placeNoun: () => NODE.one,
  placeLabel: nodeLabel,
  frameHeight: (_, narrow) => (narrow ? 760 : 700),
  chance: {
    edges: (value, chance) => {
      const count = Math.max(LEAST, value.split(',').length);
      if (count > MOST_ITEMS) return value;
      let nodes = 1;
      return Array.from({ length: count }, () => {
        const from = chance(nodes);
        const to = chance(4) > 0 ? nodes++ : chance(nodes);
        return `${from}-${to}`;
      }).join(',');
    },
    // New nodes have no given spots: the layout finds room for them.
    at: () => '',
    labels: () => '',
  },
  fits: ({ nodes }) => nodes.length <= MOST_NODES,
  editor: () => import('./hackenbush-editor.js'),
  still: () => import('./still.js'),
  graphText: () => import('./text.model.js'),
};
