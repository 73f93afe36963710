/** Graphs, as they are looked into and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL, MOST_SAID } from '../general-describer.model.js';
import { count, listed } from '#words/language';
import { nodeName, type GraphPosition } from './position.model.js';

function tokensWords(position: GraphPosition): string {
  const { tokens } = position;
  if (tokens.length === 0) return 'no token';
  if (tokens.length > MOST_SAID) return count(tokens.length, 'token');
  return `${tokens.length === 1 ? 'a token' : 'tokens'} on ${listed(Array.from(tokens, (node) => nodeName(position, node)))}`;
}

export const graph: Describer<GraphPosition> = {
  ...GENERAL,
  described: (position) => ` (${count(position.nodes.length, 'node')}, ${count(position.arcFrom.length, 'arc')}) with ${tokensWords(position)}`,
  placeTitle: (position, state) => `A token on node ${nodeName(position, state)}`,
  placeFacts: (_, position, state) => {
    const ways = position.arcFrom.reduce((sum, from) => sum + Number(from === state), 0);
    return [ways === 0 ? 'No arc leads on: here the token has ended.' : `It may go along ${count(ways, 'arc')}.`];
  },
  // Nodes are numbered as the text names them.
  followed: (before, after, state) => {
    const place = after.nodes.findIndex(({ name }) => name === nodeName(before, state));
    return place < 0 ? null : place;
  },
  claimHint: () => 'Tap a node for won, again for lost; with keys W, L and D. It speaks of a token that stands there alone.',
  placeNoun: () => 'node',
  placeLabel: nodeName,
  frameHeight: () => 640,
};
