import type { GameSettings } from "@fairhouse/client/play-context.tsx";
import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { defaultGameSettings } from "../session/session.ts";

const names = Object.keys(defaultGameSettings) as readonly (keyof GameSettings)[];

/** Returns the settings of `wanted` that `known` lacks, or has with another value. */
export function differences(wanted: Preferences, known: Preferences): Preferences {
  const changed = names.filter((name) => wanted[name] !== undefined && wanted[name] !== known[name]);
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

/**
 * Merges both at sign-in: the account's choices win, and those made only in this browser are added.
 * @param since settings chosen here while the account's were on their way: they win.
 * @returns settings for this page, and those that the account does not have yet.
 */
export function mergeAtSignIn(
  account: Preferences,
  browser: GameSettings,
  since: Preferences = {},
): { settings: GameSettings; unknown: Preferences } {
  const chosenHere = differences(browser, defaultGameSettings);
  const unknown = Object.fromEntries(
    names
      .filter((name) => account[name] === undefined && chosenHere[name] !== undefined)
      .map((name) => [name, chosenHere[name]]),
  );
  // The account also stores data other than game settings.
  const settings = { ...browser, ...differences(account, browser), ...since } as GameSettings;
  return { settings, unknown: { ...unknown, ...differences(since, account) } };
}
