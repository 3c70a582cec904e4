import { join } from "node:path";
import { catalog } from "@fairhouse/games/catalog.ts";
import { type Modules, neededBy } from "./needs.ts";

const HOME = "src/pages/home.tsx";
const GAME_PAGE = "src/pages/game-page.tsx";
const GUEST = "src/guest/guest.ts";
const SIGN_IN = "src/pages/auth.tsx";
const OWN_BETS = "src/bets/own-bets.tsx";
const DIALOGS = ["dialog", "alert-dialog", "drawer"].map((name) => `../../packages/ui/src/overlays/${name}.tsx`);
/** Pages without games: they must not load code that only games need. */
const ELSEWHERE = [
  "src/home/leaderboard/leaderboard.tsx",
  OWN_BETS,
  SIGN_IN,
  "src/pages/profile.tsx",
  "src/pages/fairness.tsx",
  "src/pages/bet.tsx",
  "src/settings/settings-drawer.tsx",
].map(pathOf);
const SCREENS = catalog.map(({ id }) => pathOf(`../../games/${id}/screen/screen.tsx`));
const BETS = catalog.map(({ id }) => pathOf(`../../games/${id}/screen/bet-view.tsx`));

/** Most of the code in these files runs before the first paint of a page. */
export const RUN_AT_ONCE: ReadonlySet<string> = new Set(["first", "lists", "table", "play"]);

/** Returns the name of the chunk to which a module belongs, or null. */
type Named = (id: string, modules: Modules) => string | null;
type Belongs = (id: string, modules: Modules) => boolean;

const isOf =
  (entry: string): Belongs =>
  (id, modules) =>
    neededBy(pathOf(entry), modules).has(id);
const isOfGamePage = isOf(GAME_PAGE);
const isOfSeveralGames: Belongs = (id, modules) => screensWith(id, modules).length > 1;
const isOfMostGames: Belongs = (id, modules) => screensWith(id, modules).length > SCREENS.length / 2;
/** True for modules of a screen that pages of bets need as well, of most games. */
const isOfMostBets: Belongs = (id, modules) =>
  screensWith(id, modules).length > 0 &&
  BETS.filter((entry) => neededBy(entry, modules).has(id)).length > BETS.length / 2;
const isUsedElsewhere: Belongs = (id, modules) => ELSEWHERE.some((entry) => neededBy(entry, modules).has(id));

interface Group {
  /** Name of the group in the bundler's reports. */
  readonly debugName: string;
  readonly name: Named;
  /** Modules that are needed by fewer files than this stay with those files. */
  readonly minShareCount?: number;
}

const chunk = (name: string, belongs: Belongs): Group => ({
  debugName: name,
  name: (id, modules) => (belongs(id, modules) ? name : null),
});
const sharedChunk = (name: string, belongs: Belongs): Group => ({ ...chunk(name, belongs), minShareCount: 2 });

const GROUPS: readonly Group[] = [
  // Everything that main.tsx imports statically.
  chunk("first", isOf("src/main.tsx")),
  // Modules that the home page shares with others.
  sharedChunk("lists", isOf(HOME)),
  // Modules around a game, and controls that games share with other pages.
  sharedChunk(
    "table",
    (id, modules) => isOfGamePage(id, modules) || (isOfSeveralGames(id, modules) && isUsedElsewhere(id, modules)),
  ),
  // Modules that most games share, with their bets or without, and those shared by games of no common kind.
  chunk(
    "play",
    (id, modules) =>
      isOfMostGames(id, modules) ||
      isOfMostBets(id, modules) ||
      (isOfSeveralGames(id, modules) && kindOf(id, modules) === null),
  ),
  { debugName: "kinds of games", name: kindOf },
  // Modules needed after the first paint: parsers of bodies and records, paged lists of bets, dialogs over a page.
  sharedChunk("schemas", (id, modules) => isOf(GUEST)(id, modules) && isOf(SIGN_IN)(id, modules)),
  sharedChunk("queries", isOf(OWN_BETS)),
  sharedChunk("dialogs", (id, modules) => DIALOGS.some((entry) => isOf(entry)(id, modules))),
  { debugName: "parts of games", name: partOf, minShareCount: 2 },
];

/**
 * Few files that are used together, instead of a hundred small ones: they compress better and arrive in fewer round
 * trips. However many games there are, a page of one loads about eight of them. Modules that only one page or screen
 * needs are in its own file.
 */
export const groups = GROUPS.map((group, index, { length }) => ({
  ...group,
  // A module that an earlier group has taken is not taken again.
  priority: length - index,
  // Each group holds what its modules import, unless an earlier one does, so no dependencies have to be pulled in.
  includeDependenciesRecursively: false,
}));

/**
 * Returns the kind of games that share a module, named by its folder: cards, chips, hands, live tables. Other modules
 * that only games of a kind need go with it.
 */
function kindOf(id: string, modules: Modules): string | null {
  const users = screensWith(id, modules);
  if (users.length < 2) return null;
  const [kind] = [...kindsOf(modules)]
    .filter(([, games]) => users.every((game) => games.has(game)))
    .sort(([, some], [, others]) => some.size - others.size);
  return kind?.[0] ?? null;
}

/**
 * Returns the game whose screen shares a module with the pictures and replays of its bets. Rules are separate, because
 * other code runs them too.
 */
function partOf(id: string, modules: Modules): string | null {
  const [screen, ...others] = id.includes("/games/") ? screensWith(id, modules) : [];
  if (screen === undefined || others.length > 0) return null;
  const [, game = null] = /\/games\/([\w-]+)\/screen\//.exec(screen) ?? [];
  return id.includes("/rules/") ? `${game}-rules` : game;
}

let kinds: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** Maps names of folders to the screens that need anything in them. */
function kindsOf(modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  if (kinds !== null) return kinds;
  const found = new Map<string, Set<string>>();
  for (const screen of SCREENS) {
    for (const id of neededBy(screen, modules)) {
      const [, kind] = /\/games\/shared\/screen\/(\w+)\//.exec(id) ?? [];
      if (kind === undefined) continue;
      found.set(kind, (found.get(kind) ?? new Set()).add(screen));
    }
  }
  // A folder that most games need does not belong to a kind.
  kinds = new Map([...found].filter(([, screens]) => screens.size <= SCREENS.length / 2));
  return kinds;
}

function screensWith(id: string, modules: Modules): readonly string[] {
  return SCREENS.filter((screen) => neededBy(screen, modules).has(id));
}

function pathOf(source: string): string {
  return join(import.meta.dirname, source);
}
