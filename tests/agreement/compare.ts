import type { Change, State, Value } from './recursion.ts';
import { recursion } from './recursion.ts';
import { tree } from './rules.ts';
import type { Rules } from './rules.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

export type Play = 'normal' | 'misere';

/** The fields of an answer of tests/solve that recursion can check. */
export interface Answer {
  problems?: unknown;
  crashed?: string;
  outcome: string;
  grundy: number;
  remoteness: number | null;
  components: { table: number[]; outcome: string; grundy: number[]; remoteness: number[] };
  tables: { name: string; columns: number; rows: number; outcomes: string; grundy: number[]; remoteness: number[] }[];
  moves: { count: string | null; list: { notation: string; moves: Move[] }[] };
  rehang: { node: number[]; parent: number[]; outcome: string; grundy: number[] };
}

interface Move extends Change {
  notation: string;
  component: number;
  grundy: number;
}

export interface Case {
  rules: Rules;
  value: (state: State) => Value;
  state: State;
  play: Play;
}

const letter = (wins: boolean) => (wins ? 'W' : 'L');

/** Fails if the two sides differ, and shows both. */
function same(what: string, expected: unknown, got: unknown): void {
  if (JSON.stringify(expected) !== JSON.stringify(got)) {
    throw new Error(`${what}: recursion says ${JSON.stringify(expected)}, tests/solve ${JSON.stringify(got)}`);
  }
}

/** Tables of these places may have no remoteness, only -1. All other positions here are small enough to have one. */
const untold = new Set(['node', 'heap']);

function sameOrUntold(what: string, expected: number, got: number | undefined): void {
  if (got !== -1) same(what, expected, got);
}

function compareMoves({ rules, value, state, play }: Case, moves: Answer['moves']): void {
  const winning = rules.options(state).filter((option) => !value(option.state)[play].wins);
  same('number of winning moves', String(winning.length), moves.count);
  same('length of the list', winning.length, moves.list.length);
  const after = new Map(winning.map((option) => [rules.notation(option), option]));
  for (const { notation, moves: together } of moves.list) {
    const option = after.get(notation);
    if (!option) throw new Error(`${notation} does not win, or is listed twice`);
    after.delete(notation);
    const { item, from, to, left = [], more = [] } = option;
    const component = rules.components(option.state).length > 1 ? item : 0;
    const grundy = value(itemAt(rules.components(option.state), component)).grundy;
    same(notation, [{ notation, item, from, to, left, changes: more, component, grundy }], together);
  }
}

function compareTable({ rules, value, state, play }: Case, component: number, table: Answer['tables'][number]): void {
  const states = rules.table(state, component, table.outcomes.length);
  if (!states) return;
  same('entries of the table', states.length, table.columns * table.rows);
  for (const [index, entry] of states.entries()) {
    if (entry === null) {
      same(`table, damaged cell ${index}`, '#', table.outcomes[index]);
      continue;
    }
    const expected = value(entry);
    same(`table, outcome at ${index}`, letter(expected[play].wins), table.outcomes[index]);
    same(`table, Grundy number at ${index}`, expected.grundy, table.grundy[index]);
    if (untold.has(table.name))
      sameOrUntold(`table, remoteness at ${index}`, expected[play].remoteness, table.remoteness[index]);
    else same(`table, remoteness at ${index}`, expected[play].remoteness, table.remoteness[index]);
  }
}

function compareComponents(position: Case, { components, tables }: Answer): void {
  const alone = position.rules.components(position.state).map(position.value);
  same('outcomes of the components', alone.map((one) => letter(one[position.play].wins)).join(''), components.outcome);
  same(
    'Grundy numbers of the components',
    alone.map(({ grundy }) => grundy),
    components.grundy,
  );
  for (const [index, one] of alone.entries()) {
    const { remoteness } = one[position.play];
    same(`remoteness of component ${index}`, remoteness, components.remoteness[index]);
    const table = tables[components.table[index] ?? -1];
    if (!table) throw new Error(`component ${index} has no table`);
    compareTable(position, index, table);
  }
}

export function compare(position: Case, answer: Answer): void {
  if (answer.problems !== undefined || answer.crashed !== undefined) throw new Error(JSON.stringify(answer));
  const { wins, remoteness } = position.value(position.state)[position.play];
  same('outcome', wins ? 'win' : 'lose', answer.outcome);
  same('Grundy number', position.value(position.state).grundy, answer.grundy);
  same('remoteness', remoteness, answer.remoteness);
  compareMoves(position, answer.moves);
  compareComponents(position, answer);
}

function rehung(parents: readonly number[], node: number, parent: number): number[] | undefined {
  for (let above = parent; above >= 0; above = itemAt(parents, above)) if (above === node) return undefined;
  return parents.map((old, index) => (index === node ? parent : old));
}

export function compareRehang(
  { state, play }: Case,
  parents: readonly number[],
  questions: [number, number][],
  rehang: Answer['rehang'],
): void {
  same(
    'questions',
    questions,
    rehang.node.map((node, index) => [node, rehang.parent[index]]),
  );
  for (const [index, [node, parent]] of questions.entries()) {
    const after = rehung(parents, node, parent);
    const value = after && recursion(tree(after).options)(state);
    const expected = value ? [letter(value[play].wins), value.grundy] : ['X', -1];
    same(`node ${node} under ${parent}`, expected, [rehang.outcome[index], rehang.grundy[index]]);
  }
}
