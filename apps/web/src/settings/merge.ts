import type { GameSettings } from "@fairhouse/client/play-context.tsx";
import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { defaultGameSettings } from "../session/session.ts";

const names = Object.keys(defaultGameSettings) as readonly (keyof GameSettings)[];

/** The settings of `wanted` that `known` lacks, or has with another value. */
export function differences(wanted: Preferences, known: Preferences): Preferences {
  const changed = names.filter((name) => wanted[name] !== undefined && wanted[name] !== known[name]);
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

/**
 * What sign-in makes of the two: the account's choices hold, and what was chosen in this browser alone joins them.
 * @returns settings for this page, and what the account does not know yet.
 */
export function mergeAtSignIn(
  account: Preferences,
  browser: GameSettings,
): { settings: GameSettings; unknown: Preferences } {
  const chosenHere = differences(browser, defaultGameSettings);
  const unknown = Object.fromEntries(
    names
      .filter((name) => account[name] === undefined && chosenHere[name] !== undefined)
      .map((name) => [name, chosenHere[name]]),
  );
  // The account also keeps what is no setting of games.
  return { settings: { ...browser, ...differences(account, browser) } as GameSettings, unknown };
}
