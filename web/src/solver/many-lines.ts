/** Many positions for several modules: which module each line goes to, and how the answers are joined. */

import type { Batch } from 'grundy-wasm';
import { moduleFor, type ModuleName } from './module-for.model.js';

/** Refused lines that are reported at most. */
const MOST_REFUSALS = 100;

export interface ManyLines {
  /** For each module the text of its lines. The lines of other modules are empty in it, so that line numbers stay. */
  parts: Map<ModuleName, string>;
  /** The module of each line that is not empty, in order. */
  order: ModuleName[];
}

export function manyLines(text: string): ManyLines {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const modules = lines.map((line) => (line === '' ? null : moduleFor(line)));
  const order = modules.filter((module) => module !== null);
  const names = [...new Set(order)];
  const part = (name: ModuleName): string =>
    lines.map((line, place) => (modules[place] === name ? line : '')).join('\n');
  return {
    order,
    parts: new Map(names.length < 2 ? [[names[0] ?? moduleFor(''), text]] : names.map((name) => [name, part(name)])),
  };
}

/** Joins the modules' batches into one, in the order of the lines. */
export function joinedBatch(order: readonly ModuleName[], batches: ReadonlyMap<ModuleName, Batch>): Batch {
  const [only, ...others] = batches.values();
  if (only && others.length === 0) return only;
  const joined: Batch = {
    outcome: new Uint8Array(order.length),
    grundy: new Float64Array(order.length),
    moves: new Float64Array(order.length),
    problems: [],
  };
  const taken = new Map<ModuleName, number>();
  order.forEach((name, place) => {
    const at = taken.get(name) ?? 0;
    taken.set(name, at + 1);
    for (const list of ['outcome', 'grundy', 'moves'] as const)
      joined[list][place] = batches.get(name)?.[list][at] ?? NaN;
  });
  const refusals = [...batches.values()].flatMap(({ problems }) => problems);
  joined.problems = refusals.toSorted((a, b) => a.line - b.line).slice(0, MOST_REFUSALS);
  return joined;
}
