import type { Analysis, ChooseReply, ContinuationsReply, ExamineReply, PlayReply, Rehang, Reply, TurnsReply, WhatIfReply } from 'grundy-wasm';
import type { SolverClient } from '../worker/client.js';

/**
 * The solver of an embed: what a glance decides is answered at once, on the page itself; for anything else, for moves and for
 * reasons the whole solver is fetched.
 */
export class EmbedSolver {
  private fetched: Promise<SolverClient> | undefined;

  constructor(
    private readonly fetchWhole: () => Promise<SolverClient>,
    private readonly glance: ((text: string) => Promise<Analysis | null>) | null = null,
  ) {}

  async analyze(text: string, signal?: AbortSignal): Promise<Reply> {
    const analysis = this.glance && (await this.glance(text));
    return analysis ? { ok: true, analysis } : (await this.whole()).analyze(text, signal);
  }

  /** The same with all reasons. */
  async explain(text: string): Promise<Reply> {
    return (await this.whole()).glance(text);
  }

  async play(text: string, move: string): Promise<PlayReply> {
    return (await this.whole()).play(text, move);
  }

  async turns(text: string, from: number): Promise<TurnsReply> {
    return (await this.whole()).turns(text, from);
  }

  async examine(text: string, table: number, state: number): Promise<ExamineReply> {
    return (await this.whole()).examine(text, table, state);
  }

  async whatIf(text: string, component: number): Promise<WhatIfReply> {
    return (await this.whole()).whatIf(text, component);
  }

  async rehang(text: string): Promise<Rehang | null> {
    return (await this.whole()).rehang(text);
  }

  async continuations(text: string, from: number): Promise<ContinuationsReply> {
    return (await this.whole()).continuations(text, from);
  }

  async choose(text: string, seed: number, errs: number): Promise<ChooseReply> {
    return (await this.whole()).choose(text, seed, errs);
  }

  private whole(): Promise<SolverClient> {
    this.fetched ??= this.fetchWhole();
    return this.fetched;
  }
}

