import type { Analysis, Moves, TurnsReply } from 'grundy-wasm';
import { Superseded } from '../../solver/superseded.js';

export interface TurnSource {
  turns(text: string, from: number): Promise<TurnsReply>;
}

/** The further pages of winning turns of one position, fetched as the reader asks for them. */
export class TurnPages {
  private of: Analysis | null = null;
  private list: Moves[] = [];
  private fetching = false;

  constructor(
    private readonly source: TurnSource,
    private readonly changed: () => void,
  ) {}

  pagesOf(analysis: Analysis): readonly Moves[] {
    if (this.of !== analysis) this.leave();
    return this.list;
  }

  /** Forgets the pages of a position that was left: they may be large. */
  private leave(): void {
    this.of = null;
    if (this.list.length > 0) this.list = [];
    this.fetching = false;
  }

  async more(analysis: Analysis): Promise<void> {
    if (this.of !== analysis) this.leave();
    this.of = analysis;
    if (this.fetching) return;
    this.fetching = true;
    const from = analysis.moves.list.length + this.list.reduce((sum, { list }) => sum + list.length, 0);
    try {
      const reply = await this.source.turns(analysis.text, from);
      if (this.of !== analysis) return;
      if (reply.ok) this.list = [...this.list, reply.moves];
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    } finally {
      if (this.of === analysis) this.fetching = false;
    }
    this.changed();
  }
}
