import { expect, it } from 'vitest';
import { rulesOf } from '../../../web/src/laboratory/sequence-text.model.js';
import { misereQuestion, miserePeriodWords, withMisere } from '../../../web/src/laboratory/misere-sequence.model.js';
import { positionOf } from '../../../web/src/laboratory/sequence-text.model.js';
import { loadModule } from '../../support/module.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

const grundy = await loadModule();
const { games } = grundy.catalogue();

function answered(text: string) {
  const question = misereQuestion(text, games);
  const reply = question === null ? null : grundy.analyze(question);
  return reply?.ok ? { strip: String.fromCharCode(...itemAt(reply.analysis.tables, 0).outcomes), words: miserePeriodWords(reply.analysis) } : null;
}

/** Won and lost in misère play by definition: the player who cannot move wins. */
function byDefinition(take: readonly number[], most: number): string {
  let strip = '';
  for (let size = 0; size <= most; ++size) {
    const options = take.filter((each) => each <= size).map((each) => strip[size - each]);
    strip += options.length === 0 || options.includes('L') ? 'W' : 'L';
  }
  return strip;
}

// "Sequence" from a misère position must not silently show normal play.
it('a misère position has its own won and lost, with the period where it is proved', () => {
  for (const take of [[1, 3, 4], [1, 2, 5], [2, 3], [1]]) {
    const answer = answered(`game=subtraction&take=${take.join()}&piles=11&play=misere`)!;
    expect(answer.strip).toBe(byDefinition(take, answer.strip.length - 1));
    const period = Number(/with period (\d+) from/.exec(answer.words)![1]);
    const from = Number(/from size (\d+) on/.exec(answer.words)?.[1] ?? 0);
    const long = byDefinition(take, 400);
    expect(long.slice(from, 400 - period)).toBe(long.slice(from + period, 400));
  }
  // Winning Ways, ch. 13: the single heaps of Kayles that are lost in misère play are 1, 4, 9, 12 and 20.
  const kayles = answered('game=kayles&piles=5,7&play=misere')!;
  expect([...kayles.strip].flatMap((letter, size) => (letter === 'L' ? [size] : []))).toEqual([1, 4, 9, 12, 20]);
  expect(kayles.words).toBe('No period of the outcomes in misère play is proved.');
});

it('every game with a sequence is answered in misère play at its first rule', () => {
  for (const game of games.filter(({ family, key }) => family === 'heaps' || key === 'subtraction' || key === 'nim')) {
    expect(answered(`${rulesOf(itemAt(game.examples, 0).text)}&play=misere`)?.strip, game.key).toMatch(/^[WL?]+$/);
  }
});

it('normal play is asked nothing more, and the convention stays with another rule and on the way back', () => {
  expect(misereQuestion('game=kayles&piles=5', games)).toBeNull();
  expect(withMisere('game=octal&code=0.07', 'game=kayles&play=misere')).toBe('game=octal&code=0.07&play=misere');
  expect(withMisere('game=octal&code=0.07', 'game=kayles')).toBe('game=octal&code=0.07');
  expect(positionOf('game=kayles', 'game=kayles&piles=5,7&play=misere')).toBe('game=kayles&piles=5,7&play=misere');
});
