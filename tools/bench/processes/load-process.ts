import { gameNamed } from "../../game-arguments.ts";
import { closedLoop } from "../closed-loop.ts";
import { playHands } from "../hand-loop.ts";
import { OpenLoopRun } from "../open-loop.ts";
import { burst } from "../parts/burst.ts";
import { playWholeHands } from "../whole-hands.ts";
import { answerQuestions } from "./helper-process.ts";
import type { BenchPlayer } from "./house-questions.ts";
import type { LoadQuestions } from "./load-questions.ts";

// Makes load in a process of its own, so that it never slows the clock of the process that it measures.
const players: BenchPlayer[] = [];
let running: OpenLoopRun | null = null;

answerQuestions<LoadQuestions>({
  meet: (met) => {
    players.push(...met);
    return null;
  },
  closed: (loop) => closedLoop(loop, players),
  startOpen: async (loop) => {
    running = await OpenLoopRun.start(loop, players.slice(loop.from, loop.to));
    return null;
  },
  stopOpen: async () => {
    const samples = (await running?.stop()) ?? [];
    running = null;
    return samples;
  },
  burst: (all) => burst(all, players),
  hands: (loop) => playHands(loop, players),
  wholeHands: async (loop) => {
    const game = await gameNamed(loop.game);
    if (game.kind !== "hand") throw new Error(`${loop.game} has no hands`);
    return playWholeHands(game, loop, players);
  },
});
