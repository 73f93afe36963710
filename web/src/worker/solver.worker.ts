import createGrundy, { type Grundy } from 'grundy-wasm';
import type { Request, Response } from './protocol.js';
import { buffersIn } from './transferables.js';

const ready = createGrundy();

function answer(grundy: Grundy, request: Request): Response {
  switch (request.kind) {
    case 'analyze':
      return { id: request.id, kind: 'analyze', reply: grundy.analyze(request.text) };
    case 'play':
      return { id: request.id, kind: 'play', reply: grundy.play(request.text, request.move) };
    case 'catalogue':
      return { id: request.id, kind: 'catalogue', reply: grundy.catalogue() };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  let response: Response;
  try {
    response = answer(await ready, data);
  } catch (error) {
    response = { id: data.id, kind: 'crashed', message: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(response, { transfer: buffersIn(response) });
});
