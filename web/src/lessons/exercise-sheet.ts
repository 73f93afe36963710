/** `<grundy-exercise-sheet>`: a set of exercises for a class, as a link and as a sheet to print with its answers on a page of its own. */

import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { settingsOf } from '../params/embed-settings.js';
import { sharedStyles } from '../styles/shared-styles.js';
import * as words from '#words/lessons';
import { answerOf, isTable, type Ask } from './answer.model.js';
import { MOST, numberAsked, queryOf, type ExerciseSet } from './exercise-set.model.js';
import { exercisesOf, lessonsIn, setAsked, type Exercise } from './exercise-source.js';
import { nameIn } from './instance-names.js';
import { analysisOf, fetchEmbeds } from './lesson-solver.js';

/** An exercise as it stands on paper. */
interface OnPaper {
  ask: Ask;
  cells: number;
  /** What the lesson asks. */
  statement: readonly Element[];
  board: HTMLElement | null;
  answer: string;
}

/** The embed of an exercise's board, drawn at once, however far down the page; null if it has no board. */
async function boardOf({ question, text }: Exercise): Promise<HTMLElement | null> {
  const board = question.querySelector('[slot="board"]');
  if (!board) return null;
  const { embedOf } = await fetchEmbeds();
  const view = embedOf(
    text,
    settingsOf((name) => board.getAttribute(name)),
  );
  view.style.setProperty('--room', `${board.getAttribute('height') ?? ''}px`);
  return view;
}

async function onPaper(exercise: Exercise): Promise<OnPaper> {
  const { question, text } = exercise;
  const ask = (question.getAttribute('ask') ?? 'outcome') as Ask;
  const statement = [...question.children]
    .filter((part) => part.slot === '')
    .map((part) => document.importNode(part, true));
  for (const part of statement) nameIn(part, text);
  return {
    ask,
    cells: Number(question.getAttribute('cells') ?? 0),
    statement,
    board: await boardOf(exercise),
    answer: answerOf(ask, await analysisOf(text)),
  };
}

/** Its content is links to the lessons. */
@customElement('grundy-exercise-sheet')
export class ExerciseSheet extends LitElement {
  @state() private set: ExerciseSet | null = null;
  @state() private exercises: readonly OnPaper[] = [];
  /** How many boards are still to be drawn. */
  @state() private waiting = 0;
  @state() private problem = '';
  private lessons = new Map<string, string>();

  static override styles = [
    sharedStyles,
    css`
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem 1.2rem;
        margin: 1rem 0;
      }
      .choices label {
        display: grid;
        gap: 0.2rem;
      }
      .choices input {
        width: 6em;
        min-height: 36px;
      }
      .link {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem 0.8rem;
        margin-bottom: 0.8rem;
        overflow-wrap: anywhere;
      }
      a {
        color: var(--accent);
      }
      h2 {
        margin: 1.6rem 0 0.6rem;
        font-family: var(--serif);
        font-size: var(--large);
      }
      ol {
        margin: 0;
        padding-inline-start: 1.8rem;
      }
      li {
        margin-bottom: 1.4rem;
      }
      .answers li {
        margin-bottom: 0.5rem;
      }
      /* On paper all of it is in sight. */
      grundy-embed {
        content-visibility: visible;
        max-width: 34rem;
        padding: 0.4rem 0;
      }
      .blank {
        display: inline-block;
        width: 8rem;
        height: 1.4em;
        border-bottom: 1px solid var(--ink);
      }
      .box {
        display: inline-block;
        width: 1em;
        height: 1em;
        margin-inline: 0 0.4em;
        border: 1px solid var(--ink);
        vertical-align: -0.15em;
      }
      .box ~ .box {
        margin-inline-start: 1.6em;
      }
      .wide {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        margin-top: 0.5rem;
      }
      th,
      td {
        min-width: 2.1rem;
        height: 1.9rem;
        padding: 0.1rem 0.3rem;
        border: 1px solid var(--line-strong);
        text-align: center;
      }
      th {
        background: var(--sunken);
        text-align: start;
      }
      @media print {
        .choices,
        .link {
          display: none;
        }
        .answers {
          break-before: page;
        }
        h2 {
          margin-top: 0;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.lessons = lessonsIn(this);
    const [lesson = ''] = this.lessons.keys();
    void this.choose(setAsked(this) ?? { lesson, seed: numberAsked('seed', null), many: numberAsked('many', null) });
  }

  private async choose(set: ExerciseSet): Promise<void> {
    this.set = set;
    this.problem = '';
    history.replaceState(null, '', queryOf(set));
    try {
      const exercises = await Promise.all((await exercisesOf(set)).map(onPaper));
      if (this.set === set) this.show(exercises);
    } catch (error) {
      if (this.set === set) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  private show(exercises: readonly OnPaper[]): void {
    const boards = exercises.flatMap(({ board }) => board ?? []);
    this.exercises = exercises;
    this.waiting = boards.length;
    for (const board of boards)
      board.addEventListener('grundy-ready', () => this.exercises === exercises && (this.waiting -= 1), { once: true });
  }

  private readonly change = ({ target }: Event): void => {
    const { name, value } = target as HTMLInputElement | HTMLSelectElement;
    if (!this.set) return;
    const changed = {
      ...this.set,
      ...(name === 'lesson' ? { lesson: value } : { [name]: numberAsked(name as keyof typeof MOST, value) }),
    };
    void this.choose(changed);
  };

  protected override render() {
    const { set, problem } = this;
    if (!set) return nothing;
    const link = new URL(`./exercises.html${queryOf(set)}`, location.href).href;
    const title = words.setName(this.lessons.get(set.lesson) ?? '', set.seed);
    return html`
      <div class="choices" @change=${this.change}>
        <label>${words.SET.lesson} <select name="lesson">${Array.from(this.lessons, ([name, text]) => html`<option value=${name} ?selected=${name === set.lesson}>${text}</option>`)}</select></label>
        ${(['seed', 'many'] as const).map((key) => html`<label>${words.SET[key]} <input type="number" name=${key} min="1" max=${MOST[key]} .value=${String(set[key])} /></label>`)}
      </div>
      <p class="link">${words.SET.link} <a href=${link}>${link}</a> <grundy-copy .text=${link} .of=${words.SET.link}></grundy-copy></p>
      <button ?disabled=${this.exercises.length === 0 || this.waiting > 0} @click=${() => print()}>${words.SET.print}</button>
      <p role="status">${problem}</p>
      <section aria-labelledby="sheet">
        <h2 id="sheet">${title}</h2>
        <ol>${this.exercises.map((exercise) => html`<li>${exercise.statement}${exercise.board}<div class="answer">${this.place(exercise)}</div></li>`)}</ol>
      </section>
      <section class="answers" aria-labelledby="answers">
        <h2 id="answers">${words.answersOf(title)}</h2>
        <ol>${this.exercises.map((exercise) => html`<li>${this.answer(exercise)}</li>`)}</ol>
      </section>
    `;
  }

  /** The place where the reader writes the answer. */
  private place({ ask, cells }: OnPaper) {
    if (ask === 'outcome')
      return (['win', 'lose'] as const).map((claim) => html`<span class="box"></span>${words.CLAIMS[claim]}`);
    return isTable(ask)
      ? this.table(
          ask,
          Array.from({ length: cells }, () => ''),
        )
      : html`${words.ANSWER}: <span class="blank"></span>`;
  }

  private answer({ ask, answer }: OnPaper) {
    if (ask === 'outcome') return words.CLAIMS[answer === 'win' ? 'win' : 'lose'];
    return isTable(ask) ? this.table(ask, answer.split(',')) : answer;
  }

  private table(ask: Ask, cells: readonly string[]) {
    return html`<div class="wide"><table>
      <tr><th scope="row">${words.PAPER.size}</th>${cells.map((_, size) => html`<td>${size}</td>`)}</tr>
      <tr><th scope="row">${ask === 'table' ? words.PAPER.letters : words.PAPER.numbers}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
    </table></div>`;
  }
}
