import { type PlayTest, type Reply, TABLE } from "@fairhouse/server/features/play/testing.ts";
import { eventually, FakeClock } from "./round-house.ts";

const STEP_MS = 100;
/** Step to the next betting, which lasts for seconds: flights take minutes. */
const STRIDE_MS = 500;
/** With this lease no server takes over a table because of the time that a test lets pass. */
export const LONG_LEASE = { tableLeaseMs: 3_600_000, shutdownMs: 100 };

/** A clock that stands still while a test acts, however long that takes, and advances in steps while it waits. */
export class TableTime {
  readonly clock = new FakeClock();

  /** Lets time pass until the condition holds. */
  passing<Value>(
    look: () => Value | undefined | false | null | Promise<Value | undefined | false | null>,
    what?: string,
    stepMs = STEP_MS,
  ): Promise<Value> {
    return eventually(() => {
      this.clock.advance(stepMs);
      return look();
    }, what);
  }

  /**
   * Waits until the round of the table is in a phase, and answers the table's snapshot then. Betting is open until time
   * passes.
   */
  until(
    { visitor }: Pick<PlayTest, "visitor">,
    phase: string,
    { after = 0, at = TABLE } = {},
  ): Promise<Pick<Reply["body"], "round">> {
    return this.passing(
      async () => {
        const { body } = await visitor.get(at);
        if (body.round?.phase !== phase || body.round.number <= after) return null;
        return phase !== "betting" || (body.round.closesAt ?? Infinity) > this.clock.now() ? body : null;
      },
      `the phase ${phase} of ${at}`,
      phase === "betting" ? STRIDE_MS : STEP_MS,
    );
  }

  /** Closes a house, and lets the time that it needs pass. */
  async close({ house }: PlayTest): Promise<void> {
    let closed = false;
    const closing = house.close().finally(() => {
      closed = true;
    });
    await this.passing(() => closed, "the end of the house");
    await closing;
  }
}
