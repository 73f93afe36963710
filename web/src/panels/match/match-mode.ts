import type { Analysis } from 'grundy-wasm';
import { html } from 'lit';
import { Match } from './match.js';
import { matchHighlight } from './match.model.js';
import type { EditorInput } from '../../pictures/editor-input.js';
import './match-card.js';
import './match-line.js';

/** A match and its elements on the page, fetched when one begins. */
export class MatchMode extends Match {
  private readonly quiet = new WeakMap<Analysis, Analysis>();

  line() {
    return html`<grundy-match-line .match=${this} .view=${this.view}></grundy-match-line>`;
  }

  card() {
    return html`<grundy-match .match=${this} .view=${this.view}></grundy-match>`;
  }

  /** The editors' input in a match: without winning moves, but with the turn that is being made. */
  input(input: EditorInput): EditorInput {
    const { text, pending, turns, complete } = this.view;
    const highlight = matchHighlight(this.view);
    const shading = { ...input.shading, shown: this.quieted(input.shading.shown) };
    return { ...input, analysis: this.quieted(input.analysis), text, highlight, shading, turns, complete, pending };
  }

  private quieted(analysis: Analysis): Analysis {
    const known = this.quiet.get(analysis);
    if (known) return known;
    const quiet = { ...analysis, moves: { ...analysis.moves, list: [] } };
    this.quiet.set(analysis, quiet);
    return quiet;
  }
}
