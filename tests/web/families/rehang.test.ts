import type { Rehang } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { RehangPreview } from '../../../web/src/families/tree/rehang-preview.js';
import { answers, answersSummary } from '../../../web/src/families/tree/rehang.model.js';
import { treeFacts } from '../../../web/src/families/tree/summary.model.js';
import { treePosition } from '../../../web/src/families/tree/position.model.js';
import { tree } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const codes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the preview of a re-hang', () => {
  it('asks once for all parents when a node is taken, and belongs to one position', async () => {
    const asked: string[] = [];
    const reply: Rehang = {
      node: Uint32Array.of(5, 5),
      parent: Uint32Array.of(1, 5),
      outcome: codes('LX'),
      grundy: Float64Array.of(0, -1),
    };
    const preview = new RehangPreview({ rehang: (text) => (asked.push(text), Promise.resolve(reply)) }, () => {});
    const analysis = tree();
    void preview.take(analysis, 5, [1, 5]);
    void preview.take(analysis, 5, [1, 5]);
    expect(preview.of(analysis).size).toBe(0);
    await settled();
    expect(asked).toEqual(['game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,6:6']);
    expect(preview.of(analysis).get(1)).toEqual({
      question: 'node 6 under node 2',
      answer: 'no: lost, nim-sum 0',
      reason: 'It moves from depth 3 to depth 2: odd and even depths swap for it and all below it.',
      tone: 'lose',
    });
    expect(preview.of(analysis).get(5)?.answer).toMatch(/^invalid/);
    expect(preview.of(tree()).size).toBe(0);
  });
  it('forgets the answer for a node that was put back for another one', async () => {
    const waiting: ((reply: Rehang | null) => void)[] = [];
    const preview = new RehangPreview({ rehang: () => new Promise((resolve) => waiting.push(resolve)) }, () => {});
    const analysis = tree();
    void preview.take(analysis, 5, [1]);
    void preview.take(analysis, 3, [1]);
    itemAt(
      waiting,
      0,
    )({ node: Uint32Array.of(5), parent: Uint32Array.of(1), outcome: codes('W'), grundy: Float64Array.of(1) });
    await settled();
    expect(preview.of(analysis).size).toBe(0);
  });
});

describe('many questions', () => {
  it('are counted, and the first of them shown', () => {
    const { rehang } = tree();
    expect(answers(rehang, treePosition(tree()), 2)).toHaveLength(2);
    expect(answersSummary(rehang)).toBe('3 questions: 1 yes, 1 no, 1 invalid');
  });
});

const asked = (node: number, parent: number, letter: string) =>
  itemAt(
    answers(
      {
        node: Uint32Array.of(node),
        parent: Uint32Array.of(parent),
        outcome: codes(letter),
        grundy: Float64Array.of(1),
      },
      treePosition(tree()),
    ),
    0,
  );

describe('an answer', () => {
  it('says whether odd and even depths change places', () => {
    expect(asked(5, 1, 'W').reason).toBe(
      'It moves from depth 3 to depth 2: odd and even depths swap for it and all below it.',
    );
    expect(asked(3, 2, 'W').reason).toBe('It stays at depth 2: the same coins count as now.');
    expect(asked(5, 0, 'W').reason).toBe('It moves from depth 3 to depth 1: the same coins count as now.');
  });
  it('says why a question is invalid', () => {
    expect(asked(0, 1, 'X').answer).toBe('invalid: the root hangs under nothing');
    expect(asked(2, 2, 'X').answer).toBe('invalid: a node cannot hang under itself');
    expect(asked(2, 5, 'X').answer).toBe('invalid: node 6 hangs below node 3');
  });
});

describe('a tree too large to be drawn', () => {
  it('is told in numbers', () => {
    expect(treeFacts(tree())).toEqual([
      ['Nodes', '6'],
      ['Leaves', '3'],
      ['Greatest depth', '3'],
      ['Nodes with coins', '5'],
      ['of them at odd depth', '3'],
    ]);
  });
});
