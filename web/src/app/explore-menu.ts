import { html, type TemplateResult } from 'lit';
import { once } from '../controls/once.js';
import type { GameRow } from '../words/catalogue.js';
import type { Chance } from './chance.js';
import type { Mode } from '../panels/page-modes.js';
import { leadTo } from '../session/address.js';

const fetchPresets = once(() => import('./games/preset-bar.js'));

interface Here {
  /** `text` is what edits build on, `shown` what is on screen. */
  text: string;
  shown: string;
  game: GameRow | undefined;
  exercising: boolean;
  chance: Chance;
}

/** The contents of the Explore menu. */
export function exploreMenu(
  { text, shown, game, exercising, chance }: Here,
  press: (action: 'exercise' | 'keys') => void,
): TemplateResult {
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

/** Opens the laboratory with the sequence of the game on screen. Only in edit mode: in an exercise the same key claims a loss. */
export async function openSequence(text: string, game: GameRow | undefined, mode: Mode): Promise<void> {
  const [{ laboratoryLink }, { hasSequenceOf }] = await Promise.all([
    import('../laboratory/laboratory-settings.js'),
    import('../laboratory/sequence-text.model.js'),
  ]);
  if (game && hasSequenceOf(game, text) && mode === 'edit') leadTo(laboratoryLink(text));
}
