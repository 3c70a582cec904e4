import { describe, expect, test } from "vitest";
import { ServerClock } from "./clock.ts";

function clockAt(local: number) {
  const time = { local };
  const clock = new ServerClock(
    () => time.local,
    () => 1_000_000,
  );
  return { clock, time };
}

describe("server clock", () => {
  test("knows only the device's time at first, and runs on the monotonic clock", () => {
    const { clock, time } = clockAt(50);
    expect(clock.now()).toBe(1_000_000);
    time.local = 350;
    expect(clock.now()).toBe(1_000_300);
  });

  test("takes the server's time in the middle of the exchange", () => {
    const { clock, time } = clockAt(0);
    clock.learn({ sentAt: 100, receivedAt: 140, serverNow: 5_000_000 });
    time.local = 140;
    expect(clock.now()).toBe(5_000_020);
  });

  test("trusts the shortest exchanges: slow and asymmetric ones do not move it", () => {
    const { clock, time } = clockAt(0);
    for (let at = 0; at < 5; at += 1) clock.learn({ sentAt: at, receivedAt: at + 10, serverNow: 5_000_005 + at });
    for (let at = 0; at < 6; at += 1) clock.learn({ sentAt: at, receivedAt: at + 900, serverNow: 5_000_850 + at });
    time.local = 0;
    expect(clock.now()).toBe(5_000_000);
  });

  test("one outlier among the short ones is outvoted by the median", () => {
    const { clock, time } = clockAt(0);
    for (const wrong of [0, 0, 0, 0, 700]) clock.learn({ sentAt: 0, receivedAt: 8, serverNow: 5_000_004 + wrong });
    time.local = 0;
    expect(clock.now()).toBe(5_000_000);
  });

  test("the Date header is used until the socket has answered, and nonsense is ignored", () => {
    const { clock, time } = clockAt(0);
    clock.learnDate("Thu, 01 Jan 1970 01:23:20 GMT", 100);
    time.local = 150;
    expect(clock.now()).toBe(5_000_050);
    clock.learnDate("yesterday", 150);
    expect(clock.now()).toBe(5_000_050);
    clock.learn({ sentAt: 150, receivedAt: 150, serverNow: 6_000_000 });
    expect(clock.at(140)).toBe(5_999_990);
    clock.learnDate("Thu, 01 Jan 1970 01:23:20 GMT", 150);
    expect(clock.now()).toBe(6_000_000);
  });

  test("answers that took long, or came from a cache, do not put the clock ahead of the server, nor back", () => {
    const { clock, time } = clockAt(0);
    // The server's time is 5,000,000 more than the local one. This request was on its way for ten seconds.
    clock.learnDate("Thu, 01 Jan 1970 01:23:30 GMT", 10_400);
    time.local = 10_400;
    expect(clock.now()).toBe(5_010_000);
    clock.learnDate("Thu, 01 Jan 1970 01:23:30 GMT", 10_100);
    expect(clock.now()).toBe(5_010_300);
    clock.learnDate("Thu, 01 Jan 1970 01:22:30 GMT", 10_400);
    expect(clock.now()).toBe(5_010_300);
    clock.forget();
    clock.learnDate("Thu, 01 Jan 1970 01:23:40 GMT", 10_400);
    expect(clock.now()).toBe(5_020_000);
  });
});
