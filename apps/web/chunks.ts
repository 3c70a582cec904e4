import { join } from "node:path";
import { catalog } from "@fairhouse/games/catalog.ts";
import { type Modules, neededBy } from "./needs.ts";

const HOME = "src/pages/home.tsx";
const GAME_PAGE = "src/pages/game-page.tsx";
const GUEST = "src/guest/guest.ts";
const SIGN_IN = "src/pages/auth.tsx";
const OWN_BETS = "src/bets/own-bets.tsx";
const DIALOGS = ["dialog", "alert-dialog", "drawer"].map((name) => `../../packages/ui/src/components/${name}.tsx`);
/** Loaded where games are not: they must not bring what only games need. */
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

/** Most of what is in these files runs before the first paint of a page. */
export const RUN_AT_ONCE: ReadonlySet<string> = new Set(["first", "lists", "table", "play"]);

/** The name of the chunk into which a module belongs, or null. */
type Named = (id: string, modules: Modules) => string | null;
type Belongs = (id: string, modules: Modules) => boolean;

const isOf =
  (entry: string): Belongs =>
  (id, modules) =>
    neededBy(pathOf(entry), modules).has(id);
const isOfGamePage = isOf(GAME_PAGE);
const isOfSeveralGames: Belongs = (id, modules) => screensWith(id, modules).length > 1;
const isOfMostGames: Belongs = (id, modules) => screensWith(id, modules).length > SCREENS.length / 2;
const isUsedElsewhere: Belongs = (id, modules) => ELSEWHERE.some((entry) => neededBy(entry, modules).has(id));

interface Group {
  /** The bundler's reports name the group so. */
  readonly debugName: string;
  readonly name: Named;
  /** Modules that fewer files than that need stay with them. */
  readonly minShareCount?: number;
}

const chunk = (name: string, belongs: Belongs): Group => ({
  debugName: name,
  name: (id, modules) => (belongs(id, modules) ? name : null),
});
const sharedChunk = (name: string, belongs: Belongs): Group => ({ ...chunk(name, belongs), minShareCount: 2 });

const GROUPS: readonly Group[] = [
  // Everything that main.tsx imports without waiting.
  chunk("first", isOf("src/main.tsx")),
  // What the home page shares with others.
  sharedChunk("lists", isOf(HOME)),
  // What is around a game, and controls that games share with other pages.
  sharedChunk(
    "table",
    (id, modules) => isOfGamePage(id, modules) || (isOfSeveralGames(id, modules) && isUsedElsewhere(id, modules)),
  ),
  // What most games share, and what some share that are not of a kind.
  chunk(
    "play",
    (id, modules) => isOfMostGames(id, modules) || (isOfSeveralGames(id, modules) && kindOf(id, modules) === null),
  ),
  { debugName: "kinds of games", name: kindOf },
  // What comes after the first paint: what bodies and records are read by, lists of bets by the page, what lies over a page.
  sharedChunk("schemas", (id, modules) => isOf(GUEST)(id, modules) && isOf(SIGN_IN)(id, modules)),
  sharedChunk("queries", isOf(OWN_BETS)),
  sharedChunk("dialogs", (id, modules) => DIALOGS.some((entry) => isOf(entry)(id, modules))),
  { debugName: "parts of games", name: partOf, minShareCount: 2 },
];

/**
 * Few files that are used together, instead of a hundred small ones: they compress better, and arrive in fewer round trips. However
 * many games there are, a page of one loads about eight of them. What a page or a screen needs alone is in the file of that.
 */
export const groups = GROUPS.map((group, index, { length }) => ({
  ...group,
  // What an earlier one has taken is not taken again.
  priority: length - index,
  // Each holds what its modules import, unless an earlier one does: nothing has to be drawn along.
  includeDependenciesRecursively: false,
}));

/** What games of a kind share has a folder of its own: cards, chips, hands, live tables. What only they need besides goes with it. */
function kindOf(id: string, modules: Modules): string | null {
  const users = screensWith(id, modules);
  if (users.length < 2) return null;
  const [kind] = [...kindsOf(modules)]
    .filter(([, games]) => users.every((game) => games.has(game)))
    .sort(([, some], [, others]) => some.size - others.size);
  return kind?.[0] ?? null;
}

/** What a screen shares with the pictures and replays of its bets; its rules are also run by others than those. */
function partOf(id: string, modules: Modules): string | null {
  const [screen, ...others] = id.includes("/games/") ? screensWith(id, modules) : [];
  if (screen === undefined || others.length > 0) return null;
  const [, game = null] = /\/games\/([\w-]+)\/screen\//.exec(screen) ?? [];
  return id.includes("/rules/") ? `${game}-rules` : game;
}

let kinds: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** By the name of a folder the screens that need anything of it. */
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
  // What most games have is nothing of a kind.
  kinds = new Map([...found].filter(([, screens]) => screens.size <= SCREENS.length / 2));
  return kinds;
}

function screensWith(id: string, modules: Modules): readonly string[] {
  return SCREENS.filter((screen) => neededBy(screen, modules).has(id));
}

function pathOf(source: string): string {
  return join(import.meta.dirname, source);
}
