import type { Analysis } from 'grundy-wasm';
import { html } from 'lit';
import { Match } from './match.js';
import { matchHighlight, tellsAnswers } from './match.model.js';
import { withContent } from '../../stage/legend/content.model.js';
import type { Legend } from '../../stage/legend/legend.model.js';
import type { EditorInput } from '../../pictures/editor-input.js';
import { LEGAL, MADE, MADE_LAST } from '#words/panels/legend';
import { HIDDEN_IN_MATCH } from '#words/panels/match';
import './match-card.js';
import './match-line.js';

/** What a legend leaves out while the answers are hidden. */
const UNTOLD = {
  won: null,
  lost: null,
  draw: null,
  ring: null,
  scale: null,
  grundy: null,
  strength: null,
  uncounted: null,
  blank: null,
  heat: false,
  number: HIDDEN_IN_MATCH,
  still: HIDDEN_IN_MATCH,
};

/**
 * A match and its elements on the page, fetched when one begins. It shows what is legal, never what is good: targets come from the core's list of legal
 * turns, and shading, numbers, rings, verdict, replies and the window's title wait until its end, or until the reader asks for them. What a turn has moved
 * is drawn solid, unlike a winning move, which is dashed.
 */
export class MatchMode extends Match {
  private readonly quiet = new WeakMap<Analysis, Analysis>();

  line() {
    return html`<grundy-match-line .match=${this} .view=${this.view}></grundy-match-line>`;
  }

  card() {
    return html`<grundy-match .match=${this} .view=${this.view}></grundy-match>`;
  }

  /** Whether the picture shows who wins where. */
  get tells(): boolean {
    return tellsAnswers(this.view);
  }

  /** The editors' input in a match: without winning moves, until its end without outcomes and numbers, but with the turn that is being made. */
  input(input: EditorInput): EditorInput {
    const { text, pending, turns, complete } = this.view;
    const highlight = matchHighlight(this.view);
    const drawn = this.tells ? this.quieted(input.analysis) : withContent(input.analysis, 'nothing');
    const shading = this.tells
      ? { ...input.shading, shown: this.quieted(input.shading.shown) }
      : { whole: false, component: 0, shown: drawn, waiting: false };
    return { ...input, analysis: drawn, text, highlight, shading, turns, complete, pending };
  }

  /** The legend of that picture. `marked`: whether it marks legal moves. */
  legend(legend: Legend, marked: boolean): Legend {
    const { pending, answered, notice } = this.view;
    const last = pending.length === 0 && answered.length > 0 && !notice?.level;
    const marks = {
      legal: { words: LEGAL, marked },
      made: { words: last ? MADE_LAST : MADE, marked: marked || last || pending.length > 0 },
    };
    return { ...legend, ...(this.tells ? { ring: null } : UNTOLD), ...marks };
  }

  private quieted(analysis: Analysis): Analysis {
    const known = this.quiet.get(analysis);
    if (known) return known;
    const quiet = { ...analysis, moves: { ...analysis.moves, list: [] } };
    this.quiet.set(analysis, quiet);
    return quiet;
  }
}
