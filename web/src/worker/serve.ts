import type { Grundy } from 'grundy-wasm';
import { answerOf } from './answer.js';
import { openModule, type Create } from './open-module.js';
import type { Request } from './protocol.js';
import { TextWire, type Packed } from './text-wire.js';
import { buffersIn } from './transferables.js';

/** Whoever opened a worker waits for a first word. */
const speak = (): void => self.postMessage(null);

/**
 * Answers in a worker. One that was made of a blob has no address of its own to find the module from: its name is the module's
 * address.
 */
export function serve(create: Create<Grundy>): void {
  const module = openModule(create, self.name);
  const wire = new TextWire();

  // A second word tells that the module is there.
  speak();
  const loaded = module.then(speak, () => {});

  self.addEventListener('message', async ({ data }: MessageEvent<Packed<Request>>) => {
    await loaded;
    // That it begins: what takes long is told apart from a worker that is gone.
    speak();
    const response = await answerOf(module, wire.unpack(data));
    self.postMessage(wire.pack(response), { transfer: buffersIn(response) });
  });
}
