import type { Grundy, Rehang, Reply, TurnsReply } from 'grundy-wasm';
import { crashWords } from './crash.js';
import type { Request, Response } from './protocol.js';
import { trimmed } from './trim.js';

function light(reply: Reply): Reply {
  return reply.ok ? { ok: true, analysis: { ...reply.analysis, moves: trimmed(reply.analysis.moves) } } : reply;
}

function lightPage(reply: TurnsReply): TurnsReply {
  return reply.ok ? { ok: true, moves: trimmed(reply.moves) } : reply;
}

function rehangOf(reply: Reply): Rehang | null {
  return reply.ok ? reply.analysis.rehang : null;
}

function answer(grundy: Grundy, request: Request): Response {
  const { id } = request;
  switch (request.kind) {
    case 'analyze':
      return { id, kind: 'analyze', reply: light(grundy.analyze(request.text)) };
    case 'play':
      return { id, kind: 'play', reply: grundy.play(request.text, request.move) };
    case 'turns':
      return { id, kind: 'turns', reply: lightPage(grundy.turns(request.text, request.from)) };
    case 'whatIf':
      return { id, kind: 'whatIf', reply: grundy.whatIf(request.text, request.component) };
    case 'rehang':
      return { id, kind: 'rehang', reply: rehangOf(grundy.analyze(request.text)) };
    case 'examine':
      return { id, kind: 'examine', reply: grundy.examine(request.text, request.table, request.state) };
    case 'continuations':
      return { id, kind: 'continuations', reply: grundy.continuations(request.text, request.from) };
    case 'choose':
      return { id, kind: 'choose', reply: grundy.choose(request.text, request.seed, request.errs) };
    case 'program':
      return { id, kind: 'program', reply: grundy.program(request.text, request.language) };
    case 'formulas':
      return { id, kind: 'formulas', reply: grundy.formulas(request.text) };
    case 'solveMany':
      return { id, kind: 'solveMany', reply: grundy.solveMany(request.lines) };
  }
}

/** The module's answer to a request, or the message that it crashed. */
export async function answerOf(module: Promise<Grundy>, request: Request): Promise<Response> {
  try {
    return answer(await module, request);
  } catch (error) {
    return { id: request.id, kind: 'crashed', message: crashWords(error) };
  }
}
