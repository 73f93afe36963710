import createGrundy from 'grundy-wasm';
import { answerOf } from './answer.js';
import { openModule } from './open-module.js';
import type { Request } from './protocol.js';
import { TextWire, type Packed } from './text-wire.js';
import { buffersIn } from './transferables.js';

// A worker that was made of a blob has no address of its own to find the module from: its name is the module's address.
const module = openModule(createGrundy, self.name);

const wire = new TextWire();

self.addEventListener('message', async ({ data }: MessageEvent<Packed<Request>>) => {
  const response = await answerOf(module, wire.unpack(data));
  self.postMessage(wire.pack(response), { transfer: buffersIn(response) });
});

// Whoever opened it waits for a first word, and for a second one when the module is there.
const speak = (): void => self.postMessage(null);
speak();
module.then(speak, () => {});
