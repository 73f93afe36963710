/** The interface of an editor, and the stage that it draws on. */

import type { TemplateResult } from 'lit';
import type { Place } from '../places/place.js';
import type { PieceRow } from '../words/catalogue.js';
import type { EditorInput } from './editor-input.js';

/** The input of a drawing. */
export interface Stage {
  readonly shared: EditorInput;
  readonly place: Place | null;
  readonly palette: PieceRow[];
  /** Whether a large picture is drawn part by part. */
  readonly late: boolean;
}

/** Draws a position and handles the gestures on it. */
export interface Editor {
  draw(stage: Stage): TemplateResult;
}
