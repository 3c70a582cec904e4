import type { Attempts } from "../../../machinery/http/attempts.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import type { SharedAttempts } from "./shared-attempts.ts";

/** Failures in a quarter of an hour after which further tries are refused. */
const MAX_OF_ADDRESS = 60;
const MAX_OF_PAIR = 10;
const MAX_OF_DEVICE = 10;
/** Failures on one account in an hour, from anywhere, that count as an attack: each address then gets fewer tries. */
const ATTACK = 40;
const MAX_OF_PAIR_UNDER_ATTACK = 3;
/**
 * Failures on one account in an hour after which only browsers that were signed in to it may try: at most 876,000
 * guesses a year. These have as many together, because a script that knew the password once may be any number of them.
 */
export const CEILING = 100;

/** The origin and the target of a sign-in try. */
export interface Attempt {
  /** Null if the address has no account; strangers must not be able to tell, so it is throttled alike. */
  readonly account: string | null;
  /** Lower case. */
  readonly email: string;
  readonly address: string;
  /** Set if the browser proves that it was signed in to this very account before. */
  readonly device: string | null;
}

/**
 * Slows guessing of passwords by account and by address. No number of failures elsewhere locks a player out: a browser
 * that was signed in before has tries of its own. Counts by account are shared by all servers and cannot be flooded;
 * counts by address are local to this server and bounded, and the address that was quiet for longest is forgotten
 * first.
 */
export interface Throttle {
  /**
   * Counts a try as failed, before the slow comparison, so that a simultaneous burst does not slip through.
   * @returns failures on this account within an hour from unknown browsers; 0 for a known browser.
   * @throws AppError `too_many_requests`: the password must not be compared.
   */
  begin(attempt: Attempt): Promise<number>;
  /** Resets the counts, because the password was right. */
  succeeded(attempt: Attempt): Promise<void>;
  /** Takes a try back, because the password was not compared after all. */
  takeBack(attempt: Attempt): Promise<void>;
}

export function createThrottle(attempts: Attempts, shared: SharedAttempts): Throttle {
  const refuse = () => new AppError("too_many_requests");
  const pair = ({ email, address }: Attempt) => `pair ${email} ${address}`;
  const deviceKey = (account: string, device: string) => `device ${account} ${device}`;
  const knownKey = (account: string) => `known ${account}`;
  const addToAccount = async ({ account, email }: Attempt) =>
    account === null ? attempts.add(`account ${email}`) : shared.add(`sign-in ${account}`, "hour");
  const takeFromAccount = async ({ account, email }: Attempt) => {
    if (account === null) attempts.giveBack(`account ${email}`);
    else await shared.giveBack(`sign-in ${account}`, "hour");
  };
  const takeBack = async (attempt: Attempt) => {
    const { account, address, device } = attempt;
    if (account !== null && device !== null) {
      await shared.giveBack(deviceKey(account, device));
      return shared.giveBack(knownKey(account), "hour");
    }
    attempts.giveBack(`address ${address}`);
    attempts.giveBack(pair(attempt));
    await takeFromAccount(attempt);
  };
  return {
    async begin(attempt) {
      const { account, address, device } = attempt;
      if (account !== null && device !== null) {
        await shared.demand(deviceKey(account, device), MAX_OF_DEVICE);
        if (await shared.take(knownKey(account), CEILING, "hour")) return 0;
        await takeBack(attempt);
        throw refuse();
      }
      const ofAddress = attempts.add(`address ${address}`);
      const ofPair = attempts.add(pair(attempt));
      if (ofAddress > MAX_OF_ADDRESS || ofPair > MAX_OF_PAIR) {
        attempts.giveBack(`address ${address}`);
        attempts.giveBack(pair(attempt));
        throw refuse();
      }
      const failures = await addToAccount(attempt);
      if (failures > CEILING || (failures > ATTACK && ofPair > MAX_OF_PAIR_UNDER_ATTACK)) {
        await takeBack(attempt);
        throw refuse();
      }
      return failures;
    },
    async succeeded(attempt) {
      const { account, device } = attempt;
      await takeBack(attempt);
      if (account !== null && device !== null) return shared.forget(deviceKey(account, device));
      attempts.forget(pair(attempt));
    },
    takeBack,
  };
}
