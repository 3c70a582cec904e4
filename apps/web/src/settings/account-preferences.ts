import type { GameSettings } from "@fairhouse/client/play-context.tsx";
import { deviceStorage } from "@fairhouse/client/storage.ts";
import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { http, keepOnAccount, sessionStore } from "../services/services.ts";
import { defaultGameSettings } from "../session/session.ts";
import { changeGameSettings, gameSettingsStore } from "../session/settings-store.ts";
import { differences, mergeAtSignIn } from "./merge.ts";

/** Pause before changes are sent, so that dragging a slider sends once. */
const CALM_MS = 800;
/** Entry of the browser's storage with the id of the player whose settings the browser has. */
const OWNER_KEY = "gameSettingsOwner";

/** The account's settings, as far as this page knows; null while nobody is signed in or it has not answered. */
let known: Preferences | null = null;
let owner: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the account's game settings and this page's the same from now on. Called once.
 * @param goesOn true if the session is older than this page: then everything chosen on the page came after it.
 */
export function keepPreferences(goesOn: boolean): void {
  sessionStore.subscribe((state) => follow(state.user?._id ?? null, gameSettingsStore.getState()));
  gameSettingsStore.subscribe(() => {
    if (known === null) return;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), CALM_MS);
  });
  // A recent choice must not be lost with the page.
  addEventListener("pagehide", () => void save());
  const { getInitialState, getState } = gameSettingsStore;
  follow(sessionStore.getState().user?._id ?? null, goesOn ? getInitialState() : getState());
}

/** @param before the settings up to which the account's choices win. */
function follow(player: string | null, before: GameSettings): void {
  if (player === owner) return;
  owner = player;
  known = null;
  clearTimeout(timer);
  const areOthers = forgetOthers(player);
  if (player !== null) void merge(player, areOthers ? gameSettingsStore.getState() : before);
}

/** Forgets what another player has chosen in this browser: the next one must neither play by it nor save it as theirs. */
function forgetOthers(player: string | null): boolean {
  const last = deviceStorage.getItem(OWNER_KEY);
  const areOthers = last !== null && last !== player;
  if (areOthers) changeGameSettings(defaultGameSettings);
  if (player === null) deviceStorage.removeItem(OWNER_KEY);
  else deviceStorage.setItem(OWNER_KEY, player);
  return areOthers;
}

async function merge(player: string, before: GameSettings): Promise<void> {
  try {
    const account = await http.get<Preferences>("/account/preferences");
    if (owner !== player) return;
    const now = gameSettingsStore.getState();
    const { settings, unknown } = mergeAtSignIn(account, now, differences(now, before));
    // A setting that was chosen neither there nor here has the default on both sides.
    known = differences(settings, unknown);
    changeGameSettings(settings);
    await save();
  } catch {
    // This browser's own settings hold; the next start tries again.
  }
}

async function save(): Promise<void> {
  clearTimeout(timer);
  if (known === null) return;
  const changes = differences(gameSettingsStore.getState(), known);
  if (Object.keys(changes).length === 0) return;
  const before = known;
  known = { ...known, ...changes };
  const saved = await keepOnAccount(changes);
  // Sent again with the next change.
  if (!saved && known !== null) known = { ...known, ...before };
}
