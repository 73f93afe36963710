/** A family with its pictures and tools, which are fetched when they are needed. */

import type { Analysis, Position } from 'grundy-wasm';
import type { TemplateResult } from 'lit';
import type { Editor } from '../pictures/editor.js';
import type { EditorInput } from '../pictures/editor-input.js';
import type { Still } from '../pictures/export/still.js';
import type { GameRow } from '../words/catalogue.js';
import { familyOf } from './families.model.js';
import type { Family } from './family.model.js';

/** What a tool beside the picture is given. */
export interface Beside {
  analysis: Analysis;
  /** The text that an edit changes: newer than the analysis while a computation runs. */
  text: string;
  /** What was asked for last, if it was refused. */
  refused: string | null;
  game: GameRow | undefined;
  editing: boolean;
  computing: boolean;
  cancel(): void;
}

/** The tools on the page that no other family has. Embeds fetch none of them. */
export interface Extra {
  /** Right below the verdict; null where there is nothing to show. */
  above?(beside: Beside): TemplateResult | null;
  /** Below the picture. */
  below?(beside: Beside): TemplateResult | null;
  /** In the view menu. */
  setup?(shared: EditorInput): TemplateResult;
}

export interface PageFamily<P extends Position = Position> extends Family<P> {
  /** What draws and edits its positions. */
  editor(position: P): Promise<Editor>;
  /** Tools around the editor that are fetched apart from it. */
  tools?(): Promise<unknown>;
  /** What draws a position that nobody edits. */
  still(position: P): Promise<Still>;
  /** Whether the position is small enough to be drawn. Without this, all are. */
  fits?(position: P): boolean;
  extra?(): Promise<Extra>;
}

export function pageFamilyOf({ position }: Analysis): PageFamily {
  return familyOf(position) as PageFamily;
}

/** Whether the position has a picture at all. */
export function canBeDrawn(analysis: Analysis): boolean {
  return pageFamilyOf(analysis).fits?.(analysis.position) ?? true;
}
