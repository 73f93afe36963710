import createLaboratory from 'grundy-laboratory';
import type { Answer, Question } from './laboratory-protocol.js';
import { openModule } from './open-module.js';
import { buffersIn } from './transferables.js';

// The module's address is the worker's name, as it is the solver's.
const opened = openModule(createLaboratory, self.name);

async function answerTo({ id, call, given }: Question): Promise<Answer> {
  try {
    const laboratory = await opened;
    const asked = laboratory[call] as (...given: readonly unknown[]) => unknown;
    return { id, answer: asked(...given) };
  } catch (error) {
    return { id, crashed: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const answer = await answerTo(data);
  self.postMessage(answer, { transfer: 'answer' in answer ? buffersIn(answer.answer) : [] });
});
