import createGrundy from 'grundy-wasm';
import { answerOf } from './answer.js';
import { openModule } from './open-module.js';
import type { Request } from './protocol.js';
import { TextWire, type Packed } from './text-wire.js';
import { buffersIn } from './transferables.js';

// A worker that was made of a blob has no address of its own to find the module from: its name is the module's address.
const module = openModule(createGrundy, self.name);

const wire = new TextWire();

// Whoever opened it waits for a first word, and for a second one when the module is there.
const speak = (): void => self.postMessage(null);
speak();
const loaded = module.then(speak, () => {});

self.addEventListener('message', async ({ data }: MessageEvent<Packed<Request>>) => {
  await loaded;
  // That it begins: what takes long is told apart from a worker that is gone.
  speak();
  const response = await answerOf(module, wire.unpack(data));
  self.postMessage(wire.pack(response), { transfer: buffersIn(response) });
});
