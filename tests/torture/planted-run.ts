import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { TOO_LONG } from "./in-time.ts";
import type { Options } from "./options.ts";
import type { PlantedBug } from "./planted/bug.ts";
import { plantedBugs } from "./planted-bugs.ts";

/** Attempts of an attack to meet a bug that needs luck, each with the next seed. A test needs only one. */
const TRIES = 4;
const triesOf = ({ caughtBy }: PlantedBug) => (caughtBy.endsWith(".ts") ? 1 : TRIES);
/** Minutes in which an attack or test whose time is over ends everything that it has started. */
const GRACE_MINUTES = 5;
/** Exit code of an attack that found something. */
const NOTICED = 1;

/** Plants every bug in turn, or those of some modules. Answers the exit code: 0 if each was noticed by its attack. */
export async function runPlanted({ seed, modules, each }: Pick<Options, "seed" | "modules" | "each">): Promise<number> {
  console.log(`seed ${seed}`);
  const bugs = plantedBugs.filter(({ pieces }) => pieces.some(({ module }) => modules?.includes(module) ?? true));
  let missed = 0;
  for (const bug of bugs) {
    const { word, said } = await verdictOn(bug, seed, each);
    if (word !== "noticed") missed += 1;
    console.log(`${word.padEnd(8)}  ${bug.name}\n          ${bug.caughtBy}: ${said}`);
  }
  console.log(`${bugs.length - missed} of ${bugs.length} planted bugs were noticed`);
  return missed === 0 ? 0 : 1;
}

interface Verdict {
  readonly word: "noticed" | "MISSED" | "TOO LONG";
  /** The report of its attack or test. */
  readonly said: string;
}

/** @throws Error if the attack could not be made. */
async function verdictOn(bug: PlantedBug, seed: number, each: number): Promise<Verdict> {
  for (let attempt = 0; attempt < triesOf(bug); attempt++) {
    const { code, output } = await runWith(bug, seed + attempt, each);
    const reason = /^ {2}BROKEN\n\s*([^\n]*)/m.exec(output)?.[1];
    if (code === NOTICED && reason !== undefined) return { word: "noticed", said: reason };
    if (code === TOO_LONG) return { word: "TOO LONG", said: `did not end in ${each} minutes` };
    if (code !== 0) throw new Error(`${bug.name}: the attack could not be made: ${output.slice(-3000)}`);
  }
  return { word: "MISSED", said: "held" };
}

async function runWith(bug: PlantedBug, seed: number, each: number): Promise<{ code: number | null; output: string }> {
  const main = join(import.meta.dirname, "main.ts");
  const args = ["--bug", bug.name, "--seed", `${seed}`, "--minutes", "0", "--each", `${each}`];
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    // It ends by itself after its time, unless that fails too.
    timeout: (each + GRACE_MINUTES) * 60_000,
    killSignal: "SIGKILL",
  });
  let output = "";
  const note = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding("utf8").on("data", note);
  child.stderr.setEncoding("utf8").on("data", note);
  const [code] = await once(child, "exit");
  return { code: child.killed ? TOO_LONG : code, output };
}
