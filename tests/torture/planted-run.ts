import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Options } from "./options.ts";
import type { PlantedBug } from "./planted/bug.ts";
import { plantedBugs } from "./planted-bugs.ts";

/** Attempts of an attack to meet a bug that needs luck, each with the next seed. A test needs only one. */
const TRIES = 4;
const triesOf = ({ caughtBy }: PlantedBug) => (caughtBy.endsWith(".ts") ? 1 : TRIES);
/** Exit code of an attack that found something. */
const NOTICED = 1;

/** Plants every bug in turn, or those of some modules. Answers the exit code: 0 if each was noticed by its attack. */
export async function runPlanted({ seed, modules }: Pick<Options, "seed" | "modules">): Promise<number> {
  console.log(`seed ${seed}`);
  const bugs = plantedBugs.filter(({ pieces }) => pieces.some(({ module }) => modules?.includes(module) ?? true));
  let missed = 0;
  for (const bug of bugs) {
    const reason = await whyNoticed(bug, seed);
    if (reason === null) missed += 1;
    console.log(
      `${reason === null ? "MISSED " : "noticed"}  ${bug.name}\n         ${bug.caughtBy}: ${reason ?? "held"}`,
    );
  }
  console.log(`${bugs.length - missed} of ${bugs.length} planted bugs were noticed`);
  return missed === 0 ? 0 : 1;
}

/** The attack's report; null if it noticed nothing. @throws Error if the attack could not be made. */
async function whyNoticed(bug: PlantedBug, seed: number): Promise<string | null> {
  for (let attempt = 0; attempt < triesOf(bug); attempt++) {
    const { code, output } = await runWith(bug, seed + attempt);
    const reason = /^ {2}BROKEN\n\s*([^\n]*)/m.exec(output)?.[1];
    if (code === NOTICED && reason !== undefined) return reason;
    if (code !== 0) throw new Error(`${bug.name}: the attack could not be made: ${output.slice(-3000)}`);
  }
  return null;
}

async function runWith(bug: PlantedBug, seed: number): Promise<{ code: number | null; output: string }> {
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn(process.execPath, [main, "--bug", bug.name, "--seed", `${seed}`, "--minutes", "0"], {
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const note = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding("utf8").on("data", note);
  child.stderr.setEncoding("utf8").on("data", note);
  const [code] = await once(child, "exit");
  return { code, output };
}
