import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { DELETED_MEANWHILE } from '#words/laboratory/laboratory';
import {
  isBroken,
  isWhole,
  readRecord,
  type BrokenRun,
  type KeptRun,
  type RunFacts,
  type SavedRun,
  type Values,
} from './run-record.js';

const NAME = 'grundy-laboratory';

interface Schema extends DBSchema {
  /** Other pages may write here too: `readRecord` checks what it finds. */
  runs: { key: IDBValidKey; value: object };
  /** Keyed by the run's id and the index of the chunk. */
  values: { key: IDBValidKey; value: unknown };
}

/** The range of all keys that begin with this id: in the order of keys an array comes last. */
function chunksOf(id: IDBValidKey): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** The keys of values that belong to no record. */
function unclaimed(ids: readonly IDBValidKey[], keys: readonly IDBValidKey[]): IDBValidKey[] {
  const claimed = new Set(ids);
  return keys.filter((key) => !Array.isArray(key) || !claimed.has(key[0] as IDBValidKey));
}

/**
 * Saved runs in the browser's IndexedDB: a record of each run, and its values in chunks. Tabs share it: each tells the others when
 * it changes something, and closes it for a later version of the store. What a failed write leaves is removed by its caller.
 */
export class RunStore {
  private opened: Promise<IDBPDatabase<Schema>> | null = null;
  private others: BroadcastChannel | null = null;

  /** `changed` is called when another tab has changed something. */
  constructor(private readonly changed: () => void = () => {}) {}

  private open(): Promise<IDBPDatabase<Schema>> {
    if (!this.opened) {
      const opening = openDB<Schema>(NAME, 1, {
        upgrade(database) {
          database.createObjectStore('runs', { keyPath: 'id', autoIncrement: true });
          database.createObjectStore('values');
        },
        // A later version of the page waits until this one has let go.
        blocking: (_now, _later, event) => {
          (event.target as IDBDatabase).close();
          this.opened = null;
          this.changed();
        },
        terminated: () => (this.opened = null),
      });
      opening.catch(() => (this.opened = null));
      this.opened = opening;
    }
    this.listen();
    return this.opened;
  }

  private listen(): void {
    if (this.others) return;
    try {
      this.others = new BroadcastChannel(NAME);
      this.others.addEventListener('message', () => this.changed());
    } catch {
      // A browser that refuses the channel reports it when the store is used.
    }
  }

  /** All runs that are kept, the newest first; broken ones come last. */
  async list(): Promise<KeptRun[]> {
    const transaction = (await this.open()).transaction(['runs', 'values']);
    const [records, ids, keys] = await Promise.all([
      transaction.objectStore('runs').getAll(),
      transaction.objectStore('runs').getAllKeys(),
      transaction.objectStore('values').getAllKeys(),
    ]);
    const kept = records.map(readRecord);
    const whole = kept.filter(isWhole).toSorted((one, other) => other.saved - one.saved);
    const lost: BrokenRun[] = unclaimed(ids, keys).length > 0 ? [{ id: null, fault: 'unclaimed' }] : [];
    return [...whole, ...kept.filter(isBroken), ...lost];
  }

  /** Begins to save a run: adds an unfinished record and returns its id. The values come next. */
  async claim(facts: RunFacts): Promise<number> {
    const database = await this.open();
    const begun = { ...facts, whole: false };
    try {
      return (await database.add('runs', begun)) as number;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error;
    }
    // A record with the largest possible id keeps the store from making another, so the first free id is taken.
    const transaction = database.transaction('runs', 'readwrite');
    const taken = new Set(await transaction.store.getAllKeys());
    let id = 1;
    while (taken.has(id)) id += 1;
    await Promise.all([transaction.store.add({ ...begun, id }), transaction.done]);
    return id;
  }

  async putValues(id: number, chunk: number, values: Values): Promise<void> {
    await (await this.open()).put('values', values, [id, chunk]);
  }

  /** Finishes the record that `claim` began. */
  async complete(run: SavedRun): Promise<void> {
    const transaction = (await this.open()).transaction('runs', 'readwrite');
    if ((await transaction.store.getKey(run.id)) === undefined) throw new Error(DELETED_MEANWHILE);
    await Promise.all([transaction.store.put({ ...run, whole: true }), transaction.done]);
    this.others?.postMessage(null);
  }

  /** Whatever lies where this chunk should be. */
  async values(id: number, chunk: number): Promise<unknown> {
    return (await this.open()).get('values', [id, chunk]);
  }

  /** Deletes a run with its values; without an id, the values that belong to no run. */
  async remove(id: IDBValidKey | null): Promise<void> {
    const transaction = (await this.open()).transaction(['runs', 'values'], 'readwrite');
    const [runs, values] = [transaction.objectStore('runs'), transaction.objectStore('values')];
    const gone =
      id === null
        ? unclaimed(await runs.getAllKeys(), await values.getAllKeys()).map((key) => values.delete(key))
        : [runs.delete(id), values.delete(chunksOf(id))];
    await Promise.all([...gone, transaction.done]);
    this.others?.postMessage(null);
  }

  close(): void {
    void this.opened?.then(
      (database) => database.close(),
      () => {},
    );
    this.opened = null;
    this.others?.close();
    this.others = null;
  }
}
