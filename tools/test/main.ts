import { rm } from "node:fs/promises";
import { join } from "node:path";
import { catalog } from "@fairhouse/games/catalog.ts";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { runCommand, UsageError } from "../command.ts";
import { changedFiles, lastBefore } from "./git.ts";
import { readImporters } from "./importers.ts";
import { HELP, type Options, parseOptions } from "./options.ts";
import { longParts, normalParts, type Part } from "./parts.ts";
import { type Reach, reachOf } from "./reach.ts";
import { closing, type Outcome, passed } from "./report.ts";
import { runPart } from "./run-part.ts";
import { makeScratch } from "./scratch.ts";

async function main(options: Options): Promise<number> {
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const started = performance.now();
  const parts = partsOf(options);
  await rm(join(checkout, "test-results"), { recursive: true, force: true });
  Object.assign(process.env, makeScratch(options));
  const outcomes: Outcome[] = [];
  const leftOut: string[] = [];
  for (const part of parts) {
    const minutes = (performance.now() - started) / 60_000;
    if (minutes + part.minutes > options.minutes) {
      leftOut.push(part.name);
      continue;
    }
    const outcome = await runPart(part);
    outcomes.push(outcome);
    // Browser tests of a site that is not built, or of code that does not compile, would report the same a hundred
    // times.
    if (part.kind === "checks" && !outcome.ok) break;
  }
  console.log(closing(outcomes, leftOut));
  return passed(outcomes) ? 0 : 1;
}

function partsOf({ long, beyond, changed, only }: Options): readonly Part[] {
  const reach = changed === null ? null : reached(changed.commit);
  const parts = [...(beyond ? [] : normalParts(reach)), ...(long ? longParts(reach) : [])];
  const unknown = only.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new UsageError(`no part is called ${unknown.join(", ")}: ${parts.map(({ name }) => name).join(", ")}`);
  return only.length === 0 ? parts : parts.filter(({ name }) => only.includes(name));
}

function reached(commit: string | null): Reach | null {
  const files = changedFiles(commit);
  console.log(
    `changed: ${files.length === 0 ? "nothing" : files.slice(0, 20).join(", ")}${files.length > 20 ? " …" : ""}`,
  );
  const reach = reachOf(files, readImporters(), catalog);
  if (reach === null) console.log("in reach: everything");
  return reach;
}

await runCommand(() => main(parseOptions(process.argv.slice(2), lastBefore)));
