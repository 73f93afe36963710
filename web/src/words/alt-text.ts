/** A position in a sentence, for readers who do not see its picture. */

import type { Analysis } from 'grundy-wasm';
import { describerOf } from '../families/describers.model.js';
import { verdictOf } from './verdict.js';
import { gameTitle } from '#words/games';
import { capitalised } from '#words/language';

/** `Nim with piles 3, 5, 7` */
export function positionSentence({ game, position }: Analysis): string {
  return `${capitalised(gameTitle(game))}${describerOf(position).described(position)}`;
}

/** `Nim with piles 3, 5, 7: the player to move wins; Grundy number 1`. Where the answer is to be found out it is not `told`. */
export function altText(analysis: Analysis, told = true): string {
  const sentence = positionSentence(analysis);
  if (!told) return `${sentence}: who wins?`;
  const { headline, facts } = verdictOf(analysis);
  const [first = '', ...rest] = [headline.replace(': ', ', '), ...facts];
  return `${sentence}: ${[first.charAt(0).toLowerCase() + first.slice(1), ...rest].join('; ')}`;
}
