import { inspect } from "node:util";
import { expect, it } from "vitest";
import { Secret } from "./secret.ts";

it("a secret shows its text only on request", () => {
  const secret = new Secret("5ff5c610");
  const printed = [
    String(secret),
    `${secret}`,
    JSON.stringify({ seed: secret }),
    inspect({ seed: [secret] }, { showHidden: true }),
    Object.keys(secret).join(),
  ];
  expect(printed.join("\n")).not.toContain("5ff5c610");
  expect(printed[0]).toBe("[secret]");
  expect(secret.reveal()).toBe("5ff5c610");
});
