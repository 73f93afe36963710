import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Highlight } from '../../pictures/highlight.js';
import { freeNumber, placeNode } from '../../params/drawn-graph.js';
import type { Stage } from '../../pictures/editor.js';
import { GraphEditing, type GraphTool } from '../../pictures/graph/graph-editing.js';
import type { Point } from '../../pictures/graph/arcs.model.js';
import { TOOLS } from '#words/families/geography';
import {
  addLink,
  putToken,
  removeLink,
  removeNode,
  takeToken,
  toggleVisited,
  unuse,
  use,
  useOnce,
} from './edits.model.js';
import { endsOf, geographyPosition, leadsTo, linkBetween, TOKEN, type GeographyPosition } from './position.model.js';

/** A graph on which one token visits each node, or uses each edge, at most once. */
@customElement('grundy-geography-editor')
export class GeographyEditor extends GraphEditing {
  protected override get view(): GeographyPosition {
    return geographyPosition(this.shared.analysis);
  }

  /** A step of the explanation names edges, or nodes where each edge may be used once. */
  protected override get highlight(): Highlight | null {
    const { highlight } = this.shared;
    if (highlight === null || highlight.moves.length > 0) return highlight;
    if (this.view.each === 'edges')
      return { ...highlight, items: [], places: [...(highlight.places ?? []), ...highlight.items] };
    const moves = highlight.items.map((link) => {
      const [from, to] = endsOf(this.view, link);
      return { item: TOKEN, from, to };
    });
    return { ...highlight, items: [], moves };
  }

  protected override get soleToken(): number {
    return TOKEN;
  }

  protected override get moreTools(): GraphTool[] {
    const { view, shared } = this;
    const other = view.each === 'nodes' ? 'edges' : 'nodes';
    const rule = {
      name: other === 'nodes' ? TOOLS.eachNode : TOOLS.eachLink(view.directed),
      text: useOnce(shared.text, other),
    };
    // First, so that its button stays where it is when it is pressed.
    return [rule, ...(view.each === 'nodes' ? this.visitTools : this.useTools)];
  }

  private get visitTools(): GraphTool[] {
    const { view, selected, shared } = this;
    const name = this.labelOf(selected);
    if (view.nodes.length === 0 || this.link !== null || view.tokens[TOKEN] === selected) return [];
    return [
      {
        name: view.holes.includes(selected) ? TOOLS.unvisit(name) : TOOLS.visit(name),
        text: toggleVisited(shared.text, this.nameOf(selected)),
      },
    ];
  }

  /** The tools for the chosen link, or that from the token to the selected node. */
  private get useTools(): GraphTool[] {
    const { view, selected, shared } = this;
    const token = view.tokens[TOKEN];
    const link = this.link ?? (token === undefined ? null : linkBetween(view, token, selected));
    if (link === null) return [];
    const [from, to] = endsOf(view, link);
    const { directed } = view;
    const labels = [this.labelOf(from), this.labelOf(to)] as const;
    const names = [this.nameOf(from), this.nameOf(to)] as const;
    return [
      view.marks.includes(link)
        ? { name: TOOLS.unuse(...labels, directed), text: unuse(shared.text, directed, ...names) }
        : { name: TOOLS.use(...labels, directed), text: use(shared.text, ...names) },
    ];
  }

  protected override isMove(_: number, node: number): boolean {
    return leadsTo(this.view, node);
  }

  protected override freshName(): string {
    return freeNumber(new Set(this.view.nodes.map(({ name }) => name)));
  }

  protected override placed(text: string, name: string, { x, y }: Point): string {
    return placeNode(text, name, x, y);
  }

  protected override removed(text: string, node: number): string {
    return removeNode(text, this.view.directed, this.nameOf(node));
  }

  protected override linked(text: string, tail: number, head: number): string {
    return addLink(text, this.view.directed, this.nameOf(tail), this.nameOf(head));
  }

  protected override get copies(): boolean {
    return true;
  }

  protected override unlinked(text: string, link: number): string {
    const { directed, marks } = this.view;
    return removeLink(text, directed, link, marks.includes(link));
  }

  protected override added(text: string, node: number): string {
    return putToken(text, this.nameOf(node));
  }

  protected override moved(text: string, _: number, node: number): string {
    return putToken(text, this.nameOf(node));
  }

  protected override taken(text: string): string {
    return takeToken(text);
  }

  protected override notation(token: number, node: number): string {
    return `${token + 1}:${this.nameOf(node)}`;
  }
}

export const draw = ({ shared, place }: Stage) =>
  html`<grundy-geography-editor .shared=${shared} .place=${place}></grundy-geography-editor>`;
