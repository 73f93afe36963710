import type createLaboratory from 'grundy-laboratory';
import type { Answer, Question } from './laboratory-protocol.js';
import { openModule } from './open-module.js';
import { buffersIn } from './transferables.js';

/** What a worker of a laboratory does: it opens the module, and answers each question by a call. */
export function serveLaboratory(create: typeof createLaboratory): void {
  // The module's address is the worker's name, as it is the solver's.
  const opened = openModule(create, self.name);

  const answerTo = async ({ id, call, given }: Question): Promise<Answer> => {
    try {
      const laboratory = await opened;
      const asked = laboratory[call] as (...given: readonly unknown[]) => unknown;
      return { id, answer: asked(...given) };
    } catch (error) {
      return { id, crashed: error instanceof Error ? error.message : String(error) };
    }
  };

  self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    const answer = await answerTo(data);
    self.postMessage(answer, { transfer: 'answer' in answer ? buffersIn(answer.answer) : [] });
  });
}
