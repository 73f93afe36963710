/**
 * How a page learns that the browser ended a worker at its work, of which no event tells: the worker holds a lock of its own while it answers, and the
 * browser frees what a worker holds that is gone.
 */

/** In a worker: works while a lock of its own is held, and says its name first. Where the browser has no locks, or refuses them, it only works. */
export async function underLock(say: (lock: string) => void, work: () => Promise<void>): Promise<void> {
  let begun = false;
  const lock = `grundy-${Math.random()}`;
  await navigator.locks
    ?.request(lock, () => {
      begun = true;
      say(lock);
      return work();
    })
    .catch(() => {});
  if (!begun) await work();
}

/** Milliseconds that an answer may still be on its way once its worker has freed the lock. */
const ON_ITS_WAY = 300;

/** Resolves when a worker must have answered, if it ever will. */
export async function freed(lock: string): Promise<void> {
  await navigator.locks.request(lock, () => {});
  await new Promise((resolve) => setTimeout(resolve, ON_ITS_WAY));
}
