import { spawn } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { CORES, type Command, type Part } from "./parts.ts";
import { readPlaywright } from "./playwright-report.ts";
import type { Outcome } from "./report.ts";
import { type TestResult, WHOLE_FILE } from "./result.ts";
import { filesForSecondTry, shakyOf } from "./second-try.ts";
import { readVitest } from "./vitest-report.ts";

const FOLDER = join(checkout, "test-results");
const SHAKY = join(FOLDER, "shaky");

type Suite = Extract<Part, { kind: "vitest" | "playwright" }>;

/** Runs a part to its end. All failures are in its outcome. */
export async function runPart(part: Part): Promise<Outcome> {
  console.log(`\n── ${part.name}`);
  const started = performance.now();
  const outcome = part.kind === "checks" ? await check(part.commands) : await trySuite(part);
  return { part: part.name, milliseconds: performance.now() - started, ...outcome };
}

type Ended = Pick<Outcome, "results" | "shaky" | "ok">;

/** Runs checks. Their output is shown if they fail. */
async function check(commands: readonly Command[]): Promise<Ended> {
  const waiting = [...commands];
  const codes: boolean[] = [];
  const work = async () => {
    for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) {
      const { code, output } = await run(command, "held");
      console.log(`${code === 0 ? "ok    " : "FAILED"}  ${[command.run, ...command.args].join(" ")}`);
      if (code !== 0) console.log(output);
      codes.push(code === 0);
    }
  };
  await Promise.all(Array.from({ length: CORES }, work));
  return { results: [], shaky: [], ok: codes.every(Boolean) };
}

async function trySuite(part: Suite): Promise<Ended> {
  const first = await runSuite(part, part.command);
  const files = first.code === 0 ? [] : filesForSecondTry(first.results, first.output);
  if (files.length === 0) return { results: first.results, shaky: [], ok: first.code === 0 };
  console.log(`\n── once more, alone: ${files.join(", ")}`);
  await keep(part.name, "first", first.output);
  const again: TestResult[] = [];
  for (const file of files) {
    const second = await runSuite(part, part.alone(file));
    await keep(part.name, `second ${file.replaceAll("/", "-")}`, second.output);
    again.push(...second.results);
  }
  const shaky = shakyOf(first.results, again);
  const failures = first.results.filter(({ status }) => status === "failed");
  return { results: first.results, shaky, ok: failures.every((one) => shaky.includes(one)) };
}

async function runSuite(part: Suite, command: Command) {
  await mkdir(FOLDER, { recursive: true });
  const report = join(FOLDER, `${part.name.replaceAll(" ", "-")}.json`);
  await rm(report, { force: true });
  const { code, output } = await run(reporting(part, command, report), "shown");
  const text = await readFile(report, "utf8").catch((error: unknown) => {
    // A runner that breaks early writes none.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) {
    const broken: TestResult = { file: "", name: WHOLE_FILE, milliseconds: 0, status: "failed", said: output };
    return { code, output, results: [broken] };
  }
  return { code, output, results: part.kind === "vitest" ? readVitest(text, checkout) : readPlaywright(text) };
}

function reporting(part: Suite, command: Command, report: string): Command {
  if (part.kind === "playwright") {
    return {
      ...command,
      args: [...command.args, "--reporter", "list,json"],
      env: { ...command.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    };
  }
  return {
    ...command,
    args: [...command.args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  };
}

/** Keeps the outputs of both tries, and the pictures of the first, for the search for the cause. */
async function keep(part: string, what: string, output: string): Promise<void> {
  await mkdir(SHAKY, { recursive: true });
  await writeFile(join(SHAKY, `${part} ${what}.txt`), output);
  if (what === "first" && part === "browser")
    await cp(join(FOLDER, "browser"), join(SHAKY, "pictures"), { recursive: true });
}

/** @param how "shown" as it comes, or "held" until the end. */
function run({ run, args, env }: Command, how: "shown" | "held"): Promise<{ code: number | null; output: string }> {
  const child = spawn(run, [...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const note = (chunk: string) => {
    output += chunk;
    if (how === "shown") process.stdout.write(chunk);
  };
  child.stdout.setEncoding("utf8").on("data", note);
  child.stderr.setEncoding("utf8").on("data", note);
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code) => done({ code, output }));
  });
}
