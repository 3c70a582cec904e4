import { catalog } from "@fairhouse/games/catalog.ts";
import { gameNamed } from "../game-arguments.ts";
import { simulate } from "../simulate/crew.ts";
import { verifyAll } from "../verify/all.ts";
import { knownRules } from "../verify/known-rules.ts";
import { storedBets } from "../verify/stored-bets.ts";
import { count, type Figure, perSecond, plain } from "./figure.ts";
import { BET } from "./requests.ts";
import type { Stage } from "./stage.ts";

const SIMULATED_STAKE = 10 ** 9;
/** Enough rounds to warm a core up. */
const ROUNDS = 1_000_000;
const PLAYERS = 1_000;

/** Measures the speed of the rules: simulated on all cores, and recomputed for recorded bets. */
export async function measureRules(stage: Stage, seconds: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { id } of catalog) {
    const game = await gameNamed(id);
    // Nobody can simulate a fact from elsewhere.
    if (game.kind === "external" && game.ofLinks === undefined) continue;
    const task = { gameId: id, bet: game.sampleBet(SIMULATED_STAKE), seed: "bench" };
    const { roundsPerSecondAndCore } = await simulate(task, stage.part(ROUNDS), () => undefined);
    figures.push(plain(`simulation of ${id}, a core`, `${perSecond(roundsPerSecondAndCore)} rounds`));
  }
  return [...figures, await measureVerification(stage, seconds)];
}

/** Reads and recomputes bets of the database as `npm run verify -- --all` does. */
async function measureVerification(stage: Stage, seconds: number): Promise<Figure> {
  const { url, load, pool, vault } = stage;
  const players = stage.part(PLAYERS);
  await stage.players(players);
  await load.ask("closed", { url, request: BET, connections: 64, seconds, players, nonces: false });
  const startedAt = performance.now();
  const rules = await knownRules();
  const bets = until(storedBets(pool, vault, rules), startedAt + seconds * 1000);
  const { passed, failed } = await verifyAll(bets, rules, () => undefined);
  const elapsedMs = performance.now() - startedAt;
  return {
    name: `verification of recorded bets, ${count(passed + failed)} of them`,
    value: perSecond(((passed + failed) / elapsedMs) * 1000),
    limit: "all recompute",
    holds: failed === 0 && passed > 0,
  };
}

async function* until<Item>(items: AsyncIterable<Item>, endsAt: number): AsyncGenerator<Item> {
  for await (const item of items) {
    if (performance.now() > endsAt) return;
    yield item;
  }
}
