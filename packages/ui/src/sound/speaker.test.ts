import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Has what the speaker uses of the browser's audio context. */
class SilentContext {
  static readonly made: SilentContext[] = [];
  state: "running" | "suspended" = "running";
  readonly currentTime = 0;
  readonly destination = {};

  constructor() {
    SilentContext.made.push(this);
  }

  createGain() {
    return { gain: { value: 1 }, connect: () => ({ connect: () => undefined }) };
  }

  createDynamicsCompressor() {
    return { threshold: { value: 0 }, ratio: { value: 0 }, connect: () => undefined };
  }

  async suspend() {
    this.state = "suspended";
  }

  async resume() {
    this.state = "running";
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", SilentContext);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the audio context is suspended ten seconds after the last sound, and resumed by the next one", async () => {
  const { openSpeaker } = await import("./speaker.ts");
  openSpeaker();
  vi.advanceTimersByTime(9_000);
  openSpeaker();
  vi.advanceTimersByTime(9_000);
  expect(SilentContext.made.map(({ state }) => state)).toEqual(["running"]);
  vi.advanceTimersByTime(1_000);
  expect(SilentContext.made.map(({ state }) => state)).toEqual(["suspended"]);
  openSpeaker();
  expect(SilentContext.made.map(({ state }) => state)).toEqual(["running"]);
});
