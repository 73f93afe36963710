import { Superseded } from '../solver/superseded.js';

/** Keeps up to date with something that changes: one question at a time, and another after a pause if it was wanted meanwhile. */
export class Freshest {
  private busy = false;
  private again = false;

  constructor(
    private readonly ask: () => Promise<void>,
    private readonly pause = 300,
  ) {}

  async want(): Promise<void> {
    this.again = true;
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.again) {
        this.again = false;
        // oxlint-disable-next-line no-await-in-loop -- one question after the other
        await this.ask();
        // oxlint-disable-next-line no-await-in-loop
        if (this.again) await new Promise((resolve) => setTimeout(resolve, this.pause));
      }
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    } finally {
      this.busy = false;
    }
  }
}
