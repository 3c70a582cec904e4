import { expect, test } from "vitest";
import { type Focus, hotkeyOf, type KeyPress } from "./hotkeys.ts";

const AWAY: Focus = { typing: false, onControl: false, inLayer: false };
const press = (code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});
const gameKeys = { KeyQ: "random", KeyC: "cash-out" } as const;
const between = { enabled: true, handOpen: false, gameKeys };
const inHand = { enabled: true, handOpen: true, gameKeys };

test("bet keys act between hands, game keys during one, never the other way round", () => {
  expect(["Space", "KeyA", "KeyS", "KeyD"].map((code) => hotkeyOf(press(code), AWAY, between))).toEqual([
    "bet",
    "half",
    "double",
    "max",
  ]);
  expect(["Space", "KeyA", "KeyS", "KeyD"].map((code) => hotkeyOf(press(code), AWAY, inHand))).toEqual(
    Array(4).fill(null),
  );
  expect(hotkeyOf(press("KeyQ"), AWAY, inHand)).toBe("random");
  expect(hotkeyOf(press("KeyQ"), AWAY, between)).toBeNull();
});

test("choice keys act beside the bet keys, not in their place", () => {
  const choices = { ...between, choiceKeys: { Digit7: "seven", KeyA: "never" } as const };
  expect(hotkeyOf<string>(press("Digit7"), AWAY, choices)).toBe("seven");
  expect(hotkeyOf<string>(press("KeyA"), AWAY, choices)).toBe("half");
  expect(hotkeyOf<string>(press("Digit7"), AWAY, { ...choices, handOpen: true })).toBeNull();
  expect(hotkeyOf<string>(press("Digit7"), { ...AWAY, typing: true }, choices)).toBeNull();
});

test("space acts only if no control has the focus", () => {
  expect(hotkeyOf(press("Space"), { ...AWAY, onControl: true }, between)).toBeNull();
  expect(hotkeyOf(press("KeyA"), { ...AWAY, onControl: true }, between)).toBe("half");
});

test("a game may use the space bar for its own moves, under the same condition", () => {
  const draws = { ...inHand, gameKeys: { Space: "draw" } };
  expect(hotkeyOf(press("Space"), AWAY, draws)).toBe("draw");
  expect(hotkeyOf(press("Space"), { ...AWAY, onControl: true }, draws)).toBeNull();
  expect(hotkeyOf(press("Space", { repeat: true }), AWAY, draws)).toBeNull();
});

test("nothing acts while typing, in dialogs, with the setting off, or with a modifier", () => {
  expect(hotkeyOf(press("KeyD"), { ...AWAY, typing: true }, between)).toBeNull();
  expect(hotkeyOf(press("KeyD"), { ...AWAY, inLayer: true }, between)).toBeNull();
  expect(hotkeyOf(press("KeyD"), AWAY, { ...between, enabled: false })).toBeNull();
  expect(hotkeyOf(press("KeyS", { ctrlKey: true }), AWAY, between)).toBeNull();
  expect(hotkeyOf(press("KeyS", { metaKey: true }), AWAY, between)).toBeNull();
});

test("a key that is held down bets only once", () => {
  expect(hotkeyOf(press("Space", { repeat: true }), AWAY, between)).toBeNull();
  expect(hotkeyOf(press("KeyC", { repeat: true }), AWAY, inHand)).toBeNull();
});
