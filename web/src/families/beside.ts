/** The registry of what stands beside the picture on the page, of the few families that have such a thing. */

import type { Analysis } from 'grundy-wasm';
import { html, nothing, type TemplateResult } from 'lit';
import { once } from '../controls/once.js';
import type { GameRow } from '../words/catalogue.js';
import { familyName, type Positions } from './families.model.js';
import { cornerOffer } from './grid/corner-offer.model.js';
import './grid/corner-offer.js';

export interface Beside {
  analysis: Analysis;
  /** What an edit builds upon: newer than the analysis while that is being computed. */
  text: string;
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
const asks = (game: GameRow | undefined, question: string): boolean => game?.parameters.some(({ key }) => key === question) ?? false;

/** A corner that ends the game where pieces are stuck. */
function corners({ analysis, text, editing }: Beside): Part {
  const offer = editing ? cornerOffer(analysis) : null;
  return offer ? html`<grundy-corners .offer=${offer} .text=${text}></grundy-corners>` : nothing;
}

/** How many sizes are lost. */
function lostCount({ analysis, text, game, editing, computing, cancel }: Beside): Part {
  if (!editing || !asks(game, 'count')) return nothing;
  fetchLostCount();
  return html`<grundy-lost-count .text=${text} .asked=${analysis.asked} .computing=${computing} @cancel=${cancel}></grundy-lost-count>`;
}

/** A guess about a typed rule. */
function guess({ analysis, text, editing }: Beside): Part {
  if (!editing) return nothing;
  fetchGuess();
  return html`<grundy-rule-guess .analysis=${analysis} .text=${text}></grundy-rule-guess>`;
}

const ABOVE: Parts = { board: corners };
const BELOW: Parts = { piles: lostCount, rule: guess };

/** What is offered below the verdict. */
export function aboveOf(beside: Beside): Part {
  return ABOVE[familyName(beside.analysis.position)]?.(beside) ?? nothing;
}

export function belowOf(beside: Beside): Part {
  return BELOW[familyName(beside.analysis.position)]?.(beside) ?? nothing;
}

/** What stands below the first picture, which may not move it when it comes. */
export async function fetchBelow(game: GameRow | undefined): Promise<void> {
  if (asks(game, 'count')) await importLostCount();
  if (asks(game, 'guess')) await importGuess();
}
