import type { Analysis, Language } from 'grundy-wasm';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { cppOf, pythonOf, solverOf } from './export-code.js';
import { movesJson, movesNote, movesText, sequencesOf } from './export-moves.js';
import { csvOf, jsonOf, latexOf, markdownOf } from './export-table.js';
import { adjacencyLines, dotLines, edgeLines, parentLines } from '../../params/graphs/write-graph.js';
import { familyOf } from '../../families/families.model.js';
import { fetchGraphText, graphTextOf } from '../../families/graph-text.model.js';
import { problemText } from '../../words/problems.js';
import { fileStem } from './share.model.js';
import type { ProgramSource } from './share-source.js';
import { TAKEN } from '#words/panels/graph-text';
import * as words from '#words/panels/share';
import { download, writtenFile, writtenText } from '../../controls/download.js';
import { unless } from '../../controls/resting.js';
import { shareStyles } from './share-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { itemAt } from '../../params/item-at.js';
import '../../controls/snippet-field.js';

/** Entries that are shown; larger tables are only downloaded, since a field of megabytes makes a browser slow. */
const MOST_PLACES = 3000;
const LONGEST_SHOWN = 100_000;
/** Entries of the largest graph offered: it is written in one go. */
const MOST_WRITTEN = 50_000;

const LANGUAGES: readonly Language[] = ['cpp', 'python'];

interface Form {
  key: string;
  name: string;
  ending: string;
  parts(): Iterable<string>;
}

interface Subject {
  name: string;
  note: string;
  /** Empty if there is none; the note then says why. */
  forms: Form[];
  /** How many entries each form lists. */
  entries: number;
}

/** The position as data: tables, winning turns, a drawn graph, sequences, and the rule as a program. */
@customElement('grundy-share-data')
export class ShareData extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) solver!: ProgramSource;
  @state() private subject = 0;
  @state() private form = '';
  /** The text of the chosen form; null while it is made, or if it is too long to be shown. */
  @state() private text: string | null = null;
  @state() private saving = false;
  private round = 0;
  @state() private subjects: Subject[] = [];

  static override styles = [
    sharedStyles,
    shareStyles,
    css`
      select {
        min-width: 9rem;
      }
      label {
        max-width: 100%;
      }
    `,
  ];

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('analysis')) return;
    void this.list(this.analysis);
  }

  private async list(analysis: Analysis): Promise<void> {
    await fetchGraphText(analysis.position);
    if (analysis !== this.analysis) return;
    this.subjects = subjectsOf(analysis);
    this.choose(0, '');
    if (familyOf(analysis.position).hasProgram) void this.addSolver(analysis);
  }

  private get chosen(): Form | undefined {
    const forms = this.subjects[this.subject]?.forms ?? [];
    return forms.find(({ key }) => key === this.form) ?? forms[0];
  }

  private get entries(): number {
    return this.subjects[this.subject]?.entries ?? 0;
  }

  private choose(subject: number, key: string): void {
    this.subject = subject;
    this.form = key;
    void this.show();
  }

  /** Adds the rule as a program, once the core has written it. */
  private async addSolver(analysis: Analysis): Promise<void> {
    const replies = await Promise.all(LANGUAGES.map((language) => this.solver.program(analysis.text, language)));
    if (analysis !== this.analysis) return;
    const forms = replies.flatMap((reply, index) =>
      reply.ok ? [solverForm(analysis, itemAt(LANGUAGES, index), reply.source)] : [],
    );
    const [refused] = replies.flatMap((reply) => (reply.ok ? [] : reply.problems));
    this.subjects = [
      ...this.subjects,
      {
        name: words.SUBJECTS.solver,
        note: refused ? words.noSolver(problemText(refused)) : words.SOLVER_NOTE,
        forms,
        entries: 0,
      },
    ];
  }

  private async show(): Promise<void> {
    const round = ++this.round;
    this.text = null;
    if (!this.chosen || this.entries > MOST_PLACES) return;
    const text = await writtenText(this.chosen.parts());
    if (round === this.round && text.length <= LONGEST_SHOWN) this.text = text;
  }

  protected override render() {
    const subject = this.subjects[this.subject];
    const { chosen } = this;
    if (!subject) return html`<p>${words.NO_TABLE}</p>`;
    return html`
      <div class="row">
        <label>${words.CHOOSE.what} <select @change=${(event: Event) => this.choose(Number((event.target as HTMLSelectElement).value), '')}>
          ${this.subjects.map(({ name }, index) => html`<option value=${index} ?selected=${index === this.subject}>${name}</option>`)}
        </select></label>
        ${
          subject.forms.length < 2
            ? nothing
            : html`<label>${words.CHOOSE.form} <select @change=${(event: Event) => this.choose(this.subject, (event.target as HTMLSelectElement).value)}>
              ${subject.forms.map(({ key, name }) => html`<option value=${key} ?selected=${key === chosen?.key}>${name}</option>`)}
            </select></label>`
        }
        ${
          !chosen
            ? nothing
            : html`<button aria-disabled=${this.saving} @click=${unless(this.saving, () => void this.save(chosen))}><span>${words.DOWNLOAD_ENDING.before}<span translate="no">.${chosen.ending}</span>${words.DOWNLOAD_ENDING.after}</span></button>`
        }
      </div>
      ${subject.note === '' ? nothing : html`<p class="muted">${subject.note}</p>`}
      ${
        this.text === null || !chosen
          ? this.entries > MOST_PLACES
            ? html`<p class="muted">${words.tooMany(this.entries)}</p>`
            : nothing
          : html`<grundy-snippet .name=${chosen.name} rows="10" .text=${this.text}></grundy-snippet>`
      }
    `;
  }

  private async save({ parts, ending, key }: Form): Promise<void> {
    this.saving = true;
    try {
      download(await writtenFile(parts(), 'text/plain'), `${fileStem(this.analysis.text)}-${key}.${ending}`);
    } finally {
      this.saving = false;
    }
  }
}

function form(key: string, name: string, ending: string, parts: () => Iterable<string>): Form {
  return { key, name, ending, parts };
}

function solverForm(analysis: Analysis, language: Language, source: string): Form {
  return form(`solver-${language}`, words.FORMS[language], language === 'cpp' ? 'cpp' : 'py', () =>
    solverOf(analysis, language, source),
  );
}

function graphOf({ position }: Analysis): Subject[] {
  const drawn = graphTextOf(position);
  if (!drawn) return [];
  const entries = drawn.sizeOf(position);
  if (entries > MOST_WRITTEN)
    return [{ name: TAKEN.subject, note: TAKEN.tooLarge(MOST_WRITTEN), forms: [], entries: 0 }];
  const graph = drawn.written(position);
  const forms = [
    form('edges', TAKEN.edges, 'txt', () => edgeLines(graph)),
    form('adjacency', TAKEN.adjacency, 'txt', () => adjacencyLines(graph)),
    ...(graph.parents ? [form('parents', TAKEN.parents, 'txt', () => parentLines(graph))] : []),
    form('graph', TAKEN.dot, 'dot', () => dotLines(graph)),
  ];
  return [{ name: TAKEN.subject, note: TAKEN.note, forms, entries }];
}

function subjectsOf(analysis: Analysis): Subject[] {
  const entries = analysis.tables.reduce((sum, { outcomes }) => sum + outcomes.length, analysis.moves.list.length);
  const table = [
    form('table', words.FORMS.csv, 'csv', () => csvOf(analysis)),
    form('table-json', words.FORMS.json, 'json', () => jsonOf(analysis)),
    form('table-markdown', words.FORMS.markdown, 'md', () => markdownOf(analysis)),
    form('table-latex', words.FORMS.latex, 'tex', () => latexOf(analysis)),
    form('table-cpp', words.FORMS.cpp, 'cpp', () => cppOf(analysis)),
    form('table-python', words.FORMS.python, 'py', () => pythonOf(analysis)),
  ];
  const moves = [
    form('moves', words.FORMS.text, 'txt', () => movesText(analysis)),
    form('moves-json', words.FORMS.json, 'json', () => movesJson(analysis)),
  ];
  return [
    ...(analysis.tables.length === 0 ? [] : [{ name: words.SUBJECTS.table, note: '', forms: table, entries }]),
    { name: words.SUBJECTS.turns, note: movesNote(analysis), forms: moves, entries },
    ...graphOf(analysis),
    ...sequencesOf(analysis).map(({ key, name, lines }) => ({
      name,
      note: words.SEQUENCE_NOTE,
      forms: [form(key, name, 'txt', lines)],
      entries,
    })),
  ];
}
