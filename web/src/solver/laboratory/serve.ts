import type createLaboratory from 'grundy-laboratory';
import type { Answer, Question } from './protocol.js';
import { crashWords } from '../crash.js';
import { underLock } from '../held-lock.js';
import { openModule } from '../open-module.js';
import { isModule, sentModule, type ModuleMessage } from '../sent-module.js';
import { buffersIn } from '../transferables.js';

const say = (answer: Answer): void =>
  self.postMessage(answer, { transfer: 'answer' in answer ? buffersIn(answer.answer) : [] });

/** Runs in a laboratory's worker: opens the module, and answers each question by calling it. */
export function serve(create: typeof createLaboratory): void {
  const opened = sentModule().then((source) => openModule(create, source));

  const answerTo = async ({ id, call, given }: Question): Promise<Answer> => {
    try {
      const laboratory = await opened;
      const asked = laboratory[call] as (...given: readonly unknown[]) => unknown;
      return { id, answer: asked(...given) };
    } catch (error) {
      return { id, crashed: crashWords(error) };
    }
  };

  self.addEventListener('message', async ({ data }: MessageEvent<ModuleMessage | Question>) => {
    if (isModule(data)) return;
    await underLock(
      (held) => say({ id: data.id, held }),
      async () => say(await answerTo(data)),
    );
  });
}
