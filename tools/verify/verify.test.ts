import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { roundChance } from "@fairhouse/fairness/round.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { describe, expect, it } from "vitest";
import { pot, shoe } from "../../tests/round-games.ts";
import { verifyAll } from "./all.ts";
import { checkVectors, closingLine } from "./check.ts";
import { knownRules } from "./known-rules.ts";
import { verifyOne } from "./one.ts";
import { parseOptions } from "./options.ts";
import { roundResult } from "./outcome.ts";
import { parseJson, parseVectors } from "./vectors.ts";

const run = promisify(execFile);
const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const vectorFile = fileURLToPath(new URL("../../tests/vectors/fairness.json", import.meta.url));

// From vectors/fairness.json.
const minesVector = {
  game: "mines",
  serverSeed: "5ff5c610e633b2a91c46d1be1f74286b",
  clientSeed: "854581b6f52eaa86503f1dc6433655f9",
  nonce: 2,
  bet: { mines: 3 },
  outcome: { mines: [13, 16, 22] },
};
const crashVector = {
  game: "crash",
  gameHash: "9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca",
  blockHash: "23eb7069c6fc5b1369b92f5321af9f63",
  outcome: { point: 7.74 },
};

function check(...vectors: readonly unknown[]) {
  return checkVectors(parseVectors({ vectors }));
}

describe("vectors", () => {
  it("pass if they are true, and lists if they begin the computed ones", async () => {
    expect(await check(minesVector, crashVector)).toMatchObject({ passed: 2, failed: 0 });
    expect(await check({ ...minesVector, outcome: { mines: [13] } })).toMatchObject({ passed: 1, failed: 0 });
  });

  it.each([
    [{ ...minesVector, outcome: { mines: [13, 16, 23] } }, "outcome.mines[2] is 23, computed 22"],
    [{ ...minesVector, outcome: { mines: [13, 16, 22, 24] } }, "outcome.mines[3] is 24, computed undefined"],
    [{ ...minesVector, nonce: 3 }, "outcome.mines[0] is 13"],
    [{ ...minesVector, outcome: { pocket: 3 } }, "outcome.pocket is 3, computed undefined"],
    [{ ...minesVector, outcome: { mines: 13 } }, "outcome.mines is 13"],
    [{ ...crashVector, outcome: { point: 774 } }, "outcome.point is 774, computed 7.74"],
  ])("fail with the place where they differ", async (vector, line) => {
    const verdict = await check(minesVector, vector);
    expect(verdict).toMatchObject({ passed: 1, failed: 1 });
    expect(verdict.mismatches[0]).toContain(`vector 2, ${vector.game}: ${line}`);
  });

  it("are counted in a closing line", async () => {
    expect(closingLine(await check(minesVector))).toBe("1 passed, 0 failed");
  });

  it.each([
    ["{", "no JSON"],
    ["[]", "no list of vectors"],
    ['{"odds":[]}', "nothing is known as odds"],
    ['{"vectors":[{"game":"mines"}]}', "no outcome"],
    ['{"vectors":[{"game":"mines","outcome":{}}]}', "no outcome"],
    ['{"vectors":[{"game":"hilx","outcome":{"cards":[]}}]}', "no vector name"],
  ])("cannot be read from %s", (text, message) => {
    expect(() => parseVectors(parseJson(text))).toThrow(message);
  });

  it("without fields that their game needs are an error", async () => {
    await expect(check({ ...crashVector, blockHash: undefined })).rejects.toThrow("blockHash");
    await expect(check({ ...minesVector, nonce: -1 })).rejects.toThrow("nonce");
  });
});

describe("one outcome", () => {
  const one = async (...args: string[]) => {
    const options = parseOptions([...args, "--json"]);
    return JSON.parse(await verifyOne(options.game ?? "", options));
  };
  const seeds = ["--server-seed", minesVector.serverSeed, "--client-seed", minesVector.clientSeed, "--nonce", "2"];

  it("is printed as a vector", async () => {
    const printed = await one("--game", "mines", ...seeds, "--bet", '{"mines":3}');
    expect(printed).toMatchObject({ ...minesVector, bet: { amount: 1_000, mines: 3 }, payout: null });
    expect(await check(printed)).toMatchObject({ passed: 1, failed: 0 });
  });

  it("of a hand with its moves says what it pays", async () => {
    const printed = await one("--game", "mines", ...seeds, "--moves", '[{"reveal":0},{"cashOut":true}]');
    expect(printed.payout).toBe(1_125);
  });

  it("of a round takes hash and salt", async () => {
    const round = ["--game", "crash", "--game-hash", crashVector.gameHash, "--salt", crashVector.blockHash];
    expect(await one(...round, "--bet", '{"auto":500}')).toMatchObject({ outcome: { point: 7.74 }, payout: 5_000 });
    await expect(one("--game", "crash", ...seeds)).rejects.toThrow("--game-hash");
  });

  it("of a round takes the other data of its page, if they decide", async () => {
    const hashes = { link: "a".repeat(64), salt: "salt", index: 4 };
    const [ada, bo] = ["ada", "bo"].map((id) => ({ id, bet: { amount: 1_000 } }));
    const jackpot = anyGame(pot);
    const bet = jackpot.sampleBet(1_000);
    const round = { source: { ...hashes, seeds: ["s1", "s2"] }, carry: null, book: [ada, bo], ticket: "ada" };
    const { outcome, payout } = roundResult(jackpot, bet, round);
    expect(payout).toBe(outcome.winner === "ada" ? 2_000 : 0);
    const others = ["s2", "s3", "s4", "s5", "s6", "s7", "s8"].map(
      (seed) => roundResult(jackpot, bet, { ...round, source: { ...hashes, seeds: ["s1", seed] } }).outcome.winner,
    );
    expect(new Set(others)).toEqual(new Set(["ada", "bo"]));
    expect(() => roundResult(jackpot, bet, { ...round, book: [{ id: "ada", bet: {} }] })).toThrow("no bet");
    const dealt = roundResult(anyGame(shoe), anyGame(shoe).sampleBet(1_000), {
      ...round,
      carry: { place: 2, cards: [5, 7] },
    });
    expect(dealt.outcome).toEqual({ card: roundChance("stream", round.source).below(2 ** 31, 2) });
  });

  it("is refused for an unknown game, a wrong bet, or a wrong move", async () => {
    await expect(one("--game", "bridge", ...seeds)).rejects.toThrow("no game");
    await expect(one("--game", "mines", ...seeds, "--bet", '{"mines":0}')).rejects.toThrow("refuses the bet");
    await expect(one("--game", "mines", ...seeds, "--moves", '[{"cashOut":true}]')).rejects.toThrow(
      "nothing_to_cash_out",
    );
    await expect(one("--game", "mines", ...seeds.slice(0, 4), "--nonce", "1.5")).rejects.toThrow("--nonce");
  });
});

describe("all bets", () => {
  it("are recomputed with the rules of their game and version", async () => {
    const golden = new URL("../../games/roulette/rules/golden.v1.json", import.meta.url);
    const [record, ...others] = (await import(golden.href, { with: { type: "json" } })).default;
    const bets = [record, { ...record, payout: record.payout + 1 }, { ...record, version: 99 }, ...others].map(
      (stored, i) => ({ id: `bet ${i}`, record: stored }),
    );
    const wrong: string[] = [];
    const verdict = await verifyAll(bets, await knownRules(), ({ id, mismatch }) =>
      wrong.push(`${id} ${mismatch.field}`),
    );
    expect(verdict).toEqual({ passed: bets.length - 2, failed: 2 });
    expect(wrong).toEqual(["bet 1 payout", "bet 2 game"]);
  });
});

describe("the command", () => {
  it("closes with the counts and exits with 0, 1 or 2", async () => {
    const { stdout } = await run(process.execPath, [main, "--vectors", vectorFile]);
    expect(stdout).toMatch(/^\d+ passed, 0 failed\n$/);
    await expect(run(process.execPath, [main, "--vectors", "/nowhere"])).rejects.toMatchObject({ code: 2 });
    await expect(run(process.execPath, [main, "--game", "nope"])).rejects.toMatchObject({ code: 2 });
    await expect(run(process.execPath, [main])).rejects.toMatchObject({ code: 2 });
  });

  it("exits with 1 on a mismatch, having named it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "verify-"));
    const file = join(folder, "vectors.json");
    await writeFile(file, JSON.stringify({ vectors: [minesVector, { ...crashVector, outcome: { point: 7.75 } }] }));
    const stdout = "vector 2, crash: outcome.point is 7.75, computed 7.74\n1 passed, 1 failed\n";
    await expect(run(process.execPath, [main, "--vectors", file])).rejects.toMatchObject({ code: 1, stdout });
    await rm(folder, { recursive: true });
  });
});
