import type { Grundy } from 'grundy-wasm';
import { answerOf } from './answer.js';
import { underLock } from './held-lock.js';
import { openModule, type Create } from './open-module.js';
import type { Request } from './protocol.js';
import { isModule, sentModule, type ModuleMessage } from './sent-module.js';
import { TextWire, type Packed } from './text-wire.js';
import { buffersIn } from './transferables.js';

/** Milliseconds between two progress messages. */
const PAUSE = 100;

/** Sends an empty message, which says that the worker runs, has its module, or begins to answer. */
const speak = (): void => self.postMessage(null);

/** Answers requests in a worker. */
export function serve(create: Create<Grundy>): void {
  const wire = new TextWire();
  let id = 0;
  let told = 0;
  const progress = (share: number): void => {
    if (performance.now() - told < PAUSE) return;
    told = performance.now();
    self.postMessage(wire.pack({ id, kind: 'progress', share }));
  };
  const module = sentModule().then((source) => openModule(create, source, progress));

  // The first message says that the worker runs, the second that the module is loaded.
  speak();
  const loaded = module.then(speak, () => {});

  self.addEventListener('message', async ({ data }: MessageEvent<ModuleMessage | Packed<Request>>) => {
    if (isModule(data)) return;
    await loaded;
    // Says that the answer is begun, so that the page can tell a long computation from a worker that is gone.
    speak();
    const request = wire.unpack(data);
    ({ id } = request);
    await underLock(
      (lock) => self.postMessage(wire.pack({ id, kind: 'held', lock })),
      async () => {
        told = performance.now();
        const response = await answerOf(module, request);
        self.postMessage(wire.pack(response), { transfer: buffersIn(response) });
      },
    );
  });
}
