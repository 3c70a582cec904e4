import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { kinds, namesOf, withLine, writeFolder } from "./folder.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));

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
    await writeFolder(values.kind ?? "", names, folder);
    await writeFile(catalog, withLine(before, names));
    // Golden bets are recorded by the rules as they are now: the first step that shows whether the folder works.
    run("tests/conformance/write-golden.ts");
    run("node_modules/@biomejs/biome/bin/biome", "check", "--write", `games/${names.id}`, "games/catalog.ts");
    run("tools/figures/main.ts");
  } catch (error) {
    // An id that is a word of the language, or the name of something in these files, comes to this.
    await rm(folder, { recursive: true, force: true });
    await writeFile(catalog, before);
    console.error(`${error instanceof Error ? error.message : error}\nNothing was written. Another id may do.`);
    return 1;
  }
  console.log(`games/${names.id} is there. Next: npm run check, npm run conformance, docs/writing-a-game.md`);
  return 0;
}

function run(...command: readonly string[]): void {
  const { status } = spawnSync(process.execPath, command, { cwd: checkout, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command.join(" ")} ended with ${status}`);
}

process.exitCode = await main();
