import type { Run } from 'grundy-laboratory';
import type { Problem } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { readEntries, valueOf, withoutKey } from '../params/params.js';
import { fieldsView, withField, type FieldView } from '../text-form/fields.model.js';
import { isFormula } from '../params/rule-text.js';
import { firstRule, rulesOf, ruleKeys } from './sequence-text.model.js';
import { lockedWords, RULE } from '#words/laboratory/laboratory';
import { ruleWords } from '#words/laboratory/sequences';
import { sharedStyles } from '../styles/shared-styles.js';
import '../families/take-and-break/rule-builder.js';
import type { GameRow } from '../words/catalogue.js';

/** Milliseconds without typing after which the rule is read. */
const TYPING_MS = 350;

/** A form for the rule of a sequence: the game, and the parameters of its rule. Fires `rule-change` with the text. */
@customElement('grundy-rule')
export class RuleForm extends LitElement {
  @property() text = '';
  @property() name: string = RULE.game;
  /** Tells the fields of two forms apart. */
  @property() mark = '';
  @property({ attribute: false }) games: readonly GameRow[] = [];
  @property({ attribute: false }) problems: readonly Problem[] = [];
  @property({ attribute: false }) rule: Run | null = null;
  /** Why the rule cannot be changed now; empty if it can. */
  @property() locked = '';
  /** The text that is being typed, or that was sent and is not read yet. */
  @state() private draft: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static override styles = [
    sharedStyles,
    css`
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
        gap: 0.6rem 0.8rem;
      }
      .wide {
        grid-column: 1 / -1;
      }
      label {
        display: grid;
        gap: 0.2rem;
        font-size: var(--small);
        color: var(--muted);
      }
      select,
      input {
        width: 100%;
        min-width: 0;
      }
      select {
        justify-content: start;
      }
      input {
        font-family: var(--mono);
        font-size: var(--text);
      }
      :disabled {
        border-color: var(--line);
        color: var(--muted);
        opacity: 1;
      }
      .key {
        text-transform: capitalize;
      }
      grundy-rule-builder {
        margin-top: 0.6rem;
      }
      .said {
        margin-top: 0.5rem;
        max-width: 70ch;
      }
      .form,
      .said {
        font-size: var(--small);
        overflow-wrap: anywhere;
      }
      .form {
        font-size: var(--small);
        color: var(--muted);
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('text')) this.draft = null;
  }

  protected override render() {
    const text = this.draft ?? this.text;
    const key = valueOf(text, 'game') ?? '';
    const game = this.games.find((each) => each.key === key);
    const known = new Set(['game', ...ruleKeys(game)]);
    const written = rulesOf(text);
    const view = fieldsView(written, game, this.problems);
    // A parameter that may be left out has no field until it is written; the rule builder can add it.
    const fields = view.fields.filter(
      ({ key: each, inSight }) =>
        inSight && (known.has(each) || readEntries(written).some(([other]) => other === each)),
    );
    const shown = new Set(fields.map((field) => field.key));
    const gameProblems = view.others.filter((problem) => problem.key === 'game');
    const others = [
      ...view.others.filter((problem) => problem.key !== 'game'),
      ...view.fields
        .filter((field) => !shown.has(field.key))
        .flatMap((field) => field.problems.map((words) => ({ key: field.key, text: words }))),
    ];
    return html`
      <div class="fields">
        <div>
          <label>
            ${this.name}
            <select ?disabled=${this.locked !== ''} title=${this.locked} aria-invalid=${gameProblems.length > 0} @change=${this.choose}>
              ${game ? nothing : html`<option value="" selected translate=${key === '' ? 'yes' : 'no'}>${key === '' ? RULE.choose : key}</option>`}
              ${this.games.map((each) => html`<option value=${each.key} .selected=${each.key === key}>${each.title}</option>`)}
            </select>
          </label>
          ${gameProblems.map((problem) => html`<p class="problem">${problem.text}</p>`)}
        </div>
        ${fields.map((field) => this.field(field, text))}
      </div>
      ${this.locked === '' && valueOf(text, 'code') !== undefined ? html`<grundy-rule-builder typed .text=${text} @grundy-edit=${this.built}></grundy-rule-builder>` : nothing}
      ${others.map((problem) => html`<p class="problem">${problem.text}</p>`)}
      ${this.locked === '' ? nothing : html`<p class="muted">${lockedWords(this.locked)}</p>`}
      ${this.rule && this.problems.length === 0 ? html`<p class="said">${ruleWords(this.rule)}</p>` : nothing}
    `;
  }

  private field({ key, value, meaning, form, problems, required }: FieldView, text: string) {
    return html`
      <div class=${isFormula(key) ? 'wide' : ''}>
        <label>
          <span class="key" translate="no">${key}</span>
          <input
            type="text"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            aria-describedby="hint-${key}"
            aria-invalid=${problems.length > 0}
            title=${this.locked === '' ? meaning : this.locked}
            ?disabled=${this.locked !== ''}
            data-key="${this.mark}${key}"
            .value=${live(value)}
            @input=${(event: InputEvent) => {
              const typed = (event.target as HTMLInputElement).value;
              this.typed(typed === '' && !required ? withoutKey(text, key) : withField(text, key, typed));
            }}
            @change=${this.tell}
          />
        </label>
        <div id="hint-${key}">
          ${problems.map((problem) => html`<p class="problem">${problem}</p>`)} ${form === '' ? nothing : html`<p class="form">${form}</p>`}
        </div>
      </div>
    `;
  }

  private readonly choose = ({ target }: Event): void => {
    const game = this.games.find(({ key }) => key === (target as HTMLSelectElement).value);
    if (!game) return;
    this.draft = firstRule(game);
    this.tell();
  };

  private readonly built = (event: CustomEvent<{ text: string }>): void => {
    event.stopPropagation();
    this.draft = event.detail.text;
    this.tell();
  };

  private typed(text: string): void {
    this.draft = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(), TYPING_MS);
  }

  private readonly tell = (): void => {
    clearTimeout(this.timer);
    const { draft } = this;
    if (draft !== null && draft !== this.text)
      this.dispatchEvent(new CustomEvent<string>('rule-change', { detail: draft }));
  };
}
