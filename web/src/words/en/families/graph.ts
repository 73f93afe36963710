/** The words of tokens on a directed graph: their moves and places. */

import { capitalised, count, listed } from '../language.js';

/** `number` is null if there is only one token. */
export function tokenMove(number: number | null, from: string, to: string): string {
  return `${tokenName(number)}: ${from} → ${to}`;
}

/** Of several tokens a number is the name, so that it says where the token comes from as well. */
export function tokenBecomes(number: number | null, from: string, to: string): string {
  return number === null ? `${tokenName(number)} → ${to}` : `${tokenName(number)} (${from} → ${to})`;
}

function tokenName(number: number | null): string {
  return number === null ? 'token' : `token ${number}`;
}

export function movingToken(name: string, to: string): string {
  return `moving ${name} to ${to}`;
}

export function alongLoop(name: string): string {
  return `moving ${name} along its loop`;
}

/** The name of a token that has left the node it was named by. */
export function tokenNowOn(number: number | null, node: string): string {
  return `${tokenName(number)} now on ${node}`;
}

function tokensSaid(nodes: readonly string[] | number): string {
  if (typeof nodes === 'number') return count(nodes, 'token');
  if (nodes.length === 0) return 'no token';
  return `${nodes.length === 1 ? 'a token' : 'tokens'} on ${listed(nodes)}`;
}

/** `tokens`: the nodes on which they stand, or, if they are many, only their number. */
export function withTokens(title: string, nodes: number, arcs: number, tokens: readonly string[] | number): string {
  return `${capitalised(title)} (${count(nodes, 'node')}, ${count(arcs, 'arc')}) with ${tokensSaid(tokens)}`;
}

export function nodeTitle(node: string): string {
  return `A token on ${node}`;
}

export const NO_WAY_ON = 'No arc leads on, so the token stops here.';

export function waysOn(arcs: number): string {
  return `It may follow ${count(arcs, 'arc')}.`;
}

export const CLAIM_NODES =
  'Tap a node for won, again for lost, or press W, L or D. Answer for a token that stands there alone.';
