import { expect, test } from "vitest";
import { BALANCE, fakeContext, memoryStorage, settled } from "../testing.ts";
import { phaseOf } from "./hand.ts";
import { HandPlay } from "./hand-play.ts";
import { BET, handAt, type Move, setUp } from "./hand-testing.ts";

test("signing out clears the table", async () => {
  const { fake, phase } = setUp({ open: handAt(2) });
  await settled();
  fake.signIn(null);
  await settled();
  expect(phase()).toBe("idle");
});

test("answers to an earlier player's start and moves are not shown to the next one", async () => {
  for (const act of ["start", "move"] as const) {
    const { fake, play, phase } = setUp({ open: act === "move" ? handAt(0) : null });
    await settled();
    let tell: (value: unknown) => void = () => {};
    fake.answer(({ path }) => {
      if (path.endsWith("/open")) return { hand: null };
      return path.startsWith("/bets?") ? { bets: [], next: null } : new Promise((resolve) => (tell = resolve));
    });
    if (act === "start") void play.start(BET, 1_000);
    else play.move({ reveal: 1 });
    await settled();
    fake.signIn("bob");
    await settled();
    tell({ hand: handAt(1), balance: BALANCE });
    await settled();
    expect(phase()).toBe("idle");
    expect([fake.accepted, fake.open()]).toEqual([[], 0]);
  }
});

test("an open hand of one player is not shown to the next player", async () => {
  const fake = fakeContext();
  const asked: ((value: unknown) => void)[] = [];
  fake.answer(({ path }) => (path.endsWith("/open") ? new Promise((resolve) => asked.push(resolve)) : { bets: [] }));
  const play = new HandPlay<typeof BET, Move, { turn: number }>(fake.context, "one", { storage: memoryStorage() });
  play.attach();
  fake.signIn("bob");
  asked[1]?.({ hand: null });
  asked[0]?.({ hand: handAt(2) });
  await settled();
  expect(phaseOf(play.store.getState())).toBe("idle");
});

test("a guest's moves in another tab are fetched and shown here, and so is the end", async () => {
  const { fake, play, phase } = setUp({ open: handAt(0) });
  await settled();
  let open: ReturnType<typeof handAt> | null = handAt(1);
  fake.answer(({ path }) => (path.endsWith("/open") ? { hand: open } : { bets: [], next: null }));
  fake.playInOtherTab();
  await settled();
  expect([phase(), play.store.getState().hand?.turn]).toEqual(["open", 1]);
  open = null;
  fake.playInOtherTab();
  await settled();
  expect(phase()).toBe("idle");
});
