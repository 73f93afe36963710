/** What is asked of an editor, and what stands around it. */

import type { TemplateResult } from 'lit';
import type { Place } from '../places/place.js';
import type { PieceRow } from '../words/catalogue.js';
import type { EditorInput } from './editor-input.js';

/** What a picture is drawn in. */
export interface Stage {
  readonly shared: EditorInput;
  readonly place: Place | null;
  readonly palette: PieceRow[];
  /** Whether a large picture comes part by part. */
  readonly late: boolean;
}

/** What a position is drawn and takes gestures with. */
export interface Editor {
  draw(stage: Stage): TemplateResult;
}
