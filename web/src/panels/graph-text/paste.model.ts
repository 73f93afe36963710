/** What the dialog says of a pasted text: the graph it was read as, or what is wrong. */

import type { Position } from 'grundy-wasm';
import { graphTextOf } from '../../families/graph-text.model.js';
import { lineAndColumn, type GraphForm, type GraphProblem } from '../../params/graphs/graph-text.js';
import { readGraph } from '../../params/graphs/read-graph.js';
import { EXPECTED_THERE, furtherProblems, notReadAs, problemThere, readAs } from '#words/panels/graph-text';

/** Problems told one by one. */
const MOST_TOLD = 3;
const LONGEST_ITEM = 40;

export interface PasteView {
  /** The forms in which the text is a graph of this game. */
  forms: GraphForm[];
  /** The form in which it is read. */
  form: GraphForm | null;
  /** The position with this graph; null if something is wrong. */
  text: string | null;
  /** What it was read as, or what is wrong. */
  said: string[];
  /** Whether something is wrong. */
  wrong: boolean;
}

function problemWords(source: string, { code, at, length, most = 0 }: GraphProblem): string {
  const { line, column } = lineAndColumn(source, at);
  const item = source.slice(at, at + length).trim();
  return problemThere(
    line,
    column,
    item.length > LONGEST_ITEM ? `${item.slice(0, LONGEST_ITEM - 1)}…` : item,
    EXPECTED_THERE[code](most),
  );
}

/** Reads a text in the wished form, else in the likeliest, and puts its graph into the position. */
export function pasteView(source: string, wished: GraphForm | null, position: Position, text: string): PasteView {
  const drawn = graphTextOf(position);
  const read = drawn
    ? readGraph(source).map(({ form, reply }) => ({ form, pasted: reply.ok ? drawn.pasted(text, reply.graph) : reply }))
    : [];
  const readings = read.toSorted(
    (one, other) => Number(drawn?.prefers?.(other.form) ?? false) - Number(drawn?.prefers?.(one.form) ?? false),
  );
  const fitting = readings.filter(({ pasted }) => pasted.ok);
  const reading = fitting.find(({ form }) => form === wished) ?? fitting[0] ?? readings[0];
  if (!reading) return { forms: [], form: null, text: null, said: [], wrong: false };
  const { form, pasted } = reading;
  const shared = { forms: fitting.map((each) => each.form), form };
  if (pasted.ok) {
    // That the likeliest form was not taken is said with its reason.
    const [likeliest] = readings;
    const [problem] = wished === null && likeliest && !likeliest.pasted.ok ? likeliest.pasted.problems : [];
    const declined = likeliest && problem ? [notReadAs(likeliest.form, problemWords(source, problem))] : [];
    return { ...shared, text: pasted.text, said: [readAs(form, pasted.told), ...declined], wrong: false };
  }
  const { problems } = pasted;
  const told = problems.slice(0, MOST_TOLD).map((problem) => problemWords(source, problem));
  const further = problems.length > MOST_TOLD ? [furtherProblems(problems.length - MOST_TOLD)] : [];
  return { ...shared, text: null, said: [...told, ...further], wrong: true };
}
