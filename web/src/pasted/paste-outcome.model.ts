/** What the page does with a pasted text: shows a position, offers what it may be read as, or says that it cannot read it. */

import type { Position } from 'grundy-wasm';
import { readingsOf, type NumberReading, type Numbers } from '../params/number-lines.js';
import { pasteView } from '../panels/graph-text/paste.model.js';
import * as words from '#words/paste';
import { leftOut, takerOf, type Takes } from '../text-form/number-list.model.js';
import type { Pasted } from './pasted-text.model.js';

/** What a button of an offer does. */
export type Deed =
  | { does: 'show'; text: () => string; note: string }
  /** Opens the dialog of many positions with this list. */
  | { does: 'many'; list: () => string }
  /** Opens the dialog of graphs with this text. */
  | { does: 'graph'; text: string };

export interface Choice {
  label: string;
  deed: Deed;
}

/** What was read, and what it may become. Without choices there is nothing but to go on. */
export interface Offer {
  said: string;
  choices: readonly Choice[];
}

export type Outcome = { shown: string; note: string } | { offer: Offer };

/** What is on screen. */
export interface Screen {
  text: string;
  /** The title of the game. */
  game: string;
  position: Position | null;
}

/** Readings as several positions that are offered at most, and as one. */
const MOST_READINGS = 2;

const without = ({ left, sized = false }: NumberReading): words.Without => ({ left: left.join(' '), sized });

function many(reading: NumberReading, { text }: Takes): Deed {
  return { does: 'many', list: () => reading.lists.map((list) => text(list.join(','))).join('\n') };
}

function one(reading: NumberReading, { text }: Takes): Deed {
  return { does: 'show', text: () => text(reading.lists.flat().join(',')), note: leftOut(reading) };
}

function choicesOf(readings: readonly NumberReading[], taker: Takes, own: boolean): Choice[] {
  const several = readings.filter(({ lists }) => lists.length > 1).slice(0, MOST_READINGS);
  const single = readings.filter(({ lists }) => lists.length === 1).slice(0, MOST_READINGS);
  return [
    ...several.map((reading) => ({
      label: words.asMany(reading.lists.length, own ? '' : taker.game, without(reading)),
      deed: many(reading, taker),
    })),
    ...single.map((reading) => ({
      label: (own ? words.asOne : words.asPiles)(reading.lists.flat().length, without(reading)),
      deed: one(reading, taker),
    })),
  ];
}

function numbersOutcome(lines: readonly Numbers[], screen: Screen): Outcome {
  const { own, ...taker } = takerOf(screen);
  const readings = readingsOf(lines);
  const [first] = readings;
  if (!first) return { offer: { said: words.UNREAD, choices: [] } };
  if (own && readings.length === 1) return { shown: taker.text(first.lists.flat().join(',')), note: leftOut(first) };
  const choices = choicesOf(readings, taker, own);
  if (own) return { offer: { said: words.readAsMany(first.lists.length, taker.game, leftOut(first)), choices } };
  return { offer: { said: words.notOf(lines.flat().length, lines.length, screen.game), choices } };
}

function longOutcome({ list, count, lines, counted }: Extract<Pasted, { kind: 'long-list' }>, screen: Screen): Outcome {
  const { own, ...taker } = takerOf(screen);
  const note = counted === '' ? '' : words.leftOut(counted);
  if (own && lines === 1) return { shown: taker.text(list), note };
  const said = own ? words.readLines(count, lines) : words.notOf(count, lines, screen.game);
  // With several numbers on some line, any of them may be a count or a size.
  if (lines > 1 && lines < count && counted === '')
    return { offer: { said: `${said} ${words.TOO_LONG}`, choices: [] } };
  const whole: Choice = {
    label: (own ? words.asOne : words.asPiles)(count, { left: counted }),
    deed: { does: 'show', text: () => taker.text(list), note },
  };
  return { offer: { said, choices: [whole] } };
}

/** Whether a text that reads as a graph in one way alone is meant as one: a few words may read so as well. */
const isPlain = (text: string, form: string | null): boolean =>
  form === 'dot' || form === 'counted' || /\d/.test(text) || text.trim().includes('\n');

/** The graph of the text, if the game on screen is drawn as one and takes it. */
function graphOutcome(source: string, numbers: readonly Numbers[] | null, screen: Screen): Outcome | null {
  const view = screen.position && pasteView(source, null, screen.position, screen.text);
  if (!view || view.form === null) return null;
  const { own, ...taker } = takerOf(screen);
  const others = numbers ? choicesOf(readingsOf(numbers), taker, own) : [];
  const dialog: Choice = { label: words.CHOOSE, deed: { does: 'graph', text: source } };
  if (view.text === null)
    return numbers || !isPlain(source, view.form) ? null : { offer: { said: view.said.join(' '), choices: [dialog] } };
  const { text } = view;
  const said = view.said.join(' ');
  if (view.form === 'counted' || (view.forms.length === 1 && isPlain(source, view.form)))
    return { shown: text, note: said };
  return {
    offer: {
      said,
      choices: [{ label: words.DRAW, deed: { does: 'show', text: () => text, note: '' } }, dialog, ...others],
    },
  };
}

export function pasteOutcome(pasted: Pasted, screen: Screen): Outcome {
  switch (pasted.kind) {
    case 'position':
      return { shown: pasted.text, note: '' };
    case 'positions':
      return {
        offer: {
          said: words.readPositions(pasted.lines.length),
          choices: [
            {
              label: words.asMany(pasted.lines.length, ''),
              deed: { does: 'many', list: () => pasted.lines.join('\n') },
            },
          ],
        },
      };
    case 'numbers':
      return graphOutcome(pasted.text, pasted.lines, screen) ?? numbersOutcome(pasted.lines, screen);
    case 'long-list':
      return longOutcome(pasted, screen);
    case 'other':
      return graphOutcome(pasted.text, null, screen) ?? { offer: { said: words.UNREAD, choices: [] } };
  }
}
