import type {
  Batch,
  ChooseReply,
  ContinuationsReply,
  ExamineReply,
  FormulasReply,
  Language,
  PlayReply,
  ProgramReply,
  Rehang,
  Reply,
  TurnsReply,
  WhatIfReply,
} from 'grundy-wasm';
import { moduleFor } from './module-for.model.js';
import { joinedBatch, manyLines } from './many-lines.js';
import type { Exchanges, Kind } from './protocol.js';
import type { WorkerQueues } from './worker-queues.js';

/** What a page that draws the answers fetches beside them. */
export interface Companion {
  begin(text: string): void;
  /** Gives an answer back once all is there that draws it. */
  ready(reply: Reply): Promise<Reply>;
}

/**
 * Asks the module of the solver that reads the text. A new analysis, or a new preview of one kind, supersedes the older ones of this
 * client; other clients of the same queues are not affected.
 */
export class SolverClient {
  constructor(
    private readonly queues: WorkerQueues,
    private readonly companion: Companion | null = null,
  ) {}

  /** Begins to fetch what reads and draws `text`. */
  prepare(text: string): void {
    this.queues.of(moduleFor(text)).prepare();
    this.companion?.begin(text);
  }

  play(text: string, move: string): Promise<PlayReply> {
    return this.ask('play', { text, move });
  }

  /** Asks for another position, and drops the open questions about the one before. */
  analyze(text: string, signal?: AbortSignal, progress?: (share: number) => void): Promise<Reply> {
    this.queues.supersede(
      this,
      'analyze',
      'turns',
      'whatIf',
      'examine',
      'rehang',
      'continuations',
      'choose',
      'formulas',
    );
    return this.analysis(text, signal, progress);
  }

  /** Analyses one of several positions on screen. These questions wait their turn, and `analyze` drops them all. */
  analyzeBeside(text: string): Promise<Reply> {
    return this.analysis(text);
  }

  turns(text: string, from: number): Promise<TurnsReply> {
    return this.ask('turns', { text, from });
  }

  whatIf(text: string, component: number): Promise<WhatIfReply> {
    this.queues.supersede(this, 'whatIf');
    return this.ask('whatIf', { text, component });
  }

  examine(text: string, table: number, state: number): Promise<ExamineReply> {
    this.queues.supersede(this, 'examine');
    return this.ask('examine', { text, table, state });
  }

  rehang(text: string): Promise<Rehang | null> {
    this.queues.supersede(this, 'rehang');
    return this.ask('rehang', { text });
  }

  continuations(text: string, from: number): Promise<ContinuationsReply> {
    return this.ask('continuations', { text, from });
  }

  choose(text: string, seed: number, errs: number): Promise<ChooseReply> {
    return this.ask('choose', { text, seed, errs });
  }

  program(text: string, language: Language): Promise<ProgramReply> {
    return this.ask('program', { text, language });
  }

  formulas(text: string): Promise<FormulasReply> {
    this.queues.supersede(this, 'formulas');
    return this.ask('formulas', { text });
  }

  async solveMany(lines: string, signal?: AbortSignal): Promise<Batch> {
    const { order, parts } = manyLines(lines);
    const batches = Array.from(
      parts,
      async ([module, part]) =>
        [module, await this.queues.of(module).ask(this, 'solveMany', { lines: part }, signal)] as const,
    );
    return joinedBatch(order, new Map(await Promise.all(batches)));
  }

  /** Stops the workers once they are idle, which frees their memory. */
  release(): void {
    this.queues.release();
  }

  private analysis(text: string, signal?: AbortSignal, progress?: (share: number) => void): Promise<Reply> {
    this.companion?.begin(text);
    const asked = this.ask('analyze', { text }, signal, progress);
    return this.companion ? asked.then(this.companion.ready) : asked;
  }

  private ask<Each extends Kind>(
    kind: Each,
    question: Exchanges[Each]['ask'] & { text: string },
    signal?: AbortSignal,
    progress?: (share: number) => void,
  ): Promise<Exchanges[Each]['answer']> {
    return this.queues.of(moduleFor(question.text)).ask(this, kind, question, signal, progress);
  }
}
