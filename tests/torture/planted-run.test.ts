import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;

beforeAll(async () => {
  await mkdir(join(checkout, "dist"), { recursive: true });
  folder = await mkdtemp(join(checkout, "dist/planted-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs tests as those of a planted bug are run, in a process of its own. */
async function failuresOf(name: string, tests: string, milliseconds: number) {
  const file = join(folder, `${name}.ts`);
  await writeFile(file, `import { expect, test } from "vitest";\n${tests}`);
  const bug = { name, caughtBy: relative(checkout, file), pieces: [] };
  const script = `
    import { failuresWith } from ${JSON.stringify(join(import.meta.dirname, "planted-test.ts"))};
    const said = await failuresWith(${JSON.stringify(bug)}, ${milliseconds}).catch((error) => error.constructor.name);
    console.log("said " + JSON.stringify(said));
    process.exit();`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: checkout,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "ignore"],
    timeout: 120_000,
    killSignal: "SIGKILL",
  });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    out += text;
  });
  await once(child, "close");
  return JSON.parse(/^said (.*)$/m.exec(out)?.[1] ?? '"nothing"');
}

test("a bug is noticed by the first test that fails: nobody waits for the others", async () => {
  const tests = `
    test("holds", () => {});
    test("fails", () => expect(1).toBe(2));
    test("hangs", () => new Promise(() => {}), 100_000);`;
  expect(await failuresOf("fails", tests, 90_000)).toMatchObject([{ invariant: "fails" }]);
});

test("a bug on which a test computes for ever is given up after its time", async () => {
  expect(await failuresOf("computes", `test("computes", () => { for (;;); });`, 5_000)).toBe("TookTooLong");
});
