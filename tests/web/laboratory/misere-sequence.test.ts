import { expect, it } from 'vitest';
import { rulesOf } from '../../../web/src/laboratory/sequence-text.model.js';
import {
  miserePeriodWords,
  misereQuestion,
  provingQuestion,
  withMisere,
} from '../../../web/src/laboratory/misere-sequence.model.js';
import { positionOf } from '../../../web/src/laboratory/sequence-text.model.js';
import { loadModule } from '../../support/module.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

const grundy = await loadModule();
const { games } = grundy.catalogue();

function analysisOf(question: string) {
  const reply = grundy.analyze(question);
  if (!reply.ok) throw new Error(question);
  return reply.analysis;
}

function stripOf(text: string): string {
  return String.fromCharCode(...itemAt(analysisOf(misereQuestion(text, games)!).tables, 0).outcomes);
}

function periodOf(text: string): string {
  const question = misereQuestion(text, games)!;
  const drawn = analysisOf(question);
  const proving = provingQuestion(question, drawn);
  return miserePeriodWords(proving === null ? drawn : analysisOf(proving));
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
    const text = `game=subtraction&take=${take.join()}&piles=11&play=misere`;
    const strip = stripOf(text);
    expect(strip).toBe(byDefinition(take, strip.length - 1));
    const words = periodOf(text);
    const period = Number(/with period (\d+) from/.exec(words)![1]);
    const from = Number(/from size (\d+) on/.exec(words)?.[1] ?? 0);
    const long = byDefinition(take, 400);
    expect(long.slice(from, 400 - period)).toBe(long.slice(from + period, 400));
  }
  // Winning Ways, ch. 13: the single heaps of Kayles that are lost in misère play are 1, 4, 9, 12 and 20.
  const kayles = 'game=kayles&piles=5,7&play=misere';
  expect([...stripOf(kayles)].flatMap((letter, size) => (letter === 'L' ? [size] : []))).toEqual([1, 4, 9, 12, 20]);
  // W. L. Sibert and J. H. Conway, Mathematical Kayles, 1992.
  expect(periodOf(kayles)).toMatch(
    /^In misère play two rows from size 71 on can stand for each other if their sizes differ by a multiple of 12;/,
  );
  expect(periodOf('game=dawsons-kayles&piles=5&play=misere')).toBe(
    'No period of the outcomes in misère play is proved.',
  );
});

it('every game with a sequence is answered in misère play at its first rule', () => {
  for (const game of games.filter(({ family, key }) => family === 'heaps' || key === 'subtraction' || key === 'nim')) {
    expect(stripOf(`${rulesOf(itemAt(game.examples, 0).text)}&play=misere`), game.key).toMatch(/^[WL?]+$/);
  }
});

it('normal play is asked nothing more, and the convention stays with another rule and on the way back', () => {
  expect(misereQuestion('game=kayles&piles=5', games)).toBeNull();
  expect(withMisere('game=octal&code=0.07', 'game=kayles&play=misere')).toBe('game=octal&code=0.07&play=misere');
  expect(withMisere('game=octal&code=0.07', 'game=kayles')).toBe('game=octal&code=0.07');
  expect(positionOf('game=kayles', 'game=kayles&piles=5,7&play=misere')).toBe('game=kayles&piles=5,7&play=misere');
});
