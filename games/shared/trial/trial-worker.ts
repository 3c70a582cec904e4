import { newServerSeed } from "@fairhouse/fairness/seeds.ts";
import { newestOf, rulesOf } from "../../rules.ts";
import { type AnyAutoPlay, simulationOf } from "./simulated-bet.ts";
import { type TrialNews, type TrialOrder, tried } from "./trial.ts";

// A trial, apart from the page so that nothing on it stands still. One order, and then its end: who does not want it any more ends the
// worker. It asks the house for nothing but the rules of the game.

const SHOWN_EVERY_BETS = 25;

addEventListener("message", ({ data }: MessageEvent<TrialOrder>) => {
  run(data).catch((error: unknown) => {
    // To `onerror` of the page, which has nothing else to wait for.
    queueMicrotask(() => {
      throw error;
    });
  });
});

async function run(order: TrialOrder): Promise<void> {
  const [rules, { autoPlay }] = await Promise.all([rulesOf({ id: order.game }), playOf(order.game)]);
  const seed = newServerSeed((count) => crypto.getRandomValues(new Uint8Array(count))).reveal();
  const simulate = simulationOf(newestOf(rules), autoPlay, seed, Math.random);
  if (simulate === null) return tell({ cannot: "pot" });
  const trial = tried(order, simulate);
  for (;;) {
    const { done, value } = trial.next();
    if (done) return tell(value === null ? { cannot: "bets" } : { report: value });
    if (value % SHOWN_EVERY_BETS === 0) tell({ made: value });
  }
}

function playOf(game: string): Promise<{ readonly autoPlay: AnyAutoPlay }> {
  return import(`../../${game}/screen/auto-play.ts`);
}

function tell(news: TrialNews): void {
  postMessage(news);
}
