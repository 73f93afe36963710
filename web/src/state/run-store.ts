/** Saved runs in the browser's own store: what a run is of, and its values in chunks. */

export interface SavedRun {
  id: number;
  /** The canonical text of the rules: the run may only be continued as this game. */
  rules: string;
  title: string;
  computed: number;
  /** How many were wanted. */
  wanted: number;
  /** Bytes of its values. */
  size: number;
  /** When it was saved, in milliseconds. */
  saved: number;
  chunks: number;
}

export type Values = Uint8Array | Uint16Array;

const NAME = 'grundy-laboratory';

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the store did not answer')));
  });
}

/** When a change is written for good; where the browser has no room left, it is aborted. */
function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser refused it')));
  });
}

export class RunStore {
  private opened: Promise<IDBDatabase> | null = null;

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, 1);
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore('runs', { keyPath: 'id', autoIncrement: true });
        request.result.createObjectStore('values');
      });
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('the store could not be opened')));
      request.addEventListener('blocked', () => reject(new Error('another window holds the store')));
    });
    this.opened.catch(() => (this.opened = null));
    return this.opened;
  }

  async list(): Promise<SavedRun[]> {
    const store = (await this.open()).transaction('runs').objectStore('runs');
    return ((await answered(store.getAll())) as SavedRun[]).toSorted((one, other) => other.saved - one.saved);
  }

  /** A name for a run whose values come first: it is listed once all of them are there. */
  async reserve(): Promise<number> {
    const runs = await this.list();
    const store = (await this.open()).transaction('values').objectStore('values');
    const keys = (await answered(store.getAllKeys())) as number[][];
    return Math.max(0, ...runs.map(({ id }) => id), ...keys.map(([id]) => id!)) + 1;
  }

  async putValues(id: number, chunk: number, values: Values): Promise<void> {
    const transaction = (await this.open()).transaction('values', 'readwrite');
    transaction.objectStore('values').put(values, [id, chunk]);
    await written(transaction);
  }

  async putRun(run: SavedRun): Promise<void> {
    const transaction = (await this.open()).transaction('runs', 'readwrite');
    transaction.objectStore('runs').put(run);
    await written(transaction);
  }

  async values(id: number, chunk: number): Promise<Values | null> {
    const store = (await this.open()).transaction('values').objectStore('values');
    return ((await answered(store.get([id, chunk]))) as Values | undefined) ?? null;
  }

  async remove(id: number): Promise<void> {
    const transaction = (await this.open()).transaction(['runs', 'values'], 'readwrite');
    transaction.objectStore('runs').delete(id);
    transaction.objectStore('values').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    await written(transaction);
  }

  close(): void {
    void this.opened?.then((database) => database.close());
    this.opened = null;
  }
}
