import { availableParallelism } from "node:os";
import type { Reach } from "./reach.ts";

/** One command of a part. */
export interface Command {
  readonly run: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Commands without tests, run in parallel on all cores. */
interface Checks {
  readonly kind: "checks";
  readonly commands: readonly Command[];
}

/** A test runner that writes a report. */
interface Suite {
  readonly kind: "vitest" | "playwright";
  readonly command: Command;
  /** Makes the same command run one file alone. */
  readonly alone: (file: string) => Command;
}

export type Part = (Checks | Suite) & {
  readonly name: string;
  /** Maximum minutes on two cores: a part that would not end in time is not started. */
  readonly minutes: number;
};

const npm = (script: string, ...args: readonly string[]): Command => ({
  run: "npm",
  args: ["run", "-s", script, ...(args.length > 0 ? ["--", ...args] : [])],
});
const types = (config: string): Command => ({ run: "tsc", args: ["-p", `tsconfig.${config}.json`] });

const LONG = { TEST_FORM: "long" };
function vitest(project: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const command = (more: readonly string[]): Command => ({
    run: "vitest",
    args: ["run", "--project", project, ...more],
    env,
  });
  return { kind: "vitest" as const, command: command(args), alone: (file: string) => command([file]) };
}

function playwright(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const command = (more: readonly string[], traced: Readonly<Record<string, string>> = {}): Command => ({
    run: "playwright",
    args: ["test", "--config", "tests/e2e/playwright.config.ts", ...more],
    env: { ...env, ...traced },
  });
  return {
    kind: "playwright" as const,
    command: command(args),
    alone: (file: string) =>
      command([file, "--workers", "1", "--output", "test-results/browser-again"], { TRACE: "1" }),
  };
}

/** The parts of `npm test`. @param reach null: everything. */
export function normalParts(reach: Reach | null): readonly Part[] {
  const parts: Part[] = [
    {
      name: "static",
      kind: "checks",
      minutes: 1,
      commands: [types("node"), npm("lint"), npm("boundaries"), types("web"), npm("dead"), types("rules")],
    },
  ];
  if (reach === null) {
    parts.push(
      { name: "unit", minutes: 2, ...vitest("unit") },
      { name: "conformance", minutes: 2, ...vitest("conformance") },
      { name: "integration", minutes: 8, ...vitest("integration") },
    );
  } else {
    const { unit, conformance, integration } = reach.files;
    if (unit.length > 0) parts.push({ name: "unit", minutes: 2, ...vitest("unit", unit) });
    if (conformance.length > 0) {
      const names = reach.games === null ? [] : ["-t", `(${reach.games.join("|")})`];
      parts.push({ name: "conformance", minutes: 2, ...vitest("conformance", [...conformance, ...names]) });
    }
    if (integration.length > 0) parts.push({ name: "integration", minutes: 8, ...vitest("integration", integration) });
    if (reach.browser.length === 0) return parts;
  }
  const files = reach?.browser ?? [];
  // All tests are run for a change that browsers see in few places.
  const chosen = reach === null || reach.onAnyPage ? [...files, "--grep-invert", longTests(near(reach))] : files;
  parts.push(
    { name: "site", kind: "checks", minutes: 1, commands: [npm("site")] },
    { name: "browser", minutes: 12, ...playwright(chosen, gamesFor(reach)) },
  );
  return parts;
}

/** The tag of browser tests that try in one more game, or in one more way, what another test tries already. */
const LONG_TESTS = "@long";

const near = (reach: Reach | null): readonly string[] => reach?.near ?? [];

/** Returns a pattern of long tests, except those in some files. Playwright compares it with file, title and tags. */
function longTests(except: readonly string[]): string {
  if (except.length === 0) return LONG_TESTS;
  return `^(?!.*(${except.map((file) => file.replaceAll(".", "\\.")).join("|")})).*${LONG_TESTS}`;
}

/** The additional parts of the long form. @param reach null: everything. */
export function longParts(reach: Reach | null): readonly Part[] {
  const games = reach?.games ?? null;
  const ofGames = games === null ? [] : ["-t", `(${games.join("|")})`];
  const touches = (...folders: readonly string[]) =>
    reach === null || reach.changed.some((file) => folders.some((folder) => file.startsWith(folder)));
  const parts: Part[] = [];
  if (near(reach).length > 0)
    parts.push({
      name: "near in browsers",
      minutes: 8,
      ...playwright([...near(reach), "--grep", LONG_TESTS, "--pass-with-no-tests"]),
    });
  if (touches("games/", "packages/kernel/", "packages/fairness/", "tools/simulate/", "tests/conformance/"))
    parts.push({ name: "simulations", minutes: 3, ...vitest("conformance", ofGames, LONG) });
  if (touches("games/", "packages/play/", "packages/ledger/", "apps/server/migrations/"))
    parts.push({ name: "tables", minutes: 3, ...vitest("integration", ["every-table"], LONG) });
  if (reach === null || reach.browser.length > 0)
    parts.push({
      name: "more in browsers",
      minutes: reach === null || reach.onAnyPage ? 25 : 8,
      ...playwright([...(reach?.browser ?? []), "--grep", longTests(near(reach)), "--pass-with-no-tests"]),
    });
  if (touches("tools/bench/", "packages/play/", "packages/protocol/", "apps/server/"))
    parts.push({ name: "bench", kind: "checks", minutes: 8, commands: [npm("bench", "--trial")] });
  if (touches("games/", "packages/ui/", "packages/client/", "apps/web/", "tests/e2e/"))
    parts.push({
      name: "scenes",
      minutes: 20,
      ...playwright(LOOKED_AT, { ...LONG, ...gamesFor(reach) }),
    });
  if (touches("games/", "packages/", "apps/server/", "tests/torture/")) {
    parts.push(
      { name: "attacks", kind: "checks", minutes: 15, commands: [npm("torture", "--minutes", "8")] },
      { name: "planted bugs", kind: "checks", minutes: 40, commands: [npm("torture", "--planted", ...bugsOf(reach))] },
    );
  }
  return parts;
}

/** Browser tests that look at more in the long form. */
const LOOKED_AT = ["scenes", "visits", "accessibility", "accessibility-panels", "layout"].map(
  (name) => `tests/e2e/looks/${name}.e2e.ts`,
);

/** The environment that tells browser tests that look at games about a change (tests/form.ts). */
const gamesFor = (reach: Reach | null) => ({
  TOUCHED_GAMES: (reach?.touched ?? []).join(","),
  VISITED_GAMES: (reach?.games ?? []).join(","),
});

/** The planted bugs in changed modules. */
const bugsOf = (reach: Reach | null): readonly string[] => (reach === null ? [] : ["--in", reach.changed.join(",")]);

export const CORES = availableParallelism();
