import { newServerSeed } from "@fairhouse/fairness/seeds.ts";
import { newestOf, rulesOf } from "../../rules.ts";
import { type AnyAutoPlay, simulationOf } from "./simulated-bet.ts";
import { type TrialNews, type TrialOrder, tried } from "./trial.ts";

// Runs a trial in a worker, so that the page does not freeze. It takes one order and reports until the end; a page that
// no longer wants the trial terminates the worker. It fetches nothing from the house but the rules of the game.

const SHOWN_EVERY_BETS = 25;

addEventListener("message", ({ data }: MessageEvent<TrialOrder>) => {
  run(data).catch((error: unknown) => {
    // Rethrown for `onerror` of the page, which waits for nothing else.
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
