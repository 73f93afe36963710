import { expect, it } from 'vitest';
import { settingPairs, settingsOf } from '../../../web/src/params/embed-settings.js';

const exercise = (word: string | null): boolean => settingsOf((name) => (name === 'exercise' ? word : null)).exercise;

// Only words for yes make an exercise of an embed.
it('exercise= takes the words for yes, and passes over all others', () => {
  for (const word of ['', '1', 'true', 'TRUE', 'yes', 'on', 'exercise'])
    expect([word, exercise(word)]).toEqual([word, true]);
  for (const word of [null, '0', 'false', 'no', 'off', 'banana', '2', '<b>', '1,0'])
    expect([word, exercise(word)]).toEqual([word, false]);
});

const withSteps = (word: string | null) => settingsOf((name) => (name === 'steps' ? word : null));

it('steps= names what is walked, and anything else is passed over', () => {
  for (const word of ['reasons', 'fill', 'match'] as const) {
    expect(withSteps(word).steps).toBe(word);
    expect(settingPairs(withSteps(word))).toEqual([['steps', word]]);
  }
  for (const word of [null, '', 'all', 'reasons,fill']) expect([word, withSteps(word).steps]).toEqual([word, null]);
});
