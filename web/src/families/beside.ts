/** The registry of extra parts beside the picture on the page. Few families have one. */

import type { Analysis } from 'grundy-wasm';
import { html, nothing, type TemplateResult } from 'lit';
import { once } from '../controls/once.js';
import type { GameRow } from '../words/catalogue.js';
import { familyName, notesOf, type Positions } from './families.model.js';
import { cornerOffer } from './grid/corner-offer.model.js';
import './grid/corner-offer.js';

export interface Beside {
  analysis: Analysis;
  /** The text that an edit changes: newer than the analysis while a computation runs. */
  text: string;
  /** What was asked for last, if it was refused. */
  refused: string | null;
  game: GameRow | undefined;
  editing: boolean;
  computing: boolean;
  cancel(): void;
}

type Part = TemplateResult | typeof nothing;
type Parts = { readonly [Name in keyof Positions]?: (beside: Beside) => Part };

const importLostCount = () => import('./subtraction/lost-count.js');
const fetchLostCount = once(importLostCount);
const importGuess = () => import('./rule/rule-guess.js');
const fetchGuess = once(importGuess);
const asks = (game: GameRow | undefined, question: string): boolean =>
  game?.parameters.some(({ key }) => key === question) ?? false;

/** Offers the corners that would end a game in which pieces can undo their moves. */
function corners({ analysis, text, editing }: Beside): Part {
  const offer = editing ? cornerOffer(analysis) : null;
  return offer ? html`<grundy-corners .offer=${offer} .text=${text}></grundy-corners>` : nothing;
}

/** The question how many pile sizes are lost. */
function lostCount({ analysis, text, game, editing, computing, cancel }: Beside): Part {
  if (!editing || !asks(game, 'count')) return nothing;
  fetchLostCount();
  return html`<grundy-lost-count .text=${text} .asked=${analysis.asked} .computing=${computing} @cancel=${cancel}></grundy-lost-count>`;
}

/** A guess about a typed rule. */
function guess({ analysis, text, refused, editing }: Beside): Part {
  if (!editing) return nothing;
  fetchGuess();
  return html`<grundy-rule-guess .analysis=${analysis} .text=${text} .refused=${refused}></grundy-rule-guess>`;
}

/** What was read in a typed rule, where something else was likely meant. */
function misread({ analysis, text, editing }: Beside): Part {
  const notes = notesOf(analysis.position).filter(({ meant }) => meant !== null);
  if (!editing || notes.length === 0) return nothing;
  fetchGuess();
  return html`<grundy-rule-notes .notes=${notes} .text=${text}></grundy-rule-notes>`;
}

const ABOVE: Parts = { board: corners, rule: misread };
const BELOW: Parts = { piles: lostCount, rule: guess };

/** The part right below the verdict. */
export function aboveOf(beside: Beside): Part {
  return ABOVE[familyName(beside.analysis.position)]?.(beside) ?? nothing;
}

export function belowOf(beside: Beside): Part {
  return BELOW[familyName(beside.analysis.position)]?.(beside) ?? nothing;
}

/** Fetches the part below the first picture in advance, so that nothing moves when it appears. */
export async function fetchBelow(game: GameRow | undefined): Promise<void> {
  if (asks(game, 'count')) await importLostCount();
  if (asks(game, 'guess')) await importGuess();
}
