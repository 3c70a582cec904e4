import type { Money } from "@fairhouse/kernel/money.ts";
import type { PlayContext, ShownMeanwhile } from "./play-context.tsx";

/**
 * What a screen holds of the house's shown balance: one hold for the bet that is placed or shown, taken before a command is sent and let
 * go when its reveal has ended, and one for each result that is shown beside it.
 */
export class ResultHold {
  private readonly context: Pick<PlayContext, "holdResult" | "session">;
  private release: (() => void) | null = null;
  private readonly handedOver = new Set<() => void>();
  private attached = false;

  constructor(context: Pick<PlayContext, "holdResult" | "session">) {
    this.context = context;
  }

  /** Only a screen that is on the page can end a reveal, so only then is anything held. */
  attach(): void {
    this.attached = true;
  }

  detach(): void {
    this.attached = false;
    this.letAllGo();
  }

  /** A hold that is held already stays as it is. */
  take(shown?: ShownMeanwhile): void {
    if (this.attached) this.release ??= this.context.holdResult(shown);
  }

  /** Holds again under other terms, with no moment in between in which nothing is held. */
  retake(shown: ShownMeanwhile): void {
    const before = this.release;
    this.release = null;
    this.take(shown);
    before?.();
  }

  /** The hold goes on for a result that is shown beside the next bet. @returns {@link letGo} for this one. */
  handOver(): (adding: Money) => void {
    const { release } = this;
    this.release = null;
    if (release === null) return () => {};
    this.handedOver.add(release);
    return (adding) => {
      if (this.handedOver.delete(release)) this.end(release, adding);
    };
  }

  /** @param adding what is shown on top of the balance while something else is still held: a payout, or a stake that was refused. */
  letGo(adding: Money = 0): void {
    const { release } = this;
    this.release = null;
    if (release !== null) this.end(release, adding);
  }

  letAllGo(): void {
    const all = [...this.handedOver];
    this.handedOver.clear();
    for (const release of all) release();
    this.letGo();
  }

  private end(release: () => void, adding: Money): void {
    const others = this.release !== null || this.handedOver.size > 0;
    // Shown while the last hold ends; without others the newest balance follows, which has everything in it.
    if (others && adding !== 0) {
      this.context.holdResult({ shown: this.context.session.getState().balance + adding })();
    }
    release();
  }
}
