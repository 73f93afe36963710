/** What elements tell each other. All bubble out of shadow roots, so the playground hears them from anywhere. */

import type { FormulasReply } from 'grundy-wasm';
import type { Source } from '../app/session/position-file.js';
import type { ShownMove } from '../families/teller.model.js';
import type { Letter } from '../panels/exercise/exercise.model.js';
import type { Content } from '../panels/legend/legend.model.js';
import type { Place } from '../places/place.js';

/** What is to light up on the picture: things, and perhaps the moves of one turn. */
export interface Highlight {
  items: number[];
  moves: readonly ShownMove[];
  /** Entries of the table looked into. */
  places?: readonly number[];
}

export interface GrundyEvents {
  'grundy-edit': { text: string; gesture?: string };
  /** A turn, and perhaps the answer to it; `made` by a gesture, in a match it may be one move of several. */
  'grundy-play': { move: string; answer?: string; made?: ShownMove };
  /** In a match: the turn that was begun is to be made, or given up. */
  'grundy-turn': 'end' | 'cancel';
  'grundy-highlight': Highlight | null;
  /** What stays lit while nothing else is. */
  'grundy-pin': Highlight | null;
  'grundy-place': Place | null;
  /** The place that the pointer is on. */
  'grundy-peek': Place | null;
  /** How the picture is to be shaded; what is left out stays as it is. */
  'grundy-shade': { whole?: boolean; component?: number };
  /** Whether the board has too little room for its cells to be drawn one by one. */
  'grundy-coarse': boolean;
  /** Whether the table is to be filled before the reader's eyes, up to the place looked into. */
  'grundy-fill': boolean;
  /** What the places of the picture are to show. */
  'grundy-content': Content;
  /** In an exercise: what the reader says is there; without a letter the next one. */
  'grundy-claim': { place: Place; letter?: Letter };
  'grundy-announce': string;
  /** Which formulas hold of the rule in this text? Null is shown where nobody waits for the answer any more. */
  'grundy-formulas': { text: string; show(reply: FormulasReply | null): void };
  /** Something was pasted or dropped that holds a position. */
  'grundy-source': Source;
  /** The link to the front page was followed. */
  'grundy-front': null;
  /** The whole screen for the position, or no longer. */
  'grundy-present': null;
  /** What was chosen in a menu leads elsewhere, so the menu closes. */
  'grundy-done': null;
  /** Asks for the dialog that answers a list of positions, with the list where there is one. */
  'grundy-many': string | null;
  /** Asks for the dialog in which a graph is pasted in place of the one that is drawn. */
  'grundy-graph': null;
}

declare global {
  interface HTMLElementEventMap extends EventsOf<GrundyEvents> {}
}

type EventsOf<Map> = { [Name in keyof Map]: CustomEvent<Map[Name]> };

export function send<Name extends keyof GrundyEvents>(from: EventTarget, name: Name, detail: GrundyEvents[Name]): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

let lastGesture = 0;

/** A fresh name for a drag, a stroke or a spell of typing. */
export function newGesture(kind: string): string {
  return `${kind}-${++lastGesture}`;
}
