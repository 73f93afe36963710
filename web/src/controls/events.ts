/** Events between elements. All bubble out of shadow roots, so the playground hears them from anywhere. */

import type { FormulasReply } from 'grundy-wasm';
import type { Source } from '../pasted/pasted-source.js';
import type { ShownMove } from '../families/teller.model.js';
import type { Letter } from '../panels/exercise/exercise.model.js';
import type { Content } from '../stage/legend/legend.model.js';
import type { Place } from '../places/place.js';

/** What lights up on the picture: things, and perhaps the moves of one turn. */
export interface Highlight {
  items: number[];
  moves: readonly ShownMove[];
  /** Places in the examined table. */
  places?: readonly number[];
}

export interface GrundyEvents {
  'grundy-edit': { text: string; gesture?: string };
  /** Plays a turn, and perhaps the answer to it. `made` is the move that a gesture made; in a match it may be one of several in a turn. */
  'grundy-play': { move: string; answer?: string; made?: ShownMove };
  /** In a match: makes the turn that was begun, or gives it up. */
  'grundy-turn': 'end' | 'cancel';
  /** Leaves a match for one of its positions, by its number, where all that the core says is shown. */
  'grundy-review': number;
  /** What had the focus is gone, so the picture takes it. */
  'grundy-unfocused': null;
  'grundy-highlight': Highlight | null;
  /** What stays lit while nothing else is. */
  'grundy-pin': Highlight | null;
  'grundy-place': Place | null;
  /** The place under the pointer. */
  'grundy-peek': Place | null;
  /** How to shade the picture; what is left out stays as it is. */
  'grundy-shade': { whole?: boolean; component?: number };
  /** Whether the board has too little room for its cells to be drawn one by one. */
  'grundy-coarse': boolean;
  /** Whether the picture marks where the held thing may go. */
  'grundy-reach': boolean;
  /** Whether the table is filled before the reader's eyes, up to the examined place. */
  'grundy-fill': boolean;
  /** What the places of the picture show. */
  'grundy-content': Content;
  /** In an exercise: the reader's claim of a place; without a letter the next one in turn. */
  'grundy-claim': { place: Place; letter?: Letter };
  'grundy-announce': string;
  /** Asks which formulas hold for the rule in this text. `show` gets null if the question was dropped or failed. */
  'grundy-formulas': { text: string; show(reply: FormulasReply | null): void };
  /** Something was pasted or dropped that holds a position. */
  'grundy-source': Source;
  /** The link to the front page was followed. */
  'grundy-front': null;
  /** Starts or ends the presentation. */
  'grundy-present': null;
  /** A choice in a menu leads elsewhere, so the menu closes. */
  'grundy-done': null;
  /** Asks for the dialog that answers a list of positions, with the list where there is one. */
  'grundy-many': string | null;
  /** A text was pasted into a field that is no position: the page says what it reads. */
  'grundy-paste': string;
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
