// Loaded by --import with ?speed=N&chain=M&longestBettingMs=L: durations of the house pass N times as fast, its wall
// clock is unchanged, new chains have M links (a million take seconds to compute), and no table takes bets, or lets a
// lone player wait, for longer than L.
import { argumentOf } from "./arguments.ts";
import { replaceAtLoad } from "./replace.ts";

const speed = Number(argumentOf(import.meta.url, "speed"));
const chain = Number(argumentOf(import.meta.url, "chain"));
const longest = Number(argumentOf(import.meta.url, "longestBettingMs"));

replaceAtLoad([
  {
    module: "apps/server/src/machinery/clock.ts",
    find: "export const systemClock: Clock = {",
    replace: `export const systemClock: Clock = {
      now: () => ownClock.now(),
      monotonic: () => ownClock.monotonic() * ${speed},
      after: (delayMs, callback) => ownClock.after(delayMs / ${speed}, callback),
    };
    const ownClock: Clock = {`,
  },
  {
    module: "apps/server/src/features/play/parts.ts",
    find: "length: 1_000_000, stride: 1_000",
    replace: `length: ${chain}, stride: 50`,
  },
  {
    module: "apps/server/src/features/play/kinds/round/round-kind.ts",
    find: "      roundGames,\n",
    replace: `      roundGames: roundGames.map((game) => ({
      ...game,
      tables: game.tables.map((table) => ({
        ...table,
        bettingMs: Math.min(table.bettingMs, ${longest}),
        aloneMs: Math.min(table.aloneMs, ${longest}),
      })),
    })),\n`,
  },
]);
