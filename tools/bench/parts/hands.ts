import { type Figure, milliseconds, perSecond, plain } from "../figure.ts";
import { benchHand, HAND } from "../requests.ts";
import type { Stage } from "../stage.ts";

const CONNECTIONS = 64;
const PLAYERS = 1_000;

/** Measures whole hands, each step a request and a commit. */
export async function measureHands(stage: Stage, seconds: number): Promise<readonly Figure[]> {
  const players = stage.part(PLAYERS);
  await stage.players(players);
  const { start, says } = await benchHand();
  const loop = { start, moves: says.moves, url: stage.url, connections: CONNECTIONS, players };
  await stage.load.ask("hands", { ...loop, seconds: seconds / 2 });
  const hands = await stage.load.ask("hands", { ...loop, seconds });
  const step = (name: string, { p50, p99 }: { p50: number; p99: number }) =>
    plain(`  ${name}: p50, p99`, `${milliseconds(p50)}, ${milliseconds(p99)}`);
  return [
    plain(`${HAND}: ${says.steps}, ${CONNECTIONS} connections`, `${perSecond(hands.handsPerSecond)} hands`),
    step("start", hands.start),
    step("move", hands.move),
    step("last move", hands.end),
  ];
}
