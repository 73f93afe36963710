import { html } from 'lit';
import { itemAt } from '../../params/item-at.js';
import type { GridEditing } from '../../pictures/grid/grid-editing.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { RULE_TOOLS } from '#words/families/rule';
import { itemName } from '../names.model.js';
import { addPosition, movedComponent, removePart, setPart } from './edits.model.js';
import { planeView } from './plane-view.model.js';
import { numbersFor, partsOf, rulePosition, type Numbers, type RulePosition } from './position.model.js';

/** Positions as tokens on the plane of two numbers. The base class is an argument because it is fetched apart: other games use it too. */
export const definePlane = (Grid: typeof GridEditing) =>
  customElements.define(
    'grundy-rule-plane',
    class extends Grid {
      static override styles = [...Grid.styles, editorStyles];

      private get position(): RulePosition {
        return rulePosition(this.shared.analysis);
      }

      protected override get view() {
        return planeView(this.position);
      }

      protected override named(item: number): string {
        return itemName(this.position, item);
      }

      protected override toolbox() {
        const { held, tool } = this;
        return html`
      <div class="row tools">
        <button aria-pressed=${tool === 'add'} @click=${() => (this.tool = tool === 'add' ? 'move' : 'add')}>${RULE_TOOLS.add}</button>
        <button aria-pressed=${tool === 'remove'} ?disabled=${this.view.pieces.length === 0} @click=${() => (this.tool = tool === 'remove' ? 'move' : 'remove')}>${RULE_TOOLS.remove}</button>
        <span class="muted">${tool === 'add' ? RULE_TOOLS.addHint : tool === 'remove' ? RULE_TOOLS.removeHint : held === null ? RULE_TOOLS.hint(this.view.pieces.length === 1) : RULE_TOOLS.heldHint}</span>
      </div>
    `;
      }

      protected override tap(cell: number, piece: number | null): void {
        const alone =
          this.tool === 'move' &&
          this.held === null &&
          piece === null &&
          !this.playing &&
          this.view.pieces.length === 1;
        if (alone) this.held = 0;
        super.tap(cell, piece);
      }

      protected override added(text: string, cell: number): string {
        return addPosition(text, this.numbersOf(cell));
      }

      protected override moved(text: string, piece: number, cell: number): string {
        return setPart(text, this.partOf(piece), this.numbersOf(cell, piece));
      }

      protected override removed(text: string, piece: number): string {
        return removePart(text, this.partOf(piece));
      }

      protected override notation(piece: number, cell: number): string {
        const item = this.itemOf(piece);
        return `${item + 1}:${movedComponent(this.shared.analysis.text, item, this.partOf(piece), this.numbersOf(cell, piece))}`;
      }

      private partOf(piece: number): number {
        return itemAt(this.view.parts, piece);
      }

      private numbersOf(cell: number, piece?: number): Numbers {
        return numbersFor(
          this.position,
          cell,
          piece === undefined ? undefined : partsOf(this.position)[this.partOf(piece)],
        );
      }
    },
  );
