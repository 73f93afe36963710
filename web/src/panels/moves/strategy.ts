import type { Analysis, Continuation, ContinuationsReply } from 'grundy-wasm';
import { Superseded } from '../../solver/superseded.js';

export interface ContinuationSource {
  continuations(text: string, from: number): Promise<ContinuationsReply>;
}

/** The legal turns of a position with the answer to each, fetched page by page as the reader asks for them. */
export class Strategy {
  private of: Analysis | null = null;
  private list: readonly Continuation[] = [];
  private total: string | null = null;
  private fetching = false;

  constructor(
    private readonly source: ContinuationSource,
    private readonly changed: () => void,
  ) {}

  /** The turns known so far; asks for the first page of a new position. */
  turns(analysis: Analysis): { list: readonly Continuation[]; total: string | null } {
    if (this.of !== analysis) {
      this.of = analysis;
      this.list = [];
      this.total = null;
      this.fetching = false;
      void this.more(analysis);
    }
    return { list: this.list, total: this.total };
  }

  async more(analysis: Analysis): Promise<void> {
    if (this.of !== analysis || this.fetching) return;
    this.fetching = true;
    try {
      const reply = await this.source.continuations(analysis.text, this.list.length);
      if (this.of !== analysis) return;
      if (reply.ok) {
        this.list = [...this.list, ...reply.list];
        this.total = reply.count;
      }
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    } finally {
      if (this.of === analysis) this.fetching = false;
    }
    this.changed();
  }
}
