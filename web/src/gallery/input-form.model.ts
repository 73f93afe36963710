/**
 * Reads a judge's input by its form. `t( n a[n] )` is a number t, then t cases, each a number n and n numbers a. `a[2n]` are 2n numbers, `a[2N]` 2(n-1),
 * `g[nn]` n*n, `a[*]` all that are left; `$s` is a word, `$s[n]` one of n letters. A group `*( … )` repeats until the input ends or a case would begin with 0.
 */

import { beyond, type LimitProblem, type Limits } from './input-limits.model.js';

export type Values = ReadonlyMap<string, readonly string[]>;

export interface Case {
  values: Values;
  /** The line of the output that gets its answer. The cases of an inner group share one. */
  line: number;
}

/** What is wrong with an input: the key of a sentence, and what that sentence names. */
export type InputProblem =
  | { code: 'empty' | 'cases' }
  | { code: 'ended' | 'count'; name: string }
  | { code: 'number'; name: string; item: string }
  | { code: 'rest'; item: string }
  | { code: 'length'; name: string; item: string; letters: number }
  | LimitProblem;

export type ReadInput = { cases: Case[] } | { problem: InputProblem };

type Part = { name: string; count: string | null; word: boolean } | { repeat: string; body: Part[] };

const MOST_NUMBERS = 100_000;
const MOST_CASES = 1000;

function partsOf(tokens: string[]): Part[] {
  const parts: Part[] = [];
  for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
    if (token.endsWith('(')) parts.push({ repeat: token.slice(0, -1), body: partsOf(tokens) });
    else {
      const [, sign, name = '', count = null] = /^(\$?)(\w+)(?:\[(.*)\])?$/.exec(token) ?? [];
      parts.push({ name, count, word: sign === '$' });
    }
  }
  return parts;
}

class Refusal extends Error {
  constructor(readonly problem: InputProblem) {
    super(problem.code);
  }
}

class Reader {
  readonly cases: Case[] = [];
  private at = 0;
  private line = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly limits: Limits,
  ) {}

  read(parts: readonly Part[], before: Values, depth: number): void {
    const values = new Map(before);
    for (const part of parts) {
      if ('repeat' in part) this.repeat(part, values, depth);
      else values.set(part.name, this.checked(part.name, this.list(part, values), values));
    }
    if (parts.some((part) => 'repeat' in part)) return;
    if (this.cases.length === MOST_CASES) throw new Refusal({ code: 'cases' });
    this.cases.push({ values, line: this.line });
    // The answers of an inner group are printed side by side.
    if (depth < 2) this.line += 1;
  }

  /** The items of a name, which must be within what the judge gives. */
  private checked(name: string, items: readonly string[], values: Values): readonly string[] {
    const problem = beyond(name, items, this.limits[name], (other) => values.get(other)?.[0]);
    if (problem) throw new Refusal(problem);
    return items;
  }

  private repeat({ repeat, body }: { repeat: string; body: Part[] }, values: Values, depth: number): void {
    const line = this.line;
    if (repeat === '*') {
      while (this.at < this.tokens.length && this.tokens[this.at] !== '0') this.read(body, values, depth + 1);
      while (this.tokens[this.at] === '0') this.at += 1;
    } else {
      const times = values.has(repeat)
        ? this.times(repeat, values)
        : Number(this.checked(repeat, [this.number(repeat)], values)[0]);
      for (let time = 0; time < times; ++time) this.read(body, values, depth + 1);
    }
    if (depth > 0) this.line = line + 1;
  }

  private list({ name, count, word }: { name: string; count: string | null; word: boolean }, values: Values): string[] {
    if (word) return [this.word(name, count === null ? null : this.times(count, values))];
    if (count === null) return [this.number(name)];
    const length = count === '*' ? this.tokens.length - this.at : this.times(count, values);
    if (length > MOST_NUMBERS) throw new Refusal({ code: 'count', name: count });
    return Array.from({ length }, () => this.number(name));
  }

  /** A count: `n`, `N` (n-1), `2n` or `nn`. */
  private times(count: string, values: Values): number {
    const valueOf = (name: string): number => Number(values.get(name)?.[0] ?? 0);
    return [...count].reduce(
      (product, each) =>
        product *
        (/\d/.test(each)
          ? Number(each)
          : /[A-Z]/.test(each)
            ? Math.max(0, valueOf(each.toLowerCase()) - 1)
            : valueOf(each)),
      1,
    );
  }

  private word(name: string, letters: number | null): string {
    const item = this.next(name);
    if (letters !== null && item.length !== letters) throw new Refusal({ code: 'length', name, item, letters });
    return item;
  }

  private number(name: string): string {
    const item = this.next(name);
    if (!/^\d+$/.test(item)) throw new Refusal({ code: 'number', name, item });
    return item;
  }

  private next(name: string): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw new Refusal({ code: 'ended', name });
    this.at += 1;
    return token;
  }

  end(): void {
    const rest = this.tokens[this.at];
    if (rest !== undefined) throw new Refusal({ code: 'rest', item: rest });
  }
}

/** A name before its value, as in `n = 4`, `"n": 4` or `Input: n = 4`. */
const NAMED = /["']?([A-Za-z_]\w*)["']?\s*[:=](?!=)/g;

/** The values of an input without their names; in the order of the form, if the names are those of the form or of the judge. */
function unnamed(form: string, input: string, called: Readonly<Record<string, string>>): string {
  const names = [...input.matchAll(NAMED)].map(([, name = '']) => name);
  if (names.length === 0) return input;
  const values = input
    .split(NAMED)
    .slice(1)
    .flatMap((value, at) => (at % 2 === 1 ? [value] : []));
  const places = form.split(' ').map((part) => /^\$?(\w+)(?:\[.*\])?$/.exec(part)?.[1] ?? '');
  const order = places.map((place) => names.findIndex((name) => name === place || name === called[place]));
  return (
    order.length === names.length && order.every((at) => at >= 0) ? order.map((at) => values[at] ?? '') : values
  ).join(' ');
}

/** Reads an input, within the limits of the judge; `called` are the judge's names for those of the form. */
export function readInput(
  form: string,
  input: string,
  limits: Limits = {},
  called: Readonly<Record<string, string>> = {},
): ReadInput {
  const tokens = unnamed(form, input, called)
    .split(/[\s,;{}()[\]"']+/)
    .filter((token) => token !== '');
  if (tokens.length === 0) return { problem: { code: 'empty' } };
  const reader = new Reader(tokens, limits);
  try {
    reader.read(partsOf(form.match(/[\w*]+\(|\)|\$?\w+(?:\[[^\]]*\])?/g) ?? []), new Map(), 0);
    reader.end();
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem };
    throw error;
  }
  return { cases: reader.cases };
}
