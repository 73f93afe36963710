import type { Analysis } from 'grundy-wasm';
import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { once } from '../../controls/once.js';
import { writeHeaps } from '../../params/heaps.js';
import { addItem, removeItem } from '../../params/list-edits.js';
import { valueOf } from '../../params/params.js';
import type { Stage } from '../../pictures/editor.js';
import { HeapsEditing } from '../../pictures/heaps/heaps-editing.js';
import { heapsOf, setHeaps, typeHeaps } from './edits.model.js';
import { heapsView } from './heaps-view.model.js';

const fetchRuleBuilder = once(() => import('./rule-builder.js'));

/** The size of a new heap. */
const COINS = 5;

/** Heaps that may be split, and below them the rule, where the reader may change it. */
@customElement('grundy-heaps-editor')
export class HeapsEditor extends HeapsEditing {
  protected override viewOf(analysis: Analysis) {
    return heapsView(analysis);
  }

  protected override heapsIn(text: string, component: number): number[] {
    return heapsOf(text, component);
  }

  protected override changed(text: string, component: number, heaps: readonly number[]): string {
    return setHeaps(text, component, heaps);
  }

  protected override typed(text: string, component: number, heaps: string): string {
    return typeHeaps(text, component, heaps);
  }

  protected override added(text: string): string {
    return addItem(text, 'piles', COINS);
  }

  protected override removed(text: string, component: number): string {
    return removeItem(text, 'piles', component);
  }

  protected override notation(component: number, left: readonly number[]): string {
    return `${component + 1}:${writeHeaps(left)}`;
  }

  protected override ruleTools() {
    const { text } = this.shared;
    if (valueOf(text, 'code') === undefined) return nothing;
    fetchRuleBuilder();
    return html`<grundy-rule-builder .text=${text}></grundy-rule-builder>`;
  }
}

export const draw = ({ shared, place }: Stage) =>
  html`<grundy-heaps-editor .shared=${shared} .place=${place}></grundy-heaps-editor>`;
