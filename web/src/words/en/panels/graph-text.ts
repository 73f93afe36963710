/** Graphs as text: the words of the dialog to paste one, of its problems, and of the forms in which one is copied out. */

import type { PastedGraph } from '../../../formats/graphs/fitting.js';
import type { GraphFault, GraphForm } from '../../../formats/graphs/graph-text.js';
import { capitalised, count, formatNumber, phrases } from '../language.js';

export const PASTE = {
  title: 'Paste a graph',
  how: 'An edge list, an adjacency list, the parents of a tree, or DOT. The form is recognised.',
  draw: 'Draw it',
  form: 'Read as',
  examples: 'Examples of each form',
};

export const FORM_NAMES: Record<GraphForm, string> = {
  'edges': 'an edge list',
  'counted': 'an edge list, its first line the numbers of nodes and edges',
  'adjacency': 'an adjacency list',
  'parents': 'the parents of nodes 1, 2, …, with 0 at the root',
  'parents-below': 'the parents of nodes 2, 3, …',
  'parents-0': 'the parents of nodes 0, 1, …, with -1 at the root',
  'parents-below-0': 'the parents of nodes 1, 2, …, below the root 0',
  'dot': 'DOT',
};

const LINKS = { arcs: 'arc', edges: 'edge' };

const NOTES: Record<NonNullable<PastedGraph['note']>['code'], (node: string) => string> = {
  'both-ways': () => ' An edge leads both ways, so each became two arcs.',
  'no-ground': () => ' Nothing stands on the ground, which is node 0.',
  'root': (node) => ` The tree hangs from node ${node}.`,
};

/** `An edge list: 5 nodes, 6 edges.` */
export function readAs(form: GraphForm, { nodes, links, directed, note }: PastedGraph): string {
  const figures = phrases(count(nodes, 'node'), count(links, directed ? LINKS.arcs : LINKS.edges));
  return `${capitalised(FORM_NAMES[form])}: ${figures}.${note ? NOTES[note.code](note.code === 'root' ? note.node : '') : ''}`;
}

/** What was expected, for each problem of a text. */
export const EXPECTED_THERE: Record<GraphFault, (most: number) => string> = {
  'two-nodes': () => 'expected the end of the line: an edge has two nodes, and a weight has no meaning here',
  'node': () => 'expected one node before the colon',
  'number-of-nodes': (most) => `expected a node up to ${most}, since the first line counts the nodes`,
  'nodes-counted': (most) => `the first line counts the nodes, but the lines below name ${formatNumber(most)}`,
  'neighbours': () => 'expected a node, a colon and its neighbours',
  'node-line-once': () => 'this node has a line already',
  'parent': (most) => `expected the parent of a node, at most ${most}`,
  'parents-count': (most) => `expected the parents of ${count(most, 'node')}, as the first line says`,
  'one-root': () => 'expected just one root',
  'circle': () => 'this parent leads back to the node in a circle',
  'too-many-characters': (most) => `expected at most ${count(most, 'character')}`,
  'too-many-nodes': (most) => `expected at most ${count(most, 'node')}`,
  'too-many-links': (most) => `expected at most ${count(most, 'edge')}`,
  'dot-graph': () => 'expected graph { … } or digraph { … }',
  'dot-name': () => 'expected a node',
  'no-node': () => 'expected at least one node',
  'dot-arrow': () => 'expected -> in a digraph, and -- in a graph',
  'dot-value': () => 'expected an attribute, such as tokens=2',
  'dot-end': () => 'expected a closing bracket before the end',
  'dot-closed': () => 'what begins here has no end',
  'dot-after': () => 'expected nothing after the closing brace',
  'dot-subgraph': () => 'expected no subgraphs: write the edges of all of them in one graph',
  'dot-tokens': () => 'expected a whole number',
  'player': () => 'an edge that belongs to one player makes the game partisan: only impartial games are solved here, in which both players have the same moves',
  'name': () => 'expected a node of letters, digits and _',
  'long-name': (most) => `expected a node of at most ${count(most, 'character')}`,
  'loop': () => 'expected two different nodes',
  'arc-once': () => 'expected each arc once',
  'edge-once': () => 'expected each edge once',
  'no-direction': () => 'expected a graph, and not a digraph: edges that are cut have no direction',
  'ground-is-root': () => 'expected one ground: the root stands on it, and so is node 0',
  'one-token': () => 'expected one token',
  'tree-name': (most) => `expected a node from 1 to ${most}, since the nodes of a tree are numbered`,
  'tree-links': (most) => `expected a tree, which has ${count(most, 'edge')} here`,
  'tree-connected': (most) => `expected a tree: no way leads from node ${most} to this one`,
  'tree-directed': () => 'expected a tree: this node has two parents',
  'too-many-placed': (most) => `expected at most ${count(most, 'node')} with a place of their own or without edges`,
  'too-many-tokens': (most) => `expected at most ${count(most, 'token')}`,
};

/** `Line 3, column 5, «a*»: expected a node of letters, digits and _.` */
export function problemThere(line: number, column: number, item: string, expected: string): string {
  return `${phrases(`Line ${formatNumber(line)}`, `column ${formatNumber(column)}`, item === '' ? '' : `«${item}»`)}: ${expected}.`;
}

export const furtherProblems = (problems: number): string => `${count(problems, 'further problem')} below.`;

/** Under Data in the Share dialog. */
export const TAKEN = {
  subject: 'The graph',
  edges: 'Edge list',
  adjacency: 'Adjacency list',
  parents: 'Parents',
  dot: 'DOT',
  tooLarge: (most: number): string => `Only graphs of up to ${formatNumber(most)} nodes and edges are written in these forms.`,
  note: 'Paste it back, or into other programs. DOT also tells what stands on nodes and where they are drawn.',
};
