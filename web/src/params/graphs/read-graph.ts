/** Guesses which forms a text may have, and reads the graph in each. */

import { linesIn, MOST_CHARACTERS, wordsIn, type GraphForm, type GraphReading } from './graph-text.js';
import { withoutBrackets, withoutComments, withoutNames, withoutQuoted } from './plain-text.js';
import { readDot } from './read-dot.js';
import { hasSigns, isHyphened, isMermaid, readLinks } from './read-links.js';
import { fromNeighbours, listForms, matrixIn, readAdjacency, readEdgeList, rowsIn, type Row } from './read-lists.js';
import { parentsIn, readParents, type ParentForm } from './read-parents.js';
import { readValues } from './read-values.js';

/** The address of a page, or the text of a position. */
const ADDRESS = /^\s*(?:[a-z]+:\/\/|#?game=)/i;
const DOT = /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/|#[^\n]*\n)*(?:strict\s+)?(?:di)?graph\b(?!\s*=)/i;
/** A value in brackets, perhaps below the number of nodes. */
const VALUES = /^\s*(?:\d+[\s,]+)?[[({]/;

/** The likelier first. Where the root has an entry, that entry shows whether nodes are numbered from 0 or from 1. */
const PARENTS: readonly ParentForm[] = [
  'parents',
  'parents-0',
  'parents-own',
  'parents-own-0',
  'parents-below',
  'parents-below-0',
];

const edgeReading = (rows: readonly Row[], form: GraphForm): GraphReading => ({
  form,
  reply: readEdgeList(rows, form),
});

const problem = (form: GraphForm, code: 'no-node' | 'address' | 'too-many-characters', at = 0): GraphReading => ({
  form,
  reply: { ok: false, problems: [{ code, at, length: 0, most: MOST_CHARACTERS }] },
});

/** The readings of a matrix, and whether these are likelier than edges: a matrix of two rows may be two edges, unless a word begins with 0. */
function matrixReadings(rows: readonly Row[]): { readings: GraphReading[]; likely: boolean } {
  const lists = matrixIn(rows);
  const likely = (lists?.length ?? 0) > 2 || rows.some((row) => /^0\d/.test(row[0]?.word ?? ''));
  return { readings: lists ? [{ form: 'matrix', reply: fromNeighbours(lists) }] : [], likely };
}

/** The readings of lines of words. */
function lineReadings(text: string): GraphReading[] {
  const rows = rowsIn(text);
  const { readings: matrix, likely } = matrixReadings(rows);
  const edges = listForms(rows).map((form) => edgeReading(rows, form));
  const lists = likely ? [...matrix, ...edges] : [...edges, ...matrix];
  const parents = parentsIn(text);
  if (!parents) {
    if (!isHyphened(rows)) return lists;
    const links: GraphReading = { form: 'links', reply: readLinks(text) };
    // Names may have hyphens, and then edges are pairs of words.
    const named = rows.length > 1 && rows.every((row) => row.length === 2) && !text.includes(',');
    return named ? [...lists, links] : [links, ...lists];
  }
  const trees = PARENTS.map((form): GraphReading => ({ form, reply: readParents(text, form) }));
  // Two numbers in one line are more likely an edge.
  return parents.words.length === 2 ? [...lists, ...trees] : [...trees, ...lists];
}

function readingsOf(source: string): GraphReading[] {
  if (ADDRESS.test(source)) return [problem('edges', 'address')];
  if (isMermaid(source)) return [{ form: 'links', reply: readLinks(source) }];
  if (DOT.test(source)) return [{ form: 'dot', reply: readDot(source) }];
  const text = withoutNames(withoutComments(source));
  if (linesIn(text).length === 0) return [problem('edges', 'no-node')];
  if (hasSigns(text)) return [{ form: 'links', reply: readLinks(text) }];
  if (VALUES.test(text)) return readValues(text) ?? lineReadings(withoutBrackets(text));
  if (withoutQuoted(text).includes(':')) return [{ form: 'adjacency', reply: readAdjacency(text) }];
  return lineReadings(text);
}

/** The readings that succeed, the likeliest first; if none does, the likeliest with its problems. An empty text has no readings. */
export function readGraph(text: string): GraphReading[] {
  if (text.trim() === '') return [];
  if (text.length > MOST_CHARACTERS) return [problem('edges', 'too-many-characters', MOST_CHARACTERS)];
  const readings = readingsOf(text);
  const good = readings.filter(({ reply }) => reply.ok);
  if (good.length > 0) return good;
  const zero = wordsIn(withoutBrackets(text)).some(({ word }) => word === '-1')
    ? readings.find(({ form }) => form === 'parents-0')
    : undefined;
  return (zero ? [zero] : readings).slice(0, 1);
}
