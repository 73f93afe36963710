import type { ReactiveControllerHost } from 'lit';
import { send } from '../controls/events.js';

declare global {
  interface PageEvents {
    /** Whether the picture marks where the held thing may go. */
    'grundy-reach': boolean;
  }
}

/** Tells the page whether an editor marks where a thing may go: only then does the legend explain the mark. */
export function tellReach(editor: ReactiveControllerHost & HTMLElement, reach: () => ReadonlySet<number>): void {
  let told = false;
  editor.addController({
    hostUpdated() {
      const marked = reach().size > 0;
      if (marked !== told) send(editor, 'grundy-reach', marked);
      told = marked;
    },
  });
}
