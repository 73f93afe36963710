import { customElement } from 'lit/decorators.js';
import { StripEditing } from '../../pictures/strip/strip-editing.js';
import { RULE_STRIP } from '#words/pictures/rules';
import { addPosition, movedComponent, removePart, setPart } from './edits.model.js';
import { lineView } from './line-view.model.js';
import { rulePosition, type RulePosition } from './position.model.js';

/** Positions of one number as tokens on a strip of squares. */
@customElement('grundy-rule-line')
export class RuleLine extends StripEditing {
  protected override readonly words = RULE_STRIP;
  protected override readonly claims = true;

  private get position(): RulePosition {
    return rulePosition(this.shared.analysis);
  }

  protected override get view() {
    return lineView(this.position);
  }

  protected override added(text: string, square: number): string {
    return addPosition(text, [square]);
  }

  protected override moved(text: string, coin: number, square: number | string): string {
    return setPart(text, coin, [Number(square)]);
  }

  protected override removed(text: string, coin: number): string {
    return removePart(text, coin);
  }

  protected override moveTo(coin: number, square: number): string | null {
    const { turns, analysis, text } = this.shared;
    const [item, from] = [this.position.partItem[coin] ?? 0, this.position.partNumbers[coin]];
    const listed = turns ? turns.map(({ turn }) => turn) : text === analysis.text ? analysis.moves.list : [];
    const moves = listed.flatMap((turn) => (turns || turn.moves.length === 1 ? turn.moves : []));
    const legal = moves.find((move) => move.item === item && move.from === from && move.to === square && move.left.length < 2);
    return legal?.notation ?? (turns ? `${item + 1}:${movedComponent(analysis.text, item, coin, [square])}` : null);
  }
}
