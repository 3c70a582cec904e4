import type { GameKind } from "@fairhouse/kernel/game.ts";
import { isLive } from "@fairhouse/kernel/live.ts";
import { testsNear } from "./rooms.ts";

/** The importers of each file of the checkout; paths from its root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** The parts of the tests that a change can reach. */
export interface Reach {
  readonly changed: readonly string[];
  /** The games with changes in their folders. */
  readonly touched: readonly string[];
  /** The games whose laws are checked and that are visited; null: all of them. */
  readonly games: readonly string[] | null;
  /** Test files by the Vitest project that contains them. */
  readonly files: {
    readonly unit: readonly string[];
    readonly conformance: readonly string[];
    readonly integration: readonly string[];
  };
  /** Files or folders of browser tests; empty: none. */
  readonly browser: readonly string[];
  /** True if browsers may see the change on any page, so that `browser` is all of them. */
  readonly onAnyPage: boolean;
  /** Files and folders of `browser` whose tests are about what has changed: the long ones are run too. */
  readonly near: readonly string[];
}

const EVERYTHING = [
  /^package(-lock)?\.json$/,
  /(^|\/)package\.json$/,
  /^tsconfig[^/]*\.json$/,
  /^vitest\.config\.ts$/,
  /^tests\/e2e\/playwright\.config\.ts$/,
  /^tests\/e2e\/house\/(house|server)\.ts$/,
  /^tests\/e2e\/page\/fixture\.ts$/,
  /^tools\/test\//,
  /^\.(nvmrc|npmrc|ci\/)/,
];
/** Files that only the static checks see, which always run. */
const STATIC_ONLY = /^(biome\.json|knip\.json|\.dependency-cruiser\.json|\.gitignore|tools\/lint\/[^/]+\.grit)$/;
const PROSE = /\.md$|^docs\/|^LICENSE$|^deploy\//;
const TESTS_OF_PROSE = [
  "tools/documents.test.ts",
  "tools/figures/table.test.ts",
  "apps/server/src/machinery/config.test.ts",
  "apps/server/src/machinery/http/errors.test.ts",
];
const MIGRATION = /^apps\/server\/migrations\//;
const MIGRATES = "apps/server/src/machinery/database/migrate.ts";
const GAME = /^games\/([^/]+)\//;
const TEST = /\.(test|e2e)\.tsx?$/;
/** Parts of the product that a browser test sees without importing them. */
const SEEN_IN_A_BROWSER = /^(apps\/web|games\/.+\/screen|packages\/(ui|client))\/|^apps\/server\/src\/main\.ts$/;
const ALL_BROWSER_TESTS = ["tests/e2e", "games"];
/** Browser tests that look at the games named to them. */
const LOOKS_AT_GAMES = ["tests/e2e/looks/scenes.e2e.ts", "tests/e2e/looks/visits.e2e.ts"];
const LAWS_OF_GAMES = /^games\/[^/]+\.test\.ts$/;
const TAKEOVERS = "packages/play/src/round/every-table.db.test.ts";

/** @param games the ids of the catalogue. @returns null if everything is in reach. */
export function reachOf(
  changed: readonly string[],
  importers: Importers,
  games: readonly { readonly id: string; readonly kind: GameKind }[],
): Reach | null {
  if (changed.some((file) => EVERYTHING.some((pattern) => pattern.test(file)))) return null;
  const reached = new Set<string>();
  const touched = new Set<string>();
  for (const file of changed.filter((one) => !STATIC_ONLY.test(one))) {
    const game = games.find(({ id }) => id === GAME.exec(file)?.[1])?.id;
    if (PROSE.test(file)) for (const test of TESTS_OF_PROSE) reached.add(test);
    else if (game !== undefined) touched.add(game);
    else if (MIGRATION.test(file)) walk(MIGRATES, importers, reached, () => true);
    else if (importers.has(file)) walk(file, importers, reached, () => true);
    else if (SEEN_IN_A_BROWSER.test(file)) reached.add(file);
    else return null;
  }
  // Files that need all games are not followed further: a game that breaks one breaks the laws of games, which are run.
  const known = new Set(reached);
  for (const game of touched) {
    const ofGame = (file: string) => GAME.exec(file)?.[1] === game;
    for (const file of importers.keys()) {
      if (!ofGame(file)) continue;
      walk(file, importers, reached, ofGame);
    }
  }
  const all = [...importers.keys()];
  const isRound = games.some((game) => touched.has(game.id) && isLive(game));
  const tests = [...reached].filter((file) => TEST.test(file));
  const lawsForAll = [...known].some((file) => file.startsWith("tests/conformance/") && TEST.test(file));
  const conformance = all.filter((file) => file.startsWith("tests/conformance/") && file.endsWith(".test.ts"));
  const seen = [...known].some((file) => SEEN_IN_A_BROWSER.test(file));
  return {
    changed,
    touched: [...touched],
    games: lawsForAll || seen ? null : [...touched],
    files: {
      unit: [
        ...tests.filter((file) => isUnit(file)),
        ...(touched.size > 0 ? all.filter((file) => LAWS_OF_GAMES.test(file) && !reached.has(file)) : []),
      ],
      conformance: lawsForAll || touched.size > 0 ? conformance : [],
      integration: [
        ...tests.filter((file) => isIntegration(file)),
        ...(isRound && !reached.has(TAKEOVERS) ? [TAKEOVERS] : []),
      ],
    },
    browser: seen ? ALL_BROWSER_TESTS : browserTests(tests, touched),
    onAnyPage: seen,
    near: seen ? [...[...touched].map((game) => `games/${game}/`), ...testsNear(changed)] : [],
  };
}

function browserTests(tests: readonly string[], touched: ReadonlySet<string>): readonly string[] {
  const files = tests.filter((file) => file.endsWith(".e2e.ts"));
  return touched.size === 0 ? files : [...new Set([...files, ...LOOKS_AT_GAMES])];
}

const isIntegration = (file: string) =>
  file.endsWith(".db.test.ts") || /^tests\/(integration|torture)\/.*\.test\.ts$/.test(file);
const isUnit = (file: string) =>
  /\.test\.tsx?$/.test(file) && !file.startsWith("tests/") && !file.endsWith(".db.test.ts");

/** Adds a file and all of its importers; of importers for which `goesOn` is false only tests are added. */
function walk(from: string, importers: Importers, reached: Set<string>, goesOn: (file: string) => boolean): void {
  const waiting = [from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const importer of importers.get(file) ?? [])
      if (goesOn(importer) || TEST.test(importer)) waiting.push(importer);
  }
}
