import type { Analysis, Language, ProgramReply } from 'grundy-wasm';
import { withContent } from '../../stage/legend/content.model.js';
import { legendOf } from '../../stage/legend/legend.model.js';
import type { Shading } from '../../pictures/shading.model.js';
import { variedName } from '../../stage/shading/whole.model.js';
import type { Inspection } from '../inspection.js';
import type { PageModes } from '../page-modes.js';
import type { EditorSource } from '../../pictures/editor-input.js';
import type { Sheet } from '../../stage/picture-sheet.js';

export interface ProgramSource {
  program(text: string, language: Language): Promise<ProgramReply>;
}

/** What is shared, as it was when the dialog opened. */
export interface ShareSource {
  analysis: Analysis;
  pictured: Sheet;
  /** The same without its answers. */
  veiled: Sheet;
  /** Whether the answer may be told: not in a match or an exercise, nor where the reader hid it. */
  told: boolean;
  /** Whether readers are to find the answer. */
  exercise: boolean;
  /** The address of what is shown; empty where it is too long for one. */
  link: string;
  /** Writes rules as programs. */
  solver: ProgramSource;
}

/** What is shared: the picture as it is on screen, without what is held, chosen or lit. */
export function shareSource(
  analysis: Analysis,
  shading: Shading,
  modes: PageModes,
  inspection: Inspection,
  link: string,
  solver: ProgramSource & EditorSource,
): ShareSource {
  const exercise = modes.mode === 'exercise';
  const content = exercise ? 'nothing' : inspection.contentOf(analysis);
  const blank = withContent(analysis, 'nothing');
  const { place } = inspection;
  const veiled = {
    analysis: blank,
    shading: { ...shading, whole: false, shown: blank },
    place,
    legend: legendOf(analysis, false, null, 'nothing'),
  };
  const seen = inspection.input(analysis, shading);
  const drawn =
    modes.mode === 'match'
      ? modes.input({ ...seen, solver, text: analysis.text, filling: false, claiming: false, highlight: null })
      : seen;
  const legend = modes.legend(legendOf(analysis, false, variedName(shading), content), analysis);
  return {
    analysis,
    pictured: exercise ? veiled : { analysis: drawn.analysis, shading: drawn.shading, place, legend },
    veiled,
    told: modes.mode === 'edit' && content !== 'nothing',
    exercise,
    link,
    solver,
  };
}
