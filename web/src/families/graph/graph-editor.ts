import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Stage } from '../../pictures/editor.js';
import { GraphEditing } from '../../pictures/graph/graph-editing.js';
import type { Point } from '../../pictures/graph/arcs.model.js';
import { freeNumber, placeNode } from '../../params/drawn-graph.js';
import { addArc, addToken, moveToken, removeArc, removeNode, removeToken } from './edits.model.js';
import { graphPosition, type GraphPosition } from './position.model.js';

/** A graph on which the reader draws nodes and arcs, and puts and moves tokens. */
@customElement('grundy-graph-editor')
export class GraphEditor extends GraphEditing {
  protected override get view(): GraphPosition {
    return graphPosition(this.shared.analysis);
  }

  protected override freshName(): string {
    return freeNumber(new Set(this.view.nodes.map(({ name }) => name)));
  }

  protected override placed(text: string, name: string, { x, y }: Point): string {
    return placeNode(text, name, x, y);
  }

  protected override removed(text: string, node: number): string {
    return removeNode(text, this.nameOf(node));
  }

  protected override linked(text: string, tail: number, head: number): string {
    return addArc(text, this.nameOf(tail), this.nameOf(head));
  }

  protected override get copies(): boolean {
    return true;
  }

  protected override unlinked(text: string, link: number): string {
    return removeArc(text, link);
  }

  protected override added(text: string, node: number): string {
    return addToken(text, this.nameOf(node));
  }

  protected override moved(text: string, token: number, node: number): string {
    return moveToken(text, token, this.nameOf(node));
  }

  protected override taken(text: string, token: number): string {
    return removeToken(text, token);
  }

  protected override notation(token: number, node: number): string {
    return `${token + 1}:${this.nameOf(node)}`;
  }
}

export const draw = ({ shared, place }: Stage) =>
  html`<grundy-graph-editor .shared=${shared} .place=${place}></grundy-graph-editor>`;
