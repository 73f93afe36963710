import { describe, expect, it } from 'vitest';
import { readInput } from '../../../web/src/gallery/input-form.model.ts';
import type { Limits } from '../../../web/src/gallery/input-limits.model.ts';
import { problemWords } from '../../../web/src/gallery/output.model.ts';
import { PROBLEMS } from '../../../web/src/gallery/problems/all.model.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

const inputOf = (key: string) => {
  const input = PROBLEMS.find((each) => each.key === key)?.input;
  if (!input) throw new Error(`${key} has no box`);
  return input;
};

/** The cases of an input in the box of a problem, or the sentence that refuses it. */
const boxed = (key: string, text: string): unknown => {
  const { form, limits, called } = inputOf(key);
  const read = readInput(form, text, limits, called);
  return 'cases' in read ? read.cases.map((each) => Object.fromEntries(each.values)) : problemWords(read.problem);
};

/** Numbers of chance, the same in each run. */
function chance(seed: number) {
  let state = seed;
  return (from: number, to: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from + Math.floor((state / 2 ** 32) * (Math.min(to, from + 7) - from + 1));
  };
}

const bound = (given: number | string, told: Record<string, number>): number =>
  typeof given === 'number' ? given : (told[given] ?? 0);

/** A value within the limits, near the least; lists rise, so that they are in every order that a limit asks for but falling. */
function within(limits: Limits, roll: ReturnType<typeof chance>) {
  return (name: string, told: Record<string, number>): string | number => {
    const limit = limits[name];
    if (limit === undefined) return 1;
    if (typeof limit === 'string')
      return Array.from({ length: told.n ?? 3 }, () => itemAt(limit, roll(0, limit.length - 1))).join('');
    const [least, most, order] = limit;
    const [from, to] = [bound(least, told), most === null ? Infinity : bound(most, told)];
    if (order === 'even') return from + (from % 2) + 2 * roll(0, 2);
    const item = told[`#${name}`];
    if (order !== undefined && item !== undefined)
      return order === 'falling' ? from + 3 - item : Math.min(to, from + item);
    return roll(from, to);
  };
}

describe('an input may name its values', () => {
  it('as LeetCode does', () => {
    for (const text of ['n = 4', 'n=4', 'Input: n = 4', '{"n": 4}', 'n: 4'])
      expect(boxed('lc-292', text), text).toEqual([{ n: ['4'] }]);
    expect(boxed('lc-464', 'maxChoosableInteger = 10, desiredTotal = 11')).toEqual([{ m: ['10'], s: ['11'] }]);
    expect(boxed('lc-294', 'currentState = "++++"')).toEqual([{ s: ['++++'] }]);
  });
  it('in any order, where the names are known', () => {
    expect(boxed('lc-464', 'desiredTotal = 11, maxChoosableInteger = 10')).toEqual([{ m: ['10'], s: ['11'] }]);
    expect(boxed('lc-464', 's = 11, m = 10')).toEqual([{ m: ['10'], s: ['11'] }]);
  });
  it('in every box without groups, also as arrays', () => {
    const flat = PROBLEMS.filter(({ input }) => input && !input.form.includes('('));
    expect(flat.length).toBeGreaterThan(15);
    for (const { key, input } of flat) {
      const [given] = boxed(key, inputOf(key).sample) as [Record<string, string[]>];
      const named = Object.entries(given).map(
        ([name, items]) => `${name} = ${items.length === 1 ? items.join() : `[${items.join(', ')}]`}`,
      );
      expect(boxed(key, named.join(', ')), input?.form).toEqual([given]);
      expect(boxed(key, named.toReversed().join('\n')), input?.form).toEqual([given]);
    }
  });
});

describe('an input beyond what the judge gives is refused', () => {
  it('and the limit is named', () => {
    expect(boxed('at-abc206f', '1 1 0 3')).toBe('a should be from 1 to 100 in this problem, not 0.');
    expect(boxed('at-abc206f', '1 1 3 3')).toBe('a is pairs of a smaller number and a larger one in this problem.');
    expect(boxed('at-abc278g', '9 3 2')).toBe('r should be from 3 to 9 in this problem, not 2.');
    expect(boxed('lc-464', 'maxChoosableInteger = 21, desiredTotal = 5')).toBe(
      'm should be from 1 to 20 in this problem, not 21.',
    );
    expect(boxed('hr-game-of-kyles', '1 4 IXOI')).toBe('s should hold IX alone in this problem, not “O”.');
    expect(boxed('hr-game-of-kyles', '1 4 IXI')).toBe('s should have 4 letters, not “IXI”.');
    expect(boxed('poj-2311', '1 5')).toBe('w should be from 2 to 200 in this problem, not 1.');
  });

  it('and every box says what the judge gives for each of its names', () => {
    for (const { key, input } of PROBLEMS) {
      if (!input) continue;
      const names = [...input.form.matchAll(/\$?(\w+)(?:\[[^\]]*\])?/g)].flatMap(([whole, name = '']) =>
        whole.startsWith('$') && input.limits?.[name] === undefined ? [`$${name}`] : [name],
      );
      const inside = new Set(names.filter((name) => !/\d/.test(name)));
      expect(new Set(Object.keys(input.limits ?? {})), key).toEqual(inside);
    }
  });

  /** More than the counts within the limits that are drawn here. */
  const MOST = 12;

  /** Writes an input by its form: `value` is what stands for the next number or word of a name. Counts are small. */
  function written(form: string, value: (name: string, told: Record<string, number>) => string | number): string {
    const tokens = form.match(/[\w*]+\(|\)|\$?\w+(?:\[[^\]]*\])?/g) ?? [];
    const write = (from: number, told: Record<string, number>): string[] => {
      const out: string[] = [];
      for (let at = from; at < tokens.length && tokens[at] !== ')'; ++at) {
        const token = itemAt(tokens, at);
        const group = /^([\w*]+)\($/.exec(token)?.[1];
        if (group !== undefined) {
          if (group !== '*' && told[group] === undefined) out.push(String((told[group] = Number(value(group, told)))));
          const times = group === '*' ? 2 : (told[group] ?? 0);
          for (let time = 0; time < Math.min(times, MOST); ++time) out.push(...write(at + 1, { ...told }));
          for (let depth = 1; depth > 0;) depth += tokens[++at]?.endsWith('(') ? 1 : tokens[at] === ')' ? -1 : 0;
          continue;
        }
        const [, sign = '', name = '', count] = /^(\$?)(\w+)(?:\[(.*)\])?$/.exec(token) ?? [];
        if (sign === '$') out.push(String(value(name, told)));
        else if (count === undefined) out.push(String((told[name] = Number(value(name, told)))));
        else {
          const length =
            count === '*'
              ? 3
              : [...count].reduce(
                  (product, each) =>
                    product *
                    (/\d/.test(each)
                      ? Number(each)
                      : /[A-Z]/.test(each)
                        ? Math.max(0, (told[each.toLowerCase()] ?? 0) - 1)
                        : (told[each] ?? 0)),
                  1,
                );
          for (let item = 0; item < Math.min(length, MOST * MOST); ++item)
            out.push(String(value(name, { ...told, [`#${name}`]: item })));
        }
      }
      return out;
    };
    return write(0, {}).join(' ');
  }

  it.each(PROBLEMS.flatMap(({ key, input }) => (input ? [[key, input] as const] : [])))(
    '%s',
    (key, { limits = {}, form }) => {
      const roll = chance(48);
      const told: string[] = [];
      const refused = (text: string, how: RegExp): void => {
        const said = boxed(key, text);
        if (typeof said !== 'string' || !how.test(said)) told.push(`${text.slice(0, 80)}: ${JSON.stringify(said)}`);
      };
      for (let turn = 0; turn < 50; ++turn) {
        const text = written(form, within(limits, roll));
        const said = boxed(key, text);
        if (typeof said === 'string') told.push(`${text}: ${said}`);
      }
      for (const [name, limit] of Object.entries(limits)) {
        const broken = (wrong: (told: Record<string, number>) => string | number): string => {
          let done = false;
          return written(form, (each, before) => {
            const use = each === name && !done;
            done ||= use;
            return use ? wrong(before) : within(limits, roll)(each, before);
          });
        };
        if (typeof limit === 'string') {
          refused(
            broken((before) => '?'.repeat(before.n ?? 3)),
            / should hold /,
          );
          continue;
        }
        const [least, most] = limit;
        // A case that begins with 0 ends an input that says no number of cases.
        const ends = form.startsWith(`*( ${name} `) && least === 1;
        for (let turn = 0; turn < 10; ++turn) {
          if (least !== 0 && !ends)
            refused(
              broken((before) => bound(least, before) - 1),
              new RegExp(`^${name} should be (from|at least) `),
            );
          if (most !== null)
            refused(
              broken((before) => bound(most, before) + (bound(most, before) >= 2 ** 53 ? 2 ** 20 : 1)),
              new RegExp(`^${name} should be from `),
            );
        }
      }
      expect(told).toEqual([]);
    },
  );
});
