import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Highlight } from '../../pictures/highlight.js';
import { freeNumber, placeNode } from '../../params/drawn-graph.js';
import type { Stage } from '../../pictures/editor.js';
import { GraphEditing } from '../../pictures/graph/graph-editing.js';
import type { Point } from '../../pictures/graph/arcs.model.js';
import { putTokens, removeNode, takeToken, toggleEdge } from './edits.model.js';
import {
  endsOf,
  isFree,
  neighboursOf,
  nodeKaylesPosition,
  partsWith,
  type NodeKaylesPosition,
} from './position.model.js';

/** A graph on which the reader puts tokens: one at a time and no two on neighbouring nodes, or on both ends of an edge. */
@customElement('grundy-node-kayles-editor')
export class NodeKaylesEditor extends GraphEditing {
  protected override get view(): NodeKaylesPosition {
    return nodeKaylesPosition(this.shared.analysis);
  }

  /** Lights up the node of a move, or the parts that a step names by their first nodes. */
  protected override get highlight(): Highlight | null {
    const { highlight } = this.shared;
    if (highlight === null) return null;
    const moved = highlight.moves.map(({ to }) => to);
    const lit = moved.length > 0 ? moved : partsWith(this.view, highlight.items);
    return { ...highlight, items: [], moves: [], places: [...(highlight.places ?? []), ...lit] };
  }

  protected override get soleToken(): number {
    return 0;
  }

  protected override get tokensStay(): boolean {
    return true;
  }

  protected override isMove(_: number, node: number): boolean {
    return isFree(this.view, node);
  }

  protected override freshName(): string {
    return freeNumber(new Set(this.view.nodes.map(({ name }) => name)));
  }

  protected override placed(text: string, name: string, { x, y }: Point): string {
    return placeNode(text, name, x, y);
  }

  protected override removed(text: string, node: number): string {
    const [from, to] = endsOf(this.view, node).map((end) => this.nameOf(end));
    return to === undefined ? removeNode(text, from ?? '') : toggleEdge(text, from ?? '', to);
  }

  protected override linked(text: string, tail: number, head: number): string {
    return toggleEdge(text, this.nameOf(tail), this.nameOf(head));
  }

  protected override added(text: string, node: number): string {
    const names = (discs: number[]): string[] => discs.map((each) => this.nameOf(each));
    return putTokens(
      text,
      names(endsOf(this.view, node)),
      this.view.onEdges ? [] : names(neighboursOf(this.view, node)),
    );
  }

  protected override moved(text: string, token: number, node: number): string {
    return this.added(this.taken(text, token), node);
  }

  protected override taken(text: string, token: number): string {
    return takeToken(text, this.nameOf(this.view.tokens[token] ?? 0));
  }

  protected override notation(_: number, node: number): string {
    return `1:${this.nameOf(node)}`;
  }
}

export const draw = ({ shared, place }: Stage) =>
  html`<grundy-node-kayles-editor .shared=${shared} .place=${place}></grundy-node-kayles-editor>`;
