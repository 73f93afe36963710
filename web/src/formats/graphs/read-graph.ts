/** Guesses which forms a text may have, and reads the graph in each. */

import { MOST_CHARACTERS, wordsIn, type GraphForm, type GraphReading, type GraphReply } from './graph-text.js';
import { readDot } from './read-dot.js';
import { countsOthers, readAdjacency, readEdgeList } from './read-lists.js';
import { parentsIn, readParents, type ParentForm } from './read-parents.js';

const DOT = /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/|#[^\n]*\n)*(?:strict\s+)?(?:di)?graph\b/i;

/** The likelier first. Where the root has an entry, that entry shows whether nodes are numbered from 0 or from 1. */
const PARENTS: readonly ParentForm[] = ['parents', 'parents-0', 'parents-below', 'parents-below-0'];

function read(text: string, form: GraphForm): GraphReply {
  if (form === 'dot') return readDot(text);
  if (form === 'adjacency') return readAdjacency(text);
  return form === 'edges' || form === 'counted' ? readEdgeList(text, form === 'counted') : readParents(text, form);
}

function formsOf(text: string): readonly GraphForm[] {
  if (DOT.test(text) || text.includes('{')) return ['dot'];
  if (text.includes(':')) return ['adjacency'];
  const lists = countsOthers(text) ? (['counted', 'edges'] as const) : (['edges'] as const);
  const parents = parentsIn(text);
  if (!parents) return lists;
  // Two numbers in one line are more likely an edge.
  return parents.words.length === 2 ? [...lists, ...PARENTS] : [...PARENTS, ...lists];
}

/** The readings that succeed, the likeliest first; if none does, the likeliest with its problems. An empty text has no readings. */
export function readGraph(text: string): GraphReading[] {
  if (text.trim() === '') return [];
  if (text.length > MOST_CHARACTERS) return [{ form: 'edges', reply: { ok: false, problems: [{ code: 'too-many-characters', at: MOST_CHARACTERS, length: 0, most: MOST_CHARACTERS }] } }];
  const readings = formsOf(text).map((form): GraphReading => ({ form, reply: read(text, form) }));
  const good = readings.filter(({ reply }) => reply.ok);
  if (good.length > 0) return good;
  const zero = wordsIn(text).some(({ word }) => word === '-1') ? readings.find(({ form }) => form === 'parents-0') : undefined;
  return (zero ? [zero] : readings).slice(0, 1);
}
