/** What the places of a picture show, by the reader's choice. */

import type { Analysis } from 'grundy-wasm';
import { familyOf } from '../../families/families.model.js';
import { canDraw, type Content } from './legend.model.js';
import { coloured } from './coloured.model.js';
import { BLANK, hidden } from '../../places/masked.js';
import { NUMBER_NAMES } from '#words/outcomes';
import { SHOW_COLOURS, SHOW_NOTHING, showLetters, showNumbers } from '#words/panels/places';

export interface ContentChoice {
  content: Content;
  name: string;
  /** What it does, in a sentence. */
  meaning: string;
}

const COLOUR: ContentChoice = { content: 'colour', ...SHOW_COLOURS };
const NOTHING: ContentChoice = { content: 'nothing', ...SHOW_NOTHING };

/** The choices for a position, the usual one first. Numbers can be chosen only where one decides. */
export function contentChoices(analysis: Analysis): [ContentChoice, ...ContentChoice[]] {
  const { number, position, tables } = analysis;
  const { choice } = familyOf(position).legend(position);
  const colours = number === 'grundy' && tables.length > 0 ? [COLOUR] : [];
  if (choice) return [{ content: 'number', ...choice }, ...colours, NOTHING];
  const letter: ContentChoice = { content: 'letter', ...showLetters(canDraw(analysis)) };
  if (number === 'outcome') return [letter, NOTHING];
  return [{ content: 'number', ...showNumbers(NUMBER_NAMES[number]) }, ...colours, letter, NOTHING];
}

/** The choice in force: the reader's if it is offered here, else the usual one. */
export function contentHere(analysis: Analysis, chosen: Content): Content {
  const choices = contentChoices(analysis);
  return (choices.find(({ content }) => content === chosen) ?? choices[0]).content;
}

const DRAWN: Record<Exclude<Content, 'number'>, (analysis: Analysis) => Analysis> = {
  colour: coloured,
  letter: (analysis) => ({ ...analysis, number: 'outcome' }),
  nothing: (analysis) => hidden(analysis, BLANK),
};

const known = new WeakMap<Analysis, Map<Content, Analysis>>();

/** The analysis as it is drawn for a choice; the same object each time. */
export function withContent(analysis: Analysis, chosen: Content): Analysis {
  if (chosen === 'number') return analysis;
  const drawn = known.get(analysis) ?? new Map<Content, Analysis>();
  known.set(analysis, drawn);
  const result = drawn.get(chosen) ?? DRAWN[chosen](analysis);
  drawn.set(chosen, result);
  return result;
}
