/** The words of green Hackenbush: its cuts, its reasons and its places. */

import { capitalised, count, formatNumber, namesOfMany } from '../language.js';
import { between, EDGE } from '../pictures/hackenbush.js';
import { valuesSaid } from '../reasons.js';

/** `edges ground–a, a–b and 3 more` */
export function edgeNames(ends: readonly string[], most: number): string {
  return `${ends.length === 1 ? EDGE.one : EDGE.many} ${namesOfMany(ends, most)}`;
}

/** `falling`: how many other edges fall. */
export function cutLabel(a: string, b: string, falling: number): string {
  return falling === 0
    ? `cut ${between(a, b)}`
    : `cut ${between(a, b)}: ${count(falling, 'more edge')} ${falling === 1 ? 'falls' : 'fall'}`;
}

export function cutting(edge: string): string {
  return `cutting ${edge}`;
}

export function cutShort(a: string, b: string): string {
  return `cut ${between(a, b)}`;
}

/** `stalk`: the stalk that the cut is in, which begins with an edge on the ground; null if that edge itself is cut. */
export function restoresStalk(turn: string, stalk: string | null, before: number, after: number): string {
  const which = stalk === null ? 'the stalk that it begins' : `the stalk that begins with ${stalk}`;
  return `${capitalised(turn)} changes ${which} from ${formatNumber(before)} to ${formatNumber(after)} and makes the nim-sum 0.`;
}

/** The fusion principle, for edges that lie on common cycles. */
export function fusion(names: string, edges: number, result: number): string {
  return `Fuse the nodes of the cycles through ${names} into one. The ${count(edges, 'edge')} become loops, each a stalk of length 1: together ${result}.`;
}

/** The colon principle, for stalks on one node. */
export function colon(names: string, values: readonly number[], omitted: number, result: number): string {
  return `The stalks that begin with ${names} stand on one node. Replace them by one as long as the nim-sum of ${valuesSaid(values, omitted)}: ${formatNumber(result)}.`;
}

export function furtherSteps(steps: number): string {
  return `${count(steps, 'more step')} of this kind ${steps === 1 ? 'is' : 'are'} left out.`;
}

export function withEdges(title: string, edges: number, nodes: number): string {
  return `${capitalised(title)} with ${count(edges, 'edge')} and ${count(nodes, 'node')}`;
}

export const ON_THE_GROUND = 'All that stands on the ground';

export function onNode(name: string): string {
  return `What stands on node ${name}`;
}

export const HANGS_NOWHERE = 'It does not hang on the ground, so it does not count.';
export const NORMAL_NUMBERS = 'The number is that of normal play; in misère play it does not decide.';

export function numberMeans(ground: boolean): string {
  return ground
    ? 'The nim-sum of all stalks on the ground.'
    : 'All that stands on this node counts like one stalk of that length.';
}

export const CLAIM_NODES =
  'Tap a node for won, again for lost, or press W or L. Answer for what stands on the node, as if it were the ground.';
