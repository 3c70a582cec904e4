import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runCommand } from "../command.ts";
import { kinds, namesOf, withLine, writeFolder } from "./folder.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));
const GOLDEN = ["tests/conformance/write-golden.ts"];
const BIOME = "node_modules/@biomejs/biome/bin/biome";

async function main(): Promise<number> {
  const known = await kinds();
  const help = `npm run new-game -- <id> --kind ${known.join("|")}

Begins a game: writes games/<id>, small but whole, adds its line to games/catalog.ts and its rows to docs/games.md, and records its golden bets.
The id is in lower case with hyphens, like lucky-coin. Read docs/writing-a-game.md for what to change then.`;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const names = namesOf(positionals[0] ?? "");
  if (names === null || positionals.length !== 1 || !known.includes(values.kind ?? "")) {
    console.error(help);
    return 2;
  }
  const folder = `${checkout}games/${names.id}`;
  if (existsSync(folder)) {
    console.error(`games/${names.id} is there already`);
    return 2;
  }
  const catalog = `${checkout}games/catalog.ts`;
  const before = await readFile(catalog, "utf8");
  try {
    run(GOLDEN, "The games that are there do not load");
    await writeFolder(values.kind ?? "", names, folder);
    await writeFile(catalog, withLine(before, names));
    // Golden bets are recorded by the current rules: the first step that shows whether the folder works.
    run(GOLDEN, `${names.id} is a word of the language, or the name of something in its files: another id will do`);
    run([BIOME, "check", "--write", `games/${names.id}`, "games/catalog.ts"], "The linter does not take the game");
    // An existing build lacks the new game, and may be older than the others.
    run(["tools/figures/main.ts", "--unweighed"], "The figures could not be written");
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    await writeFile(catalog, before);
    console.error(`${error instanceof Error ? error.message : error}\nNothing was written.`);
    return 1;
  }
  console.log(`games/${names.id} is there. Next: npm run check, npm run conformance, docs/writing-a-game.md`);
  return 0;
}

/**
 * @param meaning the consequence of a failure of the command, which has reported its cause itself. @throws Error if it
 * fails.
 */
function run(command: readonly string[], meaning: string): void {
  const { status } = spawnSync(process.execPath, command, { cwd: checkout, stdio: "inherit" });
  if (status !== 0) throw new Error(`${meaning} (${command.join(" ")}, above).`);
}

await runCommand(main);
