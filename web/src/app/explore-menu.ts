import { html, type TemplateResult } from 'lit';
import { once } from '../controls/once.js';
import type { GameRow } from '../words/catalogue.js';
import type { Chance } from './chance.js';

const fetchPresets = once(() => import('./games/preset-bar.js'));

interface Here {
  /** What edits build upon, and what is on screen. */
  text: string;
  shown: string;
  game: GameRow | undefined;
  exercising: boolean;
  chance: Chance;
}

/** What stands in the menu of where one goes from here. */
export function exploreMenu({ text, shown, game, exercising, chance }: Here, press: (action: 'exercise' | 'keys') => void): TemplateResult {
  fetchPresets();
  return html`<grundy-presets
    .text=${text}
    .shown=${shown}
    .game=${game}
    .exercising=${exercising}
    .chance=${chance}
    .seed=${chance.seed}
    @exercise=${() => press('exercise')}
    @keys=${() => press('keys')}
  ></grundy-presets>`;
}
