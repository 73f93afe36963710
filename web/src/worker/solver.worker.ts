import createGrundy from 'grundy-wasm';
import { answerOf } from './answer.js';
import type { Request } from './protocol.js';
import { buffersIn } from './transferables.js';

// A worker that was made of a blob has no address of its own to find the module from: its name is the module's address.
const module = createGrundy({ locateFile: () => self.name });

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const response = await answerOf(module, data);
  self.postMessage(response, { transfer: buffersIn(response) });
});

// Whoever opened it waits for a first word.
self.postMessage(null);
