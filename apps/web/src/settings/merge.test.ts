import { expect, test } from "vitest";
import { defaultGameSettings } from "../session/session.ts";
import { differences, mergeAtSignIn } from "./merge.ts";

test("at sign-in the account's choices win, and those made only in the browser are added", () => {
  const browser = { ...defaultGameSettings, soundVolume: 0.2, showGameInfo: true };
  const merged = mergeAtSignIn({ soundVolume: 0.8, maxBetAllow: false }, browser);
  expect(merged.settings).toEqual({ ...defaultGameSettings, soundVolume: 0.8, maxBetAllow: false, showGameInfo: true });
  expect(merged.unknown).toEqual({ showGameInfo: true });
});

test("an account's choice that equals the default is still a choice", () => {
  const browser = { ...defaultGameSettings, showGameAnimation: false };
  expect(mergeAtSignIn({ showGameAnimation: true }, browser)).toEqual({ settings: defaultGameSettings, unknown: {} });
});

test("what was chosen while the account's choices were on their way wins, and is sent to the account", () => {
  const browser = { ...defaultGameSettings, fastBet: true, soundVolume: 0.2 };
  const merged = mergeAtSignIn({ fastBet: false, soundVolume: 0.8 }, browser, { fastBet: true });
  expect(merged.settings).toEqual({ ...defaultGameSettings, fastBet: true, soundVolume: 0.8 });
  expect(merged.unknown).toEqual({ fastBet: true });
});

test("a browser without choices sends the account nothing", () => {
  expect(mergeAtSignIn({}, defaultGameSettings)).toEqual({ settings: defaultGameSettings, unknown: {} });
});

test("other data of the account does not become a setting", () => {
  expect(mergeAtSignIn({ favouriteGames: ["one"] }, defaultGameSettings)).toEqual({
    settings: defaultGameSettings,
    unknown: {},
  });
});

test("only what changed is sent", () => {
  expect(differences({ ...defaultGameSettings, soundVolume: 0 }, defaultGameSettings)).toEqual({ soundVolume: 0 });
  expect(differences(defaultGameSettings, defaultGameSettings)).toEqual({});
});
