import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { listIn } from '../../text-form/number-list.model.js';
import { bareList } from '../../params/bare-values.js';
import { LOOKED_AT, numberLines } from '../../params/number-lines.js';
import { BatchRun } from './batch-run.js';
import { summaryOf, type BatchRow } from './batch.model.js';
import * as words from '#words/panels/many-positions';
import { SolverClient } from '../../solver/client.js';
import { openSolver } from '../../solver/open-solver.js';
import { WorkerQueues } from '../../solver/worker-queues.js';
import { dialogStyles } from '../../styles/dialog-styles.js';
import { download, writtenFile } from '../../controls/download.js';
import { send } from '../../controls/events.js';
import { restingButton } from '../../controls/resting.js';
import { outcomeStyles, sharedStyles } from '../../styles/shared-styles.js';

const ROWS = 50;
/** Longer lists make a text field slow, so they are answered without being shown. */
const LONGEST_SHOWN = 20_000;

const EXAMPLE =
  'game=nim&piles=7,4,1\ngame=subtraction&take=1,3,4&piles=11&play=misere\ngame=board&size=8x8&pieces=knight4@c5,knight4@f6';

/** The lines of a list of numbers with commas between them, as they are read. */
const linesAlone = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replaceAll(/[\s,;]+/g, ','))
    .filter((line) => line !== '')
    .join('\n');

/** Where a list came from. */
interface Source {
  kind: words.ListSource;
  file?: string;
}

/** The dialog for many positions: a list goes in, a table comes out. It has workers of its own, so that the page stays quick. */
@customElement('grundy-many')
export class ManyDialog extends LitElement {
  /** The position on screen; lines of numbers alone are read by its rules. */
  @property() current = '';
  /** What a pasted list was read as; empty if it stands as it was. */
  @state() private read = '';
  /** The list as it came; null where it is answered as it stands. */
  private unread: string | Blob | null = null;
  /** The list that is being read, to be answered then. */
  private taking: Blob | null = null;
  @state() private run: BatchRun | null = null;
  @state() private page = 0;
  @state() private source: Source = { kind: 'typed' };
  @state() private dropping = false;
  @state() private copied = '';
  @query('dialog') private dialog!: HTMLDialogElement;
  @query('textarea') private field!: HTMLTextAreaElement | null;
  private readonly solver = new SolverClient(new WorkerQueues(openSolver));

  static override styles = [
    sharedStyles,
    dialogStyles,
    css`
      textarea {
        min-height: 7rem;
      }
      textarea::placeholder {
        color: var(--muted);
        opacity: 1;
      }
      .dropping textarea {
        border: 2px dashed var(--accent);
      }
      progress {
        flex: 1 1 10rem;
        height: 12px;
        accent-color: var(--accent);
      }
      .state {
        margin-top: 1rem;
      }
      .scroll {
        overflow-x: auto;
        margin-top: 0.8rem;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-size: var(--small);
      }
      th {
        text-align: left;
        font-weight: 600;
        color: var(--muted);
      }
      th,
      td {
        padding: 0.2rem 0.6rem 0.2rem 0;
        border-bottom: 1px solid var(--line);
        vertical-align: middle;
      }
      .number {
        text-align: right;
      }
      td.position {
        width: 99%;
        min-width: 14rem;
      }
      td button {
        min-height: 28px;
        padding: 0.1rem 0.4rem;
        text-align: left;
        font-family: var(--mono);
        font-size: var(--small);
        line-height: 1.35;
        overflow-wrap: anywhere;
        border-color: transparent;
        background: none;
        justify-content: start;
      }
      .tag {
        padding: 0 0.5em;
        border: 1.5px solid var(--line);
        border-radius: 6px;
        white-space: nowrap;
      }
      ${outcomeStyles}
      .pages {
        margin-top: 0.7rem;
      }
      /* On a phone the position has a line of its own below its answer. */
      @media (max-width: 40rem) {
        table,
        thead,
        tbody {
          display: block;
        }
        tr {
          display: grid;
          grid-template-columns: 2.2rem 6rem minmax(0, 1fr) minmax(4.4rem, 1fr);
          column-gap: 0.5rem;
          padding: 0.3rem 0;
          border-bottom: 1px solid var(--line);
        }
        th,
        td {
          padding: 0;
          border: none;
        }
        .position {
          grid-column: 1 / -1;
        }
        td.position {
          width: auto;
          min-width: 0;
        }
        td button {
          max-width: 100%;
          padding-inline: 0;
        }
        p.problem {
          overflow-wrap: anywhere;
        }
      }
      input::file-selector-button {
        min-height: 36px;
        margin-right: 0.6rem;
        padding: 0 0.8em;
        border: 1px solid var(--line);
        border-radius: 8px;
        background: var(--surface);
        color: var(--ink);
        font: inherit;
        cursor: pointer;
      }
      input[type='file'] {
        border: none;
        padding: 0;
        max-width: 100%;
        background: none;
      }
    `,
  ];

  /** Opens the dialog, and answers `list` at once if there is one. */
  async open(list: string | null = null): Promise<void> {
    await this.updateComplete;
    this.dialog.showModal();
    if (list === null || !this.field) return;
    this.field.value = list.length > LONGEST_SHOWN ? '' : list;
    // What the page sends has been read there.
    if (list.length > LONGEST_SHOWN) this.begin(new Blob([list]), { kind: 'pasted' });
    else this.typed();
  }

  protected override render() {
    const { run } = this;
    return html`
      <dialog aria-labelledby="title" @click=${(event: MouseEvent) => event.target === this.dialog && this.dialog.close()}>
        <div class="bar">
          <h2 id="title">${words.TITLE}</h2>
          <button @click=${() => this.dialog.close()}>${words.CLOSE}</button>
        </div>
        <div class="body ${this.dropping ? 'dropping' : ''}" @dragover=${this.over} @dragleave=${() => (this.dropping = false)} @drop=${this.dropped}>
          <label for="list">${words.howToWrite(bareList(this.current) !== null)}</label>
          <textarea id="list" translate="no" spellcheck="false" autocapitalize="off" placeholder=${EXAMPLE} @paste=${this.pasted}></textarea>
          ${this.read === '' ? nothing : html`<p class="read" role="status">${this.read} ${this.unread === null ? nothing : html`<button @click=${this.asItStands}>${words.AS_IT_STANDS}</button>`}</p>`}
          <div class="row">
            <button ?disabled=${run?.running} @click=${this.typed}>${words.ANSWER}</button>
            ${run?.running ? html`<button @click=${() => run.cancel()}>${words.CANCEL}</button>` : nothing}
            <input type="file" aria-label=${words.FILE} @change=${this.chosen} />
          </div>
          ${run === null ? nothing : this.results(run)}
        </div>
      </dialog>
    `;
  }

  private results(run: BatchRun) {
    const { table, running, failure, progress } = run;
    const { kind, file } = this.source;
    return html`
      <div class="state">
        <div class="row">
          <span role="status">${file === undefined ? nothing : html`<span translate="no">${file}</span>`}${summaryOf(table, !running, kind)} ${failure === null ? nothing : html`<span class="problem">${words.stopped(failure)}</span>`}</span>
          ${
            running
              ? html`<progress max="1" .value=${progress} aria-label=${words.PROGRESS}></progress>`
              : table.length === 0
                ? nothing
                : html`<button @click=${this.copy}>${this.copied || words.COPY.button}</button> <button @click=${this.save}>${words.DOWNLOAD}</button>`
          }
        </div>
        ${table.length === 0 ? nothing : this.table(run)}
      </div>
    `;
  }

  private table({ table }: BatchRun) {
    const last = Math.max(0, Math.ceil(table.length / ROWS) - 1);
    const page = Math.min(this.page, last);
    return html`
      <div class="scroll">
        <table role="table">
          <caption class="unseen">${words.TABLE.caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader" class="number">${words.TABLE.line}</th>
              <th scope="col" role="columnheader">${words.TABLE.outcome}</th>
              <th scope="col" role="columnheader" class="number" title=${words.TABLE.grundyWhere}>${words.TABLE.grundy}</th>
              <th scope="col" role="columnheader" class="number">${words.TABLE.moves}</th>
              <th scope="col" role="columnheader" class="position">${words.TABLE.position}</th>
            </tr>
          </thead>
          <tbody role="rowgroup">${table.rows(page * ROWS, ROWS).map((row) => this.row(row))}</tbody>
        </table>
      </div>
      ${
        last === 0
          ? nothing
          : html`
            <div class="row pages">
              ${restingButton(words.PAGES.earlier, page === 0, () => (this.page = page - 1))}
              <span>${words.pageOf(page + 1, last + 1)}</span>
              ${restingButton(words.PAGES.later, page === last, () => (this.page = page + 1))}
              ${restingButton(words.PAGES.last, page === last, () => (this.page = last))}
            </div>
          `
      }
    `;
  }

  private row({ line, text, shade, outcome, grundy, moves, problem }: BatchRow) {
    return html`
      <tr role="row">
        <td role="cell" class="number">${line}</td>
        <td role="cell"><span class="tag ${shade}">${outcome}</span></td>
        <td role="cell" class="number">${grundy}</td>
        <td role="cell" class="number">${moves}</td>
        <td role="cell" class="position">
          <button aria-label=${words.openLine(line)} @click=${() => this.show(text)}><span translate="no">${text.length > 200 ? `${text.slice(0, 197)}…` : text}</span></button>
          ${problem === '' ? nothing : html`<p class="problem">${problem}</p>`}
        </td>
      </tr>
    `;
  }

  private show(text: string): void {
    this.dialog.close();
    send(this, 'grundy-edit', { text });
  }

  private readonly typed = (): void => {
    const text = this.field?.value ?? '';
    this.begin(new Blob([text === '' ? EXAMPLE : text]), { kind: 'typed' });
  };

  private readonly chosen = ({ target }: Event): void => {
    const file = (target as HTMLInputElement).files?.[0];
    if (file) void this.take(file, { kind: 'file', file: file.name });
  };

  private readonly pasted = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (text.length > LONGEST_SHOWN) {
      event.preventDefault();
      return void this.take(new Blob([text]), { kind: 'pasted' });
    }
    this.read = '';
    this.unread = null;
    // A list beside others is one more of their lines.
    const { field } = this;
    const alone = field && field.selectionStart === 0 && field.selectionEnd === field.value.length;
    const read = alone ? listIn(text, this.current) : null;
    if (!read || read.list === linesAlone(text)) return;
    event.preventDefault();
    field!.value = read.list;
    [this.read, this.unread] = [read.said, text];
  };

  private readonly asItStands = (): void => {
    const { unread } = this;
    if (unread instanceof Blob) this.begin(unread, this.source);
    else if (unread !== null) this.field!.value = unread;
    this.read = '';
    this.unread = null;
    this.field!.focus();
  };

  /** Answers a list that is not shown in the field, as what it reads as, and says so. */
  private async take(list: Blob, source: Source): Promise<void> {
    this.taking = list;
    const whole = list.size <= LOOKED_AT;
    const text = await (whole ? list : list.slice(0, LOOKED_AT)).text();
    // Another list may have come meanwhile.
    if (this.taking !== list) return;
    const read = whole ? listIn(text, this.current) : null;
    if (read && read.list !== linesAlone(text)) {
      this.begin(new Blob([read.list]), source);
      [this.read, this.unread] = [read.said, list];
    } else {
      this.begin(list, source);
      if (!whole && numberLines(text)) this.read = words.LINE_BY_LINE;
    }
  }

  private readonly over = (event: DragEvent): void => {
    event.preventDefault();
    this.dropping = true;
  };

  private readonly dropped = (event: DragEvent): void => {
    event.preventDefault();
    this.dropping = false;
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text') ?? '';
    if (file) void this.take(file, { kind: 'file', file: file.name });
    else if (text !== '') void this.take(new Blob([text]), { kind: 'pasted' });
  };

  private begin(list: Blob, source: Source): void {
    this.run?.cancel();
    this.page = 0;
    this.source = source;
    this.taking = null;
    // What was said of a list in the field stays true.
    if (source.kind !== 'typed' || typeof this.unread !== 'string') {
      this.read = '';
      this.unread = null;
    }
    this.run = new BatchRun(this.solver, () => this.requestUpdate());
    void this.run.start(list, this.current);
  }

  /** The CSV as one file, written between frames. */
  private csv(): Promise<Blob> {
    return writtenFile(this.run!.table.csv(), 'text/csv');
  }

  private readonly copy = async (): Promise<void> => {
    const csv = await this.csv();
    try {
      await navigator.clipboard.writeText(await csv.text());
      this.copied = words.COPY.done;
    } catch {
      this.copied = words.COPY.refused;
    }
    setTimeout(() => (this.copied = ''), 2000);
  };

  private readonly save = async (): Promise<void> => download(await this.csv(), 'positions.csv');
}
