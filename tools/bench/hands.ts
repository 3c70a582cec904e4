import { type Figure, milliseconds, perSecond, plain } from "./figure.ts";
import type { Stage } from "./stage.ts";

const CONNECTIONS = 64;
const PLAYERS = 1_000;

/** Whole hands of mines: start, three reveals, cash-out, each a request and a commit. */
export async function measureHands(stage: Stage, seconds: number): Promise<readonly Figure[]> {
  await stage.players(PLAYERS);
  const loop = { url: stage.url, connections: CONNECTIONS, players: PLAYERS };
  await stage.load.ask("hands", { ...loop, seconds: seconds / 2 });
  const hands = await stage.load.ask("hands", { ...loop, seconds });
  const step = (name: string, { p50, p99 }: { p50: number; p99: number }) =>
    plain(`  ${name}: p50, p99`, `${milliseconds(p50)}, ${milliseconds(p99)}`);
  return [
    plain("mines: start, three reveals, cash-out, 64 connections", `${perSecond(hands.handsPerSecond)} hands`),
    step("start", hands.start),
    step("reveal", hands.reveal),
    step("cash-out", hands.cashOut),
  ];
}
