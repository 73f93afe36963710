import type { Analysis, Rehang } from 'grundy-wasm';
import { setQuestions } from './edits.model.js';
import { answers } from './rehang.model.js';
import type { Answer } from '../../pictures/graph/tree.model.js';
import type { EditorSource } from '../../pictures/editor-input.js';
import { treePosition, type TreePosition } from './position.model.js';
import { itemAt } from '../../params/item-at.js';

const NO_ANSWERS: ReadonlyMap<number, Answer> = new Map();

/** The outcomes if a node were hung under each of some others. They are asked for once, when the node is taken. */
export class RehangPreview {
  private asked: { position: TreePosition; node: number } | null = null;
  private known = NO_ANSWERS;

  constructor(
    private readonly source: EditorSource,
    private readonly changed: () => void,
  ) {}

  /** The answers by the new parent, as far as they are known. */
  of(analysis: Analysis): ReadonlyMap<number, Answer> {
    return this.asked?.position === analysis.position ? this.known : NO_ANSWERS;
  }

  async take(analysis: Analysis, node: number, parents: readonly number[]): Promise<void> {
    const position = treePosition(analysis);
    if (this.asked?.position === position && this.asked.node === node) return;
    const asked = { position, node };
    this.asked = asked;
    this.known = NO_ANSWERS;
    let reply: Rehang | null;
    try {
      reply = await this.source.rehang(
        setQuestions(
          analysis.text,
          parents.map((parent) => ({ node, parent })),
        ),
      );
    } catch {
      // Another node was taken, or another position is shown.
      return;
    }
    if (this.asked !== asked || !reply) return;
    this.known = new Map(answers(reply, position).map((answer, index) => [itemAt(parents, index), answer]));
    this.changed();
  }
}
