import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createQueue } from "../../../machinery/queue.ts";

/** OWASP's first choice for argon2id, the default of this library: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** At about 30 ms each, the last in the queue waits around two seconds. */
const MAX_WAITING = 64;

/** Hashes and compares passwords, a few at a time: a flood of sign-ins leaves the other cores to the games. */
export interface PasswordHasher {
  /** @throws AppError `busy` if too many wait. */
  hash(password: string): Promise<string>;
  /** Compares with a hash, or does the same work for nothing if there is none. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

export function createPasswordHasher(
  concurrency: number = Math.max(1, Math.floor(availableParallelism() / 4)),
): PasswordHasher {
  const enqueue = createQueue(concurrency, MAX_WAITING);
  const stranger = hash("nobody's password", ARGON2);
  return {
    hash: (password) => enqueue(() => hash(normal(password), ARGON2)),
    verify: (stored, password) =>
      enqueue(async () => {
        const matches = await verify(stored ?? (await stranger), normal(password));
        return stored !== null && matches;
      }),
  };
}

/** Normalizes a password: typed on another keyboard it may consist of other code points. */
function normal(password: string): string {
  return password.normalize("NFKC");
}
