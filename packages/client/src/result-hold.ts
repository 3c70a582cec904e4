import type { PlayContext, ShownMeanwhile } from "./play-context.tsx";

/** At most one hold on the house's shown balance: taken before a command is sent, let go when its reveal has ended. */
export class ResultHold {
  private readonly context: Pick<PlayContext, "holdResult">;
  private release: (() => void) | null = null;
  private attached = false;

  constructor(context: Pick<PlayContext, "holdResult">) {
    this.context = context;
  }

  /** Only a screen that is on the page can end a reveal, so only then is anything held. */
  attach(): void {
    this.attached = true;
  }

  detach(): void {
    this.attached = false;
    this.letGo();
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

  letGo(): void {
    this.release?.();
    this.release = null;
  }
}
