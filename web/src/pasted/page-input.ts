import type { Source } from './pasted-source.js';

/** Takes what is pasted or dropped onto the page: a file, a position, numbers, or any text too long for a field. */

/** Longer texts make a field slow, so they are read like files. */
const LONGEST_TYPED = 20_000;

function isField(target: EventTarget | undefined): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}

function inDialog(event: Event): boolean {
  return event.composedPath().some((target) => target instanceof HTMLDialogElement);
}

/** Whether pasted text is a position, a link to one, or numbers. Where no game is on screen, anything else is not meant for the page. */
function isMeant(text: string): boolean {
  return /^\s*(#?[a-z][a-z\d.-]*=|(https?|file):\/\/\S*#|[\s[({]*\d[\d\s,;[\](){}]*$)/i.test(text.slice(0, 200));
}

export class PageInput {
  constructor(
    private readonly take: (source: Source) => void,
    private readonly meant: (text: string) => boolean = isMeant,
  ) {}

  connect(): void {
    document.addEventListener('paste', this.pasted);
    document.addEventListener('dragover', this.over);
    document.addEventListener('drop', this.dropped);
  }

  disconnect(): void {
    document.removeEventListener('paste', this.pasted);
    document.removeEventListener('dragover', this.over);
    document.removeEventListener('drop', this.dropped);
  }

  private readonly pasted = (event: ClipboardEvent): void => {
    if (event.defaultPrevented || inDialog(event)) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = file ? '' : (event.clipboardData?.getData('text') ?? '');
    const long = text.length > LONGEST_TYPED;
    if (!file && !long && (isField(event.composedPath()[0]) || text.trim() === '' || !this.meant(text))) return;
    event.preventDefault();
    this.take(file ?? { pasted: text });
  };

  private readonly over = (event: DragEvent): void => {
    if (!event.defaultPrevented && event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };

  private readonly dropped = (event: DragEvent): void => {
    const [file] = event.dataTransfer?.files ?? [];
    if (event.defaultPrevented || !file) return;
    event.preventDefault();
    this.take(file);
  };
}
