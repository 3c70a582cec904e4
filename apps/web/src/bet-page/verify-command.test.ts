import { expect, test } from "vitest";
import { sampleBet } from "../bets/sample-bet.ts";
import { verifyCommand } from "./verify-command.ts";

function pageWith(clientSeed: string, serverSeed: string | null = "ab") {
  const proof = { seeding: "solo", serverSeedHash: "cd", serverSeed, clientSeed, nonce: 7 } as const;
  return { bet: sampleBet(1, 10, { bet: { target: 3 } }), own: false, proof, moves: [] };
}

test("names game, seeds, nonce and bet", () => {
  expect(verifyCommand(pageWith("mine"))).toBe(
    `npm run --silent verify -- --game one --server-seed 'ab' --client-seed 'mine' --nonce 7 --bet '{"target":3}' --json`,
  );
});

test("a client seed cannot break out of its quotes in a shell", () => {
  expect(verifyCommand(pageWith("'; echo $(id)"))).toContain(` --client-seed ''\\''; echo $(id)' --nonce 7`);
});

test("there is no command while the seed is secret", () => {
  expect(verifyCommand(pageWith("mine", null))).toBeNull();
});
