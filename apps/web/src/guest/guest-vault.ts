/** What is kept after a step, and what the step answers. */
export interface Kept<Answer> {
  /** The value that the step was given, unchanged, writes nothing. */
  readonly kept: unknown;
  readonly answer: Answer;
}

/** One value of this browser, changed by one tab at a time. */
export interface GuestVault {
  /**
   * Gives `step` what is kept (undefined at first) and keeps what it returns, as one act over all tabs of the browser: a step
   * never sees a value that another one is about to replace. A step that throws changes nothing, and rejects with that.
   */
  change<Answer>(step: (kept: unknown) => Kept<Answer>): Promise<Answer>;
}

const DATABASE = "fairhouse-guest";
const STORE = "book";
const KEY = "book";

/**
 * In IndexedDB, whose transactions are one after the other over all tabs. (Local storage is not: each tab reads a copy of its
 * own, which follows a little later, also under a lock: `docs/decisions/0013-guest-play.md`.) Where the browser forbids it, the
 * guest is forgotten with the page.
 */
export function openVault(factory: IDBFactory | undefined): GuestVault {
  const memory = memoryVault();
  let opening: Promise<IDBDatabase> | null = null;

  function open(from: IDBFactory): Promise<IDBDatabase> {
    opening ??= new Promise((resolve, reject) => {
      const asked = from.open(DATABASE, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
      asked.onsuccess = () => {
        // Cleared by the browser, or by its owner: opened anew for the next change.
        asked.result.onclose = () => {
          opening = null;
        };
        resolve(asked.result);
      };
      asked.onerror = () => reject(asked.error);
    });
    return opening;
  }

  return {
    async change(step) {
      if (factory === undefined) return memory.change(step);
      const database = await open(factory).catch(() => {
        // Forbidden by the browser: the guest is forgotten with the page.
        return null;
      });
      return database === null ? memory.change(step) : changeIn(database, step);
    },
  };
}

function changeIn<Answer>(database: IDBDatabase, step: (kept: unknown) => Kept<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, "readwrite");
    const store = transaction.objectStore(STORE);
    const asked = store.get(KEY);
    let failure: unknown = null;
    asked.onsuccess = () => {
      try {
        const { kept, answer } = step(asked.result);
        if (kept !== asked.result) store.put(kept, KEY);
        transaction.oncomplete = () => resolve(answer);
      } catch (error) {
        failure = error;
        transaction.abort();
      }
    };
    transaction.onabort = () => reject(failure ?? transaction.error);
  });
}

/** Forgets with the page. */
export function memoryVault(first?: unknown): GuestVault {
  let value = first;
  return {
    async change(step) {
      const { kept, answer } = step(value);
      value = kept;
      return answer;
    },
  };
}
