/** How a worker gets its module: the page sends it compiled, or says where to fetch it, beside its questions. */

export interface ModuleMessage {
  source: WebAssembly.Module | string;
}

export const isModule = (data: object): data is ModuleMessage => 'source' in data;

/** In a worker: resolves once the module has been sent. */
export function sentModule(): Promise<ModuleMessage['source']> {
  return new Promise((resolve) => {
    self.addEventListener('message', ({ data }: MessageEvent<object>) => isModule(data) && resolve(data.source));
  });
}
