import { soloChance } from "@fairhouse/fairness/stream.ts";
import { type AnyHandGame, viewOfJson } from "@fairhouse/kernel/any-game.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { z } from "zod";
import type { Connection } from "../http-client/connection.ts";
import { assertAccepted, openAll, ownPlayers, textOf } from "./player-turns.ts";
import type { BenchPlayer } from "./processes/house-questions.ts";
import type { Load, LoadQuestions, Request } from "./processes/load-questions.ts";
import { latencyOf } from "./samples.ts";

const answer = z.object({
  hand: z.object({ id: z.string(), payout: z.number().nullable(), turn: z.number(), view: z.unknown() }),
});

/** Plays hands to their end on every connection, as the game's sample player does, and counts their requests. */
export async function playWholeHands(
  game: AnyHandGame,
  loop: LoadQuestions["wholeHands"]["ask"],
  known: readonly BenchPlayer[],
): Promise<Omit<Load, "nonces">> {
  const url = new URL(loop.url);
  const players = known.slice(0, loop.players);
  const connections = await openAll(url, loop.connections);
  const took: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + loop.seconds * 1000;
  await Promise.all(
    connections.map(async (connection, index) => {
      const own = ownPlayers(players, index, connections.length);
      for (let turn = 0; performance.now() < endsAt; turn++) {
        const player = own[turn % own.length];
        if (player === undefined) throw new Error("there are fewer players than connections");
        await playHand(game, soloChance(`bench-${index}`, game.id, turn), loop.start, async (request) => {
          const sentAt = performance.now();
          const body = await ask(connection, url, request, player);
          took.push(performance.now() - sentAt);
          return body;
        });
      }
      connection.close();
    }),
  );
  const elapsedMs = performance.now() - startedAt;
  return { answers: took.length, perSecond: (took.length / elapsedMs) * 1000, latency: latencyOf(took) };
}

async function ask(connection: Connection, url: URL, request: Request, player: BenchPlayer): Promise<string> {
  const answered = await connection.send(textOf(url, request, player));
  assertAccepted(answered);
  return answered.body;
}

async function playHand(
  game: AnyHandGame,
  chance: Chance,
  start: Request,
  send: (request: Request) => Promise<string>,
): Promise<void> {
  let { hand } = answer.parse(JSON.parse(await send(start)));
  while (hand.payout === null) {
    const move = game.samplePlay(viewOfJson(hand.view), chance, hand.turn);
    const body = JSON.stringify({ turn: hand.turn, move });
    ({ hand } = answer.parse(JSON.parse(await send({ method: "POST", path: `/api/hands/${hand.id}/moves`, body }))));
  }
}
