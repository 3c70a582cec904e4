import { filesOf, type Manifest, scriptsOf, sourceOf } from "./manifest.ts";

/** Gzip kilobytes (1,000 bytes) that `EXPERIENCE.md` allows. */
const HOME_KB = 150;
const GAME_KB = 45;

const HOME = "src/pages/home.tsx";
const GAME_PAGE = "src/pages/game-page.tsx";
/** Loaded by the shell itself, whatever the page: the live connection, and the places where messages appear. */
const SHELL_LATER = ["src/socket-wire.ts", "../../packages/ui/src/components/toaster.tsx"];

export interface Budget {
  readonly name: string;
  readonly limitKb: number;
  readonly files: ReadonlySet<string>;
}

/**
 * What each budget counts. The first visit of /home is taken at its worst: everything that the page may load by itself counts, also
 * what waits for scrolling or for a signed-in player. A game counts what no other page or game loads.
 */
export function budgetsOf(page: string, manifest: Manifest, games: readonly string[]): readonly Budget[] {
  const first = filesOfPage(page, manifest);
  const later = [HOME, ...SHELL_LATER, ...(manifest[HOME]?.dynamicImports ?? [])];
  const home = new Set([...first, ...filesOf(manifest, later)]);
  const shell = new Set([...home, ...filesOf(manifest, [GAME_PAGE])]);
  const screens = new Map(games.map((game) => [game, filesOf(manifest, [`../../games/${game}/screen/screen.tsx`])]));
  const ownFiles = (game: string) => {
    const others = [...screens].filter(([other]) => other !== game).flatMap(([, files]) => [...files]);
    const shared = new Set([...shell, ...others]);
    return new Set([...(screens.get(game) ?? [])].filter((file) => !shared.has(file)));
  };
  return [
    { name: "first visit of /home", limitKb: HOME_KB, files: home },
    ...games.map((game) => ({ name: `game ${game}`, limitKb: GAME_KB, files: ownFiles(game) })),
  ];
}

/** Scripts of the page that no chunk stands for (they were copied as they are) count too. */
function filesOfPage(page: string, manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  for (const script of scriptsOf(page)) {
    const source = sourceOf(manifest, script);
    for (const file of source === undefined ? [script] : filesOf(manifest, [source])) files.add(file);
  }
  return files;
}
