/** Graphs as text: the words of the dialog to paste one, of its problems, and of the forms in which one is copied out. */

import type { PastedGraph, PasteNote } from '../../../params/graphs/fitting.js';
import type { GraphFault, GraphForm } from '../../../params/graphs/graph-text.js';
import { capitalised, count, formatNumber, phrases } from '../language.js';

export const PASTE = {
  title: 'Paste a graph',
  how: 'Edges such as 1 2 or 1 -> 2, an adjacency list, a matrix, the parents of a tree, lists of Python or JSON, or DOT. The form is recognised.',
  draw: 'Draw it',
  form: 'Read as',
  examples: 'Examples of each form',
};

export const FORM_NAMES: Record<GraphForm, string> = {
  edges: 'an edge list',
  headed: 'an edge list below a heading',
  counted: 'an edge list, its first line the numbers of nodes and edges',
  stones: 'an edge list, its first line the numbers of nodes and edges, and then the stones of each node',
  links: 'edges with signs between their nodes',
  adjacency: 'an adjacency list',
  'index-0': 'the neighbours of nodes 0, 1, …',
  'index-1': 'the neighbours of nodes 1, 2, …',
  matrix: 'an adjacency matrix',
  parents: 'the parents of nodes 1, 2, …, with 0 at the root',
  'parents-own': 'the parents of nodes 1, 2, …, the root its own parent',
  'parents-below': 'the parents of nodes 2, 3, …',
  'parents-0': 'the parents of nodes 0, 1, …, with -1 at the root',
  'parents-own-0': 'the parents of nodes 0, 1, …, the root its own parent',
  'parents-below-0': 'the parents of nodes 1, 2, …, below the root 0',
  dot: 'DOT',
};

const LINKS = { arcs: 'arc', edges: 'edge' };

const NOTES: Record<Exclude<PasteNote['code'], 'root'>, string> = {
  'both-ways': 'An edge leads both ways, so each became two arcs.',
  'one-way': 'Edges have no direction here, and two that lead to and fro are one.',
  repeated: 'An edge that is listed again is the same edge.',
  loops: 'Edges from a node to itself are left out: no token is beside itself, so they change nothing.',
  'no-ground': 'Nothing stands on the ground, which is node 0.',
  'no-tokens': 'Tokens are left out: nothing stands on nodes here.',
  'long-labels': 'Labels of more than 64 characters, or with signs that cannot be shown, are left out.',
};

const noteWords = (note: PasteNote): string =>
  note.code === 'root' ? `The tree hangs from node ${note.node}.` : NOTES[note.code];

/** `An edge list: 5 nodes, 6 edges.` */
export function readAs(form: GraphForm, { nodes, links, directed, notes }: PastedGraph): string {
  const figures = phrases(count(nodes, 'node'), count(links, directed ? LINKS.arcs : LINKS.edges));
  return [`${capitalised(FORM_NAMES[form])}: ${figures}.`, ...notes.map(noteWords)].join(' ');
}

/** `It was not read as an edge list. Line 1, column 1, «a»: expected …` */
export const notReadAs = (form: GraphForm, problem: string): string =>
  `It was not read as ${FORM_NAMES[form]}. ${problem}`;

/** What was expected, for each problem of a text. */
export const EXPECTED_THERE: Record<GraphFault, (most: number) => string> = {
  address: () => 'expected a graph: an address or a position is pasted onto the page itself',
  'two-nodes': () => 'expected the end of the line: an edge has two nodes, and a weight has no meaning here',
  node: () => 'expected one node before the colon',
  'number-of-nodes': (most) => `expected a node up to ${most}, since the first line counts the nodes`,
  'nodes-counted': (most) => `the first line counts the nodes, but the lines below name ${formatNumber(most)}`,
  stones: (most) =>
    `the first line counts nodes and edges: below these edges, expected the stones of ${count(most, 'node')}, or nothing`,
  neighbours: () => 'expected a node, a colon and its neighbours',
  'node-line-once': () => 'this node has a line already',
  link: () => 'expected two nodes and a sign between them, such as 1 -> 2',
  'link-sign': () => 'expected the same sign in all edges: -> leads one way, -- both ways',
  values: () => 'expected pairs of nodes, lists of neighbours, or the parents of a tree',
  bracket: () => 'expected no closing bracket here',
  parent: (most) => `expected the parent of a node, at most ${most}`,
  'parents-count': (most) => `expected the parents of ${count(most, 'node')}, as the first line says`,
  'one-root': () => 'expected just one root',
  circle: () => 'this parent leads back to the node in a circle',
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
  'dot-tokens': () => 'expected a whole number',
  player: () =>
    'an edge that belongs to one player makes the game partisan: only impartial games are solved here, in which both players have the same moves',
  name: () => 'expected a node with a name that can be shown',
  'long-name': (most) => `expected a node of at most ${count(most, 'character')}`,
  loop: () => 'expected two different nodes, for the tokens at both ends',
  'ground-is-root': () => 'expected one ground: the root stands on it, and so is node 0',
  'one-token': () => 'expected one token',
  'one-token-each': () => 'expected at most one token on each node',
  'tokens-apart': () => 'both ends have a token, but no two tokens may stand beside each other',
  'tree-links': (most) => `expected a tree, which has ${count(most, 'edge')} here`,
  'tree-connected': () => 'expected a tree: no way leads from the root to this node',
  'tree-directed': () => 'expected a tree: this node has two parents',
  'too-many-placed': (most) => `expected at most ${count(most, 'node')} with a place of their own or without edges`,
  'too-many-labels': (most) => `expected at most ${count(most, 'node')} with a label`,
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
  tooLarge: (most: number): string =>
    `Only graphs of up to ${formatNumber(most)} nodes and edges are written in these forms.`,
  note: 'Paste it back, or into other programs. DOT also tells what nodes are called, what stands on them and where they are drawn.',
};
