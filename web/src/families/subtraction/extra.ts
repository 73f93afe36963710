/** The question how many pile sizes are lost, below piles of a game that asks it. */

import { html } from 'lit';
import type { Beside } from '../page-family.js';
import './lost-count.js';

export function below({ analysis, text, game, editing, computing, cancel }: Beside) {
  if (!editing || !game?.parameters.some(({ key }) => key === 'count')) return null;
  return html`<grundy-lost-count .text=${text} .asked=${analysis.asked} .computing=${computing} @cancel=${cancel}></grundy-lost-count>`;
}
