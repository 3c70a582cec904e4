import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { bareEnvironment } from "@fairhouse/tests/bare-environment.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLook } from "../tests/e2e/scenes/looks.ts";
import { parseOptions as tortureOptions } from "../tests/torture/options.ts";
import { plantedBugs } from "../tests/torture/planted-bugs.ts";
import { UsageError } from "./command.ts";
import { parseOptions as simulateOptions } from "./simulate/options.ts";
import { parseOptions as testOptions } from "./test/options.ts";
import { witnessKey } from "./witness/key-file.ts";
import { parseOptions as witnessOptions } from "./witness/options.ts";

const VKEY = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k";

let folder: string;
let server: Server;
let url: string;

/** Starts a server that answers as no house does. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-command-"));
  await writeFile(join(folder, "file"), "");
  await writeFile(join(folder, "witness.pem"), "damaged");
  server = createServer((_, response) => response.end("<html>")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function run(tool: string, ...args: readonly string[]): Promise<{ code: unknown; err: string }> {
  const env = { ...bareEnvironment(), HOUSE_URL: url };
  const child = spawn(process.execPath, [join(checkout, tool), ...args], { env, stdio: ["ignore", "ignore", "pipe"] });
  let err = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    err += text;
  });
  const [code] = await once(child, "close");
  return { code, err };
}

const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(checkout, "package.json"), "utf8"),
).scripts;
const programs = [...new Set(Object.values(scripts).flatMap((script) => /^node (\S+\.ts)/.exec(script)?.[1] ?? []))];

test("every program of package.json looks at what it is given", () => {
  const careless = programs.filter((file) => {
    const text = readFileSync(join(checkout, file), "utf8");
    return !/\b(?:parseArgs|parseOptions|runWithoutOptions|runCommand|serve)\(/.test(text);
  });
  expect(careless).toEqual([]);
});

test("every program that takes options reports a wrong one as runCommand does", () => {
  const own = programs.filter((file) => {
    const text = readFileSync(join(checkout, file), "utf8");
    return /\bparse(?:Args|Options)\b/.test(text) && !text.includes("await runCommand(");
  });
  expect(own).toEqual([]);
});

const witness = (...args: readonly string[]) => ["tools/witness/main.ts", "--log", VKEY, ...args];

test.concurrent.each([
  ["an unknown option", /^Unknown option '--nonsense'\n/, () => ["tools/size/main.ts", "--nonsense"]],
  ["a surplus word", /^Unexpected argument 'surplus'/, () => ["tools/figures/main.ts", "surplus"]],
  ["a port that is none", /^--port is no port: x\n/, () => ["tools/dev/main.ts", "--port", "x"]],
  ["a commit that is none", /^git knows no commit nope\n/, () => ["tools/test/main.ts", "--changed", "nope"]],
  ["an option where there is none", /^Unknown option '--force'\n/, () => ["tools/build/main.ts", "--force"]],
  ["a game to record", /^Unexpected argument 'dice'/, () => ["tests/conformance/write-golden.ts", "dice"]],
  ["a game to simulate", /^Unexpected argument 'dice'/, () => ["tests/conformance/write-simulated.ts", "dice"]],
  ["a version to write", /^Unexpected argument '0072'/, () => ["tests/upgrade/write.ts", "0072"]],
  [
    "an unknown preset",
    /^--preset is one of default, cyan, purple, blue, orange, red: pink\n/,
    () => ["tests/e2e/scenes/shots.ts", "--preset", "pink"],
  ],
  ["an unknown scene", /^no scene is called nope/, () => ["tests/e2e/scenes/shots.ts", "nope"]],
  ["an unknown row", /^no row has "nope" in its name: /, () => ["tests/lighthouse/main.ts", "--only", "nope"]],
  ["a server that is no house", /^http:\S+\/log does not tell the logs/, () => ["tools/log-audit/main.ts", url]],
  ["two things to verify", /^give one of --vectors, /, () => ["tools/verify/main.ts", "--all", "--game", "dice"]],
  ["a file as a folder", /^EEXIST: .*file'\n/, () => witness("--folder", join(folder, "file"), "--name", "w")],
  [
    "a port that is taken",
    /^listen EADDRINUSE: .*\n/,
    () => witness("--folder", join(folder, "new"), "--name", "w", "--port", new URL(url).port),
  ],
])("a tool refuses %s in a sentence", async (_, sentence, args) => {
  const [tool = "", ...rest] = args();
  const { code, err } = await run(tool, ...rest);
  expect(err).toMatch(sentence);
  expect(err).toMatch(/\nTry --help\.\n$/);
  expect(code).toBe(2);
});

test("options that nothing can be made of are refused before anything begins", async () => {
  expect(() => tortureOptions(["--bug", "nope"])).toThrow(UsageError);
  expect(() => tortureOptions(["--in", "packages/play/src/commit/draft.ts"])).toThrow(UsageError);
  expect(() => tortureOptions(["--each", "2"])).toThrow("--each needs --planted or --bug");
  expect(() => tortureOptions(["--planted", "--each", "x"])).toThrow("--each is no number: x");
  expect(tortureOptions(["--planted"]).each).toBe(10);
  expect(tortureOptions(["--planted", "--in", "README.md"]).modules).toEqual(["README.md"]);
  const [planted] = plantedBugs;
  expect(() => tortureOptions(["--planted", "--bug", planted?.name ?? ""])).toThrow("give one of them");
  expect(() => testOptions(["--beyond"], String)).toThrow(UsageError);
  expect(() => checkLook({ mode: "grey" })).toThrow(UsageError);
  expect(() => checkLook({ direction: "up" })).toThrow(UsageError);
  expect(() => checkLook({ width: "x" })).toThrow(UsageError);
  expect(() => checkLook({ contrast: "loud" })).toThrow("--contrast is one of default, bold: loud");
  expect(() => checkLook({ layout: "" })).toThrow("--layout is one of vertical, horizontal, mini: ");
  checkLook({ width: "360", mode: "light", direction: "rtl", contrast: "bold", preset: "purple", layout: "mini" });
  await expect(simulateOptions(["sports"])).rejects.toThrow(UsageError);
  expect(() => witnessOptions(["--folder", "f", "--log", VKEY, "--name", "a+b"])).toThrow(UsageError);
});

test("a witness whose key is damaged says which file it is", async () => {
  await expect(witnessKey(join(folder, "witness.pem"), "w")).rejects.toThrow(/witness\.pem has no private key/);
});
