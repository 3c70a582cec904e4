import { describe, expect, test, vi } from "vitest";
import { fakeContext } from "../testing.ts";
import { NO_RESPONSE } from "./http.ts";
import { placeWithRetry, SIGNED_OUT, SLOW_MS, sendMoneyCommand } from "./money-command.ts";

const noPause = async () => {};

describe("a command that moves money", () => {
  test("is repeated with the same key until an answer arrives", async () => {
    const fake = fakeContext();
    fake.answer(() => {
      if (fake.asked.length < 4) throw NO_RESPONSE;
      return "placed";
    });
    expect(await sendMoneyCommand(fake.context, "/games/one/hands", {}, { pause: noPause })).toBe("placed");
    expect(new Set(fake.asked.map(({ key }) => key)).size).toBe(1);
    expect(fake.asked).toHaveLength(4);
  });

  test("is not repeated for the next player of the browser", async () => {
    const fake = fakeContext();
    fake.answer(() => {
      throw NO_RESPONSE;
    });
    const pause = async () => fake.signIn("ben");
    await expect(sendMoneyCommand(fake.context, "/promotions/daily", undefined, { pause })).rejects.toBe(SIGNED_OUT);
    expect(fake.asked).toHaveLength(1);
  });

  test("treats a refusal as an answer and does not repeat it", async () => {
    const refusal = { code: "insufficient_balance", message: "m", requestId: "r" };
    const send = vi.fn(async () => Promise.reject(refusal));
    await expect(placeWithRetry(send, { pause: noPause })).rejects.toBe(refusal);
    expect(send).toHaveBeenCalledOnce();
  });

  test("has pauses that grow and stay under eight seconds", async () => {
    const pauses: number[] = [];
    let failures = 12;
    await placeWithRetry(
      async () => {
        failures -= 1;
        if (failures > 0) throw NO_RESPONSE;
      },
      { pause: async (ms) => void pauses.push(ms) },
    );
    expect(pauses[0]).toBeLessThanOrEqual(400);
    expect(pauses[3]).toBeGreaterThan(2_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(8_000);
  });

  test("says after three seconds that it still waits, and nothing if it was quicker", async () => {
    vi.useFakeTimers();
    const onSlow = vi.fn();
    await placeWithRetry(async () => "quick", { onSlow });
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    expect(onSlow).not.toHaveBeenCalled();
    let answer: (value: string) => void = () => {};
    const slow = placeWithRetry(() => new Promise<string>((resolve) => (answer = resolve)), { onSlow });
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    expect(onSlow).toHaveBeenCalledOnce();
    answer("late");
    expect(await slow).toBe("late");
    vi.useRealTimers();
  });
});
