import type { Batch, Catalogue, ChooseReply, ContinuationsReply, ExamineReply, FormulasReply, Language, PlayReply, ProgramReply, Rehang, Reply, TurnsReply, WhatIfReply } from 'grundy-wasm';
import { withFamily } from '../families/late.model.js';
import type { WorkerQueue } from './worker-queue.js';

/**
 * Asks the solver. Of several analyses, or previews of one kind, only the newest is answered; other clients of the same queue
 * are not touched by that.
 */
export class SolverClient {
  constructor(private readonly queue: WorkerQueue) {}

  catalogue(): Promise<Catalogue> {
    return this.queue.ask(this, 'catalogue', {});
  }

  play(text: string, move: string): Promise<PlayReply> {
    return this.queue.ask(this, 'play', { text, move });
  }

  /** Another position is wanted: what was asked of the one before is of no use any more. */
  analyze(text: string, signal?: AbortSignal): Promise<Reply> {
    this.queue.supersede(this, 'analyze', 'glance', 'turns', 'whatIf', 'examine', 'rehang', 'continuations', 'choose', 'formulas');
    return this.queue.ask(this, 'analyze', { text }, signal).then(withFamily);
  }

  /** One of several positions on screen together: asked in turn, and dropped with all the others when an analysis is wanted. */
  glance(text: string): Promise<Reply> {
    return this.queue.ask(this, 'glance', { text }).then(withFamily);
  }

  turns(text: string, from: number): Promise<TurnsReply> {
    return this.queue.ask(this, 'turns', { text, from });
  }

  whatIf(text: string, component: number): Promise<WhatIfReply> {
    this.queue.supersede(this, 'whatIf');
    return this.queue.ask(this, 'whatIf', { text, component });
  }

  examine(text: string, table: number, state: number): Promise<ExamineReply> {
    this.queue.supersede(this, 'examine');
    return this.queue.ask(this, 'examine', { text, table, state });
  }

  rehang(text: string): Promise<Rehang | null> {
    this.queue.supersede(this, 'rehang');
    return this.queue.ask(this, 'rehang', { text });
  }

  continuations(text: string, from: number): Promise<ContinuationsReply> {
    return this.queue.ask(this, 'continuations', { text, from });
  }

  choose(text: string, seed: number, errs: number): Promise<ChooseReply> {
    return this.queue.ask(this, 'choose', { text, seed, errs });
  }

  program(text: string, language: Language): Promise<ProgramReply> {
    return this.queue.ask(this, 'program', { text, language });
  }

  formulas(text: string): Promise<FormulasReply> {
    this.queue.supersede(this, 'formulas');
    return this.queue.ask(this, 'formulas', { text });
  }

  solveMany(lines: string, signal?: AbortSignal): Promise<Batch> {
    return this.queue.ask(this, 'solveMany', { lines }, signal);
  }

  /** Gives the worker's memory back, once it is idle. */
  release(): void {
    this.queue.release();
  }
}
