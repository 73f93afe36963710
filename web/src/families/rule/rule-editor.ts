import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Place } from '../../places/place.js';
import { once } from '../../controls/once.js';
import { send } from '../../controls/events.js';
import type { Highlight } from '../../pictures/highlight.js';
import type { Stage } from '../../pictures/editor.js';
import type { EditorInput } from '../../pictures/editor-input.js';
import { NOT_SHADED, notShown, numbersName, OTHER_MOVES } from '#words/families/rule';
import { sharedStyles } from '../../styles/shared-styles.js';
import { defineLine } from './line.js';
import { drawnAnalysis, drawnMove, drawnTurns, moveName, undrawn } from './moves.model.js';
import { definePlane } from './plane.js';
import { drawsLine, partsOf, rulePosition, wrongState, type RulePosition } from './position.model.js';

declare global {
  interface PageEvents {
    /** The place under the pointer. */
    'grundy-peek': Place | null;
  }
}

const fetchAxes = once(() => import('./rule-axes.js'));

/** Fetches the strip or the plane that the position is drawn on. */
export async function fetchSurface(position: RulePosition): Promise<void> {
  if (drawsLine(position)) {
    const { StripEditing } = await import('../../pictures/strip/strip-editing.js');
    if (!customElements.get('grundy-rule-line')) defineLine(StripEditing);
  } else {
    const { GridEditing } = await import('../../pictures/grid/grid-editing.js');
    if (!customElements.get('grundy-rule-plane')) definePlane(GridEditing);
  }
}

/** A picture that knows which cell lies at a point of the screen. */
interface Surface extends HTMLElement {
  cellAt(clientX: number, clientY: number): number | null;
}

/** A position of the reader's own rule: one number as a strip, two as a plane. Sends the place under the pointer. */
@customElement('grundy-rule-editor')
export class RuleEditor extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @property({ type: Boolean }) late = false;
  private peeked: number | null = null;

  static override styles = [
    sharedStyles,
    css`
      /* The line of the rule, a guess and what the moves make of a place take room of their own. */
      grundy-rule-plane {
        --picture-height: max(16rem, calc(var(--board-height, 100dvh) - 11rem));
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        margin-top: 0.6rem;
        max-height: 9rem;
        overflow: auto;
      }
      .outside {
        margin-top: 0.4rem;
      }
    `,
  ];

  constructor() {
    super();
    this.addEventListener('pointermove', (event) => this.peek(this.cellUnder(event)));
    this.addEventListener('pointerleave', () => this.peek(null));
  }

  protected override render() {
    const { place } = this;
    const position = rulePosition(this.shared.analysis);
    const shared = this.drawn(position);
    return html`
      ${
        drawsLine(position)
          ? html`<grundy-rule-line .shared=${shared} .place=${place}></grundy-rule-line>`
          : html`<grundy-rule-plane ?late=${this.late} .shared=${shared} .place=${place}></grundy-rule-plane>`
      }
      ${this.outside(position)} ${this.choices(position)}
      ${shared.analysis.tables.length > 0 ? nothing : html`<p class="outside muted">${NOT_SHADED}</p>`}
      ${this.edits ? this.axes(position) : nothing}
    `;
  }

  /** Whether the reader edits the position, rather than plays, claims or only looks. */
  private get edits(): boolean {
    const { claiming, tools, turns } = this.shared;
    return !claiming && !tools && !turns;
  }

  /** The choice of axes, where the position has more numbers than axes. */
  private axes(position: RulePosition) {
    if (position.numbers.length === position.axes.length) return nothing;
    fetchAxes();
    return html`<grundy-rule-axes .position=${position} .text=${this.shared.text}></grundy-rule-axes>`;
  }

  /** The highlight; without one, the place where the guess is wrong. */
  private get lit(): Highlight | null {
    const { highlight, analysis } = this.shared;
    const state = this.edits ? wrongState(analysis) : null;
    return highlight ?? (state === null ? null : { items: [], moves: [], places: [state] });
  }

  /** The input with all moves as they are drawn. */
  private drawn(position: RulePosition): EditorInput {
    const { analysis, shading, turns } = this.shared;
    const { lit } = this;
    const shown = drawnAnalysis(shading.shown, position);
    return {
      ...this.shared,
      analysis: drawnAnalysis(analysis, position),
      shading: { ...shading, shown },
      highlight: lit && { ...lit, moves: lit.moves.map((move) => drawnMove(position, move)) },
      ...(turns ? { turns: drawnTurns(turns, position) } : {}),
    };
  }

  private outside(position: RulePosition) {
    const names = partsOf(position)
      .filter(({ state }) => state >= position.columns * position.rows)
      .map(({ numbers }) => numbersName(numbers));
    return names.length === 0 ? nothing : html`<p class="outside muted">${notShown(names)}</p>`;
  }

  /** In a match, buttons for the moves that cannot be drawn. */
  private choices(position: RulePosition) {
    const moves = undrawn(this.shared.turns ?? [], position);
    if (moves.length === 0) return nothing;
    return html`
      <div class="choices" role="group" aria-label=${OTHER_MOVES}>
        ${moves.map((move) => html`<button @click=${() => send(this, 'grundy-play', { move: move.notation, made: move })}>${moveName(position, move)}</button>`)}
      </div>
    `;
  }

  private cellUnder(event: PointerEvent): number | null {
    for (const target of event.composedPath()) {
      if (!(target instanceof HTMLElement)) continue;
      if ('cellAt' in target) return (target as Surface).cellAt(event.clientX, event.clientY);
      if (target.dataset.square !== undefined) return Number(target.dataset.square);
    }
    return null;
  }

  private peek(state: number | null): void {
    if (state === this.peeked) return;
    this.peeked = state;
    send(this, 'grundy-peek', state === null ? null : { table: 0, state });
  }
}

export const draw = ({ shared, place, late }: Stage) =>
  html`<grundy-rule-editor ?late=${late} .shared=${shared} .place=${place}></grundy-rule-editor>`;
