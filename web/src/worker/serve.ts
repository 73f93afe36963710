import type { Grundy } from 'grundy-wasm';
import { answerOf } from './answer.js';
import { openModule, type Create } from './open-module.js';
import type { Request } from './protocol.js';
import { TextWire, type Packed } from './text-wire.js';
import { buffersIn } from './transferables.js';

/** Between two words about how far it is, in milliseconds. */
const PAUSE = 100;

/** Whoever opened a worker waits for a first word. */
const speak = (): void => self.postMessage(null);

/**
 * Answers in a worker. One that was made of a blob has no address of its own to find the module from: its name is the module's
 * address.
 */
export function serve(create: Create<Grundy>): void {
  const wire = new TextWire();
  let id = 0;
  let told = 0;
  const progress = (share: number): void => {
    if (performance.now() - told < PAUSE) return;
    told = performance.now();
    self.postMessage(wire.pack({ id, kind: 'progress', share }));
  };
  const module = openModule(create, self.name, progress);

  // A second word tells that the module is there.
  speak();
  const loaded = module.then(speak, () => {});

  self.addEventListener('message', async ({ data }: MessageEvent<Packed<Request>>) => {
    await loaded;
    // That it begins: what takes long is told apart from a worker that is gone.
    speak();
    const request = wire.unpack(data);
    ({ id } = request);
    told = performance.now();
    const response = await answerOf(module, request);
    self.postMessage(wire.pack(response), { transfer: buffersIn(response) });
  });
}
