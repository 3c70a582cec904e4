import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createVault } from "./vault.ts";

const key = randomBytes(32);
const vault = createVault(key);

test("a sealed text opens again, and looks different each time", () => {
  const [one, two] = [vault.seal("seed", "row 1"), vault.seal("seed", "row 1")];
  expect(one.equals(two)).toBe(false);
  expect(one.includes("seed")).toBe(false);
  expect([vault.open(one, "row 1"), vault.open(two, "row 1")]).toEqual(["seed", "seed"]);
  expect(createVault(key).open(vault.seal("", "empty"), "empty")).toBe("");
});

test("a seed that was moved to another row, changed in any byte, or cut does not open", () => {
  const sealed = vault.seal("seed", "row 1");
  expect(() => vault.open(sealed, "row 2")).toThrow();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.open(changed, "row 1")).toThrow();
    expect(() => vault.open(sealed.subarray(0, at), "row 1")).toThrow();
  }
});

test("another key is reported as such", () => {
  expect(() => createVault(randomBytes(32)).open(vault.seal("seed", "row"), "row")).toThrow("another SECRET_KEY");
});
