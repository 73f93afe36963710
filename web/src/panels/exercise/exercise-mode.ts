import type { Analysis } from 'grundy-wasm';
import { html, nothing, type ReactiveControllerHost } from 'lit';
import type { Exercise } from './exercise.js';
import { claimLegend } from './exercise.model.js';
import { send } from '../../controls/events.js';
import type { Legend } from '../../stage/legend/legend.model.js';
import type { ContinuationSource } from '../moves/strategy.js';

/** Whether an exercise is on, and what it changes on the page. Exercise and card are fetched when one is first begun. */
export class ExerciseMode {
  private exercise: Exercise | null = null;
  private version = 0;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly source: ContinuationSource,
  ) {
    host.addEventListener('grundy-claim', ({ detail }) => {
      if (this.analysis) this.exercise?.claim(this.analysis, detail.place, detail.letter);
    });
  }

  private analysis: Analysis | null = null;

  get on(): boolean {
    return this.exercise !== null;
  }

  async toggle(): Promise<void> {
    if (this.exercise) this.exercise = null;
    else {
      const [state] = await Promise.all([import('./exercise.js'), import('./exercise-card.js')]);
      const exercise = new state.Exercise(this.source, () => {
        this.version += 1;
        this.host.requestUpdate();
      });
      // Waits for the list of turns, which would move what stands below it.
      if (this.analysis) await exercise.begin(this.analysis);
      this.exercise = exercise;
    }
    this.host.requestUpdate();
  }

  /** Resolves once the turns of the position are listed; at once without an exercise. */
  async begin(analysis: Analysis): Promise<void> {
    await this.exercise?.begin(analysis);
  }

  /** The analysis as it is drawn: in an exercise without the answers. */
  shown(analysis: Analysis): Analysis {
    this.analysis = analysis;
    void this.begin(analysis);
    return this.exercise?.shown(analysis) ?? analysis;
  }

  legend(legend: Legend, analysis: Analysis): Legend {
    return this.exercise ? claimLegend(legend, this.exercise.asksPlaces(analysis)) : legend;
  }

  card(analysis: Analysis) {
    if (!this.exercise) return nothing;
    return html`<grundy-exercise .exercise=${this.exercise} .analysis=${analysis} .version=${this.version} @reveal=${this.reveal}></grundy-exercise>`;
  }

  private readonly reveal = (): void => {
    void this.toggle();
    // The pressed button is about to disappear.
    send(this.host, 'grundy-unfocused', null);
  };
}
