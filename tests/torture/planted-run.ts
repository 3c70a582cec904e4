import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { preloadUrl } from "./house/server.ts";
import { type PlantedBug, plantedBugs } from "./planted-bugs.ts";

/** How often an attack may try to meet a bug that needs luck, each time with the next seed. */
const TRIES = 3;
const NOTICED = 1;

/** Plants every bug in turn. Answers the exit code: 0 when each was noticed by its attack. */
export async function runPlanted(seed: number): Promise<number> {
  console.log(`seed ${seed}`);
  let missed = 0;
  for (const bug of plantedBugs) {
    const noticed = await isNoticed(bug, seed);
    if (noticed === null) missed += 1;
    console.log(`${noticed === null ? "MISSED" : "noticed"}  ${bug.name}: ${bug.caughtBy}${noticed ?? ""}`);
  }
  return missed === 0 ? 0 : 1;
}

/** What the attack said of it; null when it noticed nothing. */
export async function isNoticed(bug: PlantedBug, seed: number): Promise<string | null> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { code, output } = await torture(bug, seed + attempt);
    if (code === NOTICED) return `\n         ${/BROKEN[^\n]*\n\s*([^\n]*)/.exec(output)?.[1] ?? ""}`;
    if (code !== 0) throw new Error(`the attack could not be made: ${output.slice(-2000)}`);
  }
  return null;
}

/** The bug is planted in the attacking process too: some attacks run the hosts in their own. */
async function torture(bug: PlantedBug, seed: number): Promise<{ code: number | null; output: string }> {
  const plant = preloadUrl({ name: "plant", with: { bug: bug.name } });
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn(
    process.execPath,
    ["--import", plant, main, "--bug", bug.name, "--seed", `${seed}`, "--minutes", "0"],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const [code] = await once(child, "exit");
  return { code, output };
}
