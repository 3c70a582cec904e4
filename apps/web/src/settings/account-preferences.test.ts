import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { afterAll, expect, test, vi } from "vitest";

const fake = vi.hoisted(() => ({
  stored: new Map<string, string>(),
  /** The settings that the house keeps, by player. */
  accounts: new Map<string, Preferences>(),
  player: null as string | null,
  listeners: [] as ((state: { user: { _id: string } | null }) => void)[],
}));
vi.stubGlobal("addEventListener", () => {});
vi.mock("@fairhouse/client/storage.ts", async (original) => ({
  ...(await original<object>()),
  deviceStorage: {
    getItem: (key: string) => fake.stored.get(key) ?? null,
    setItem: (key: string, value: string) => fake.stored.set(key, value),
    removeItem: (key: string) => fake.stored.delete(key),
  },
}));
vi.mock("../session/settings-store.ts", async () => {
  const { createStore } = await import("zustand/vanilla");
  const { defaultGameSettings } = await import("../session/session.ts");
  const gameSettingsStore = createStore(() => defaultGameSettings);
  return { gameSettingsStore, changeGameSettings: (changes: object) => gameSettingsStore.setState(changes) };
});
vi.mock("../services/services.ts", () => ({
  http: { get: async () => fake.accounts.get(fake.player ?? "") ?? {} },
  keepOnAccount: async (changes: Preferences) => {
    fake.accounts.set(fake.player ?? "", { ...fake.accounts.get(fake.player ?? ""), ...changes });
    return true;
  },
  sessionStore: {
    getState: () => ({ user: fake.player === null ? null : { _id: fake.player } }),
    subscribe: (listener: (state: { user: { _id: string } | null }) => void) => void fake.listeners.push(listener),
  },
}));
const { keepPreferences } = await import("./account-preferences.ts");
const { changeGameSettings, gameSettingsStore } = await import("../session/settings-store.ts");
const { defaultGameSettings } = await import("../session/session.ts");

afterAll(() => void vi.unstubAllGlobals());

/** @param player null signs out. */
async function signIn(player: string | null): Promise<void> {
  fake.player = player;
  for (const listener of fake.listeners) listener({ user: player === null ? null : { _id: player } });
  await new Promise((resolve) => setTimeout(resolve));
}

test("settings of a player go with them: the next one at this browser neither plays by them nor gets them saved", async () => {
  changeGameSettings({ soundVolume: 0.3 });
  keepPreferences(false);
  await signIn("ann");
  expect(fake.accounts.get("ann"), "a visitor's choice enters the account").toEqual({ soundVolume: 0.3 });
  changeGameSettings({ instantBet: true, maxBetAllow: false });
  await vi.waitFor(() => expect(fake.accounts.get("ann")).toMatchObject({ instantBet: true, maxBetAllow: false }));

  await signIn(null);
  expect(gameSettingsStore.getState()).toEqual(defaultGameSettings);
  await signIn("bob");
  expect(gameSettingsStore.getState()).toEqual(defaultGameSettings);
  expect(fake.accounts.get("bob")).toBeUndefined();
  // Ann's session comes back without a sign-out of Bob's, as in another tab.
  await signIn("ann");
  expect(gameSettingsStore.getState()).toMatchObject({ soundVolume: 0.3, instantBet: true, maxBetAllow: false });
  expect(fake.accounts.get("ann")).toEqual({ soundVolume: 0.3, instantBet: true, maxBetAllow: false });
});
