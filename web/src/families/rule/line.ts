import type { StripEditing } from '../../pictures/strip/strip-editing.js';
import { RULE_STRIP } from '#words/families/rule';
import { addPosition, movedComponent, removePart, setPart } from './edits.model.js';
import { lineView } from './line-view.model.js';
import { numbersFor, partsOf, rulePosition, type RulePosition } from './position.model.js';

/** Positions of one number as tokens on a strip of squares. The base class is an argument because it is fetched apart: other games use it too. */
export const defineLine = (Strip: typeof StripEditing) =>
  customElements.define(
    'grundy-rule-line',
    class extends Strip {
      protected override readonly words = RULE_STRIP;
      protected override readonly claims = true;

      private get position(): RulePosition {
        return rulePosition(this.shared.analysis);
      }

      protected override get view() {
        return lineView(this.position);
      }

      protected override added(text: string, square: number): string {
        return addPosition(text, numbersFor(this.position, square));
      }

      protected override moved(text: string, coin: number, square: number | string): string {
        return setPart(text, coin, numbersFor(this.position, Number(square), partsOf(this.position)[coin]));
      }

      protected override removed(text: string, coin: number): string {
        return removePart(text, coin);
      }

      protected override moveTo(coin: number, square: number): string | null {
        const { turns, analysis, text } = this.shared;
        const item = this.position.partItem[coin] ?? 0;
        const move = `${item + 1}:${movedComponent(analysis.text, item, coin, numbersFor(this.position, square, partsOf(this.position)[coin]))}`;
        return turns || (text === analysis.text && analysis.moves.list.some(({ notation }) => notation === move))
          ? move
          : null;
      }
    },
  );
