/** The result of a step: the value to keep, and the answer. */
export interface Kept<Answer> {
  /** Returning the same value that the step was given writes nothing. */
  readonly kept: unknown;
  readonly answer: Answer;
}

/** One value of this browser, changed by one tab at a time. */
export interface GuestVault {
  /**
   * Passes `step` the kept value (undefined at first) and stores what it returns, atomically over all tabs of the
   * browser: a step never sees a value that another one is about to replace. A step that throws changes nothing, and
   * the error is the rejection.
   */
  change<Answer>(step: (kept: unknown) => Kept<Answer>): Promise<Answer>;
}

const DATABASE = "fairhouse-guest";
const STORE = "book";
const KEY = "book";

/**
 * Opens a vault in IndexedDB, whose transactions are serialised over all tabs. (Local storage does not work: each tab
 * reads its own copy, which lags a little, even under a lock: `docs/decisions/0013-guest-play.md`.) If the browser
 * forbids it, the guest is forgotten with the page.
 */
export function openVault(factory: IDBFactory | undefined): GuestVault {
  const memory = memoryVault();
  let opening: Promise<IDBDatabase> | null = null;

  function open(from: IDBFactory): Promise<IDBDatabase> {
    opening ??= new Promise((resolve, reject) => {
      const asked = from.open(DATABASE, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
      asked.onsuccess = () => {
        // Cleared by the browser, or by its owner: opened again for the next change.
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

/** Makes a vault that is forgotten with the page. */
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
