import { filesOf, type Manifest, scriptsOf, sourceOf } from "./manifest.ts";

/** Gzip kilobytes (1,000 bytes) that `docs/experience.md` allows. */
const HOME_KB = 150;
const GAME_KB = 45;
const AROUND_GAMES_KB = 80;

const HOME = "src/pages/home.tsx";
const GAME_PAGE = "src/pages/game-page.tsx";
/**
 * Sources that /home loads when a visitor scrolls near its leaderboard and live bets; no screen up to 2560 × 1440 does
 * so by itself.
 */
const FURTHER_DOWN = ["src/home/leaderboard/leaderboard.tsx", "src/bets/bet-tables.tsx"];
/** Sources that it loads at the first sign of a person, or a while after the network was idle. */
const SOCKET = ["src/services/socket-wire.ts"];

const screenOf = (game: string) => `../../games/${game}/screen/screen.tsx`;

/** The games without a screen in the build, because they are newer, or have none in its place. */
export function unbuiltOf(manifest: Manifest, games: readonly string[]): readonly string[] {
  return games.filter((game) => manifest[screenOf(game)] === undefined);
}

export interface Budget {
  readonly name: string;
  /** The id of the game whose page it is, null for the others. */
  readonly game: string | null;
  /** Null: printed without a limit. */
  readonly limitKb: number | null;
  readonly files: ReadonlySet<string>;
}

/**
 * The content of each budget: for the first visit of /home everything that loads by itself, around games everything that
 * the page of each game loads besides the shell, and for a game everything that neither the shell nor another game loads.
 */
export function budgetsOf(page: string, manifest: Manifest, games: readonly string[]): readonly Budget[] {
  const home = new Set([...filesOfPage(page, manifest), ...filesOf(manifest, [HOME])]);
  const whole = new Set([...home, ...filesOf(manifest, FURTHER_DOWN)]);
  const withSocket = new Set([...whole, ...filesOf(manifest, SOCKET)]);
  const shell = new Set([...withSocket, ...filesOf(manifest, [GAME_PAGE])]);
  const screens = new Map(games.map((game) => [game, filesOf(manifest, [screenOf(game)])]));
  const isOfAll = (file: string) => [...screens.values()].every((files) => files.has(file));
  const aroundGames = [
    ...filesOf(manifest, [GAME_PAGE]),
    ...[...screens.values()].flatMap((files) => [...files].filter(isOfAll)),
  ];
  const onEveryPage = filesOfPage(page, manifest);
  const around = new Set(aroundGames.filter((file) => !onEveryPage.has(file)));
  const ownFiles = (game: string) => {
    const others = [...screens].filter(([other]) => other !== game).flatMap(([, files]) => [...files]);
    const shared = new Set([...shell, ...others]);
    return new Set([...(screens.get(game) ?? [])].filter((file) => !shared.has(file)));
  };
  return [
    { name: "first visit of /home", game: null, limitKb: HOME_KB, files: home },
    { name: "  down to its end", game: null, limitKb: null, files: whole },
    { name: "  and the socket, later", game: null, limitKb: null, files: withSocket },
    { name: "around every game", game: null, limitKb: AROUND_GAMES_KB, files: around },
    ...games.map((game) => ({ name: `game ${game}`, game, limitKb: GAME_KB, files: ownFiles(game) })),
  ];
}

/** Scripts of the page without a chunk (they were copied unchanged) count too. */
function filesOfPage(page: string, manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  for (const script of scriptsOf(page)) {
    const source = sourceOf(manifest, script);
    for (const file of source === undefined ? [script] : filesOf(manifest, [source])) files.add(file);
  }
  return files;
}
