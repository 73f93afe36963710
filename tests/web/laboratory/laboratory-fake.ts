/** A fake laboratory: the value of each heap is its remainder modulo 3, and a period is proved after a while. */

import type { Laboratory, Progress } from 'grundy-laboratory';
import type { LaboratoryPort } from '../../../web/src/solver/laboratory/client.js';
import type { Answer, Question } from '../../../web/src/solver/laboratory/protocol.js';

export interface FakeChoices {
  /** From how many values on the period is proved; never if left out. */
  provedAt?: number;
  /** How many values a slice has. */
  slice?: number;
  most?: number;
  /** The one heap with a different value. */
  odd?: number;
}

export function fakeLaboratory({
  provedAt = Infinity,
  slice = 100,
  most = 1e9,
  odd = -1,
}: FakeChoices = {}): Laboratory {
  let computed = 0;
  const valueOf = (heap: number): number => (heap === odd ? 7 : heap % 3);
  const progress = (): Progress => ({
    computed,
    most,
    engine: 'options',
    memory: 1_000_000 + computed,
    largest: 2,
    largestAt: 2,
    ended: null,
    sparse: null,
    period:
      computed >= provedAt
        ? { period: 3, preperiod: 0, saltus: 0, certificate: { by: 'take-and-break', bound: 12 } }
        : null,
    suspected: null,
  });
  return {
    begin(text) {
      computed = 0;
      if (text.includes('wrong'))
        return {
          ok: false,
          problems: [
            {
              key: 'code',
              code: 'malformed',
              item: 'wrong',
              passage: null,
              expected: { code: 'heaps-octal', values: [] },
            },
          ],
        };
      return {
        ok: true,
        run: { rules: text, game: 'octal', rule: { by: 'game' }, code: '0.77', most, bytesPerValue: 1 },
      };
    },
    advance(values) {
      computed = Math.max(computed, Math.min(values, computed + slice, most));
      return progress();
    },
    values: (from, count) =>
      Float64Array.from(
        { length: Math.max(0, computed >= provedAt ? count : Math.min(count, computed - from)) },
        (_, index) => valueOf(from + index),
      ),
    value: (heap) => (heap < computed || computed >= provedAt ? valueOf(heap) : null),
    density: (_from, _to, _values, columns, rows) => new Uint32Array(columns * rows),
    frequencies: () => Float64Array.from([computed / 3, computed / 3, computed / 3]),
    rareValues: () => new Uint16Array(),
    exceptions: () => new Float64Array(),
    restore(values) {
      if (values.some((value, index) => value !== valueOf(computed + index))) return false;
      computed += values.length;
      return true;
    },
    check: () => true,
  };
}

/** A worker that answers each question in a separate task, as a real one does. */
export class FakeLaboratoryPort implements LaboratoryPort {
  terminated = false;
  readonly asked: Question[] = [];
  private listener: (event: MessageEvent<Answer>) => void = () => {};

  constructor(private readonly laboratory: Laboratory) {}

  postMessage(question: Question): void {
    this.asked.push(question);
    setTimeout(() => {
      if (this.terminated) return;
      const call = this.laboratory[question.call] as (...given: readonly unknown[]) => unknown;
      let answer: Answer;
      try {
        answer = { id: question.id, answer: structuredClone(call(...question.given)) };
      } catch (error) {
        answer = { id: question.id, crashed: String(error) };
      }
      this.listener({ data: answer } as MessageEvent<Answer>);
    });
  }

  terminate(): void {
    this.terminated = true;
  }

  addEventListener(type: 'message' | 'error', listener: (event: never) => void): void {
    if (type === 'message') this.listener = listener as typeof this.listener;
  }
}
