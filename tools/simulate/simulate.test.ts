import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { mines } from "@fairhouse/games/mines/rules/mines.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { describe, expect, it } from "vitest";
import { parseOptions } from "./options.ts";
import { reportOf } from "./report.ts";
import { playOf } from "./rounds.ts";
import { summaryOf, type Tally } from "./tally.ts";

const run = promisify(execFile);
const main = fileURLToPath(new URL("./main.ts", import.meta.url));

describe("the command line of simulate", () => {
  it("takes rounds as 1e5 and completes the bet at a stake of 10^9", async () => {
    const options = await parseOptions(["--game", "mines", "--bet", '{"mines":5}', "--rounds", "1e5", "--seed", "x"]);
    expect(options).toMatchObject({ bet: { amount: 10 ** 9, mines: 5 }, rounds: 100_000, seed: "x", json: false });
  });

  it.each([
    [],
    ["--game", "nope"],
    ["--game", "mines", "--rounds", "0"],
    ["--game", "mines", "--rounds", "1.5"],
    ["--game", "mines", "--rounds", "many"],
    ["--game", "mines", "--bet", "{"],
    ["--game", "mines", "--bet", "[]"],
    ["--game", "mines", "--bet", '{"mines":25}'],
    ["--game", "mines", "--wrong"],
    ["mines", "slide"],
    ["--game", "mines", "slide"],
    ["mines", "--exact"],
    ["mines", "--model"],
  ])("refuses %j %j %j %j", async (...args) => {
    await expect(parseOptions(args.filter((arg) => arg !== undefined))).rejects.toThrow();
  });

  it("prints the results of the bets in sequence as JSON, though several cores played them", async () => {
    const args = [main, "--game", "mines", "--rounds", "120000", "--seed", "s", "--json"];
    const printed = JSON.parse((await run(process.execPath, args)).stdout);
    const tally: Tally = new Map();
    const game = anyGame(mines);
    playOf(game, game.sampleBet(10 ** 9), "s")(0, 120_000, tally);
    const summary = summaryOf(tally, 10 ** 9);
    expect(printed).toMatchObject({ game: "mines", seed: "s", inside: true, exact: { fraction: "99/100" } });
    expect(printed.summary.rounds).toBe(120_000);
    expect(printed.summary.hitRate).toBe(summary.hitRate);
    expect(printed.summary.mean).toBeCloseTo(summary.mean, 10);
  });

  it("computes the figures of a card that took long to compute", async () => {
    const { stdout } = await run(process.execPath, [main, "blackjack", "--exact", "--json"]);
    const figures = [{ name: "return" }, { name: "square" }];
    expect(JSON.parse(stdout)).toMatchObject({ game: "blackjack", same: true, figures });
  });

  it("exits with 2 on bad arguments", async () => {
    await expect(run(process.execPath, [main, "--game", "nope"])).rejects.toMatchObject({ code: 2 });
  });
});

describe("the verdict", () => {
  it("is outside if the exact return is", async () => {
    const options = await parseOptions(["--game", "roulette"]);
    if (options === null) throw new Error("no help was asked for");
    const { game, bet } = options;
    const tallied = (hits: number) => ({
      tally: new Map([
        [0, 10_000 - hits],
        [2 * 10 ** 9, hits],
      ]),
      cores: 1,
      roundsPerSecondAndCore: 1,
    });
    expect(reportOf(game, bet, "s", tallied(4_860)).inside).toBe(true);
    expect(reportOf(game, bet, "s", tallied(5_100)).inside).toBe(false);
    expect(reportOf(game, bet, "s", tallied(4_600)).inside).toBe(false);
  });
});
