import { someFlight } from "@fairhouse/games/samples.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { tableFairness } from "@fairhouse/protocol/fairness.ts";
import { TOSSES, tosses } from "@fairhouse/tests/external-games.ts";
import fastify from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { answerCompiler } from "../../../machinery/http/answer.ts";
import { tableFairnessRoute } from "./chain-routes.ts";

const game = anyGame(tosses);

test("a house that is still computing its first chain answers with none, and with no rounds", async () => {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(answerCompiler(true));
  app.decorate("limit", () => (_request, _reply, done) => done());
  app.decorate("recognise", (_request, _reply, done) => done());
  tableFairnessRoute(app, {
    games: { ids: [game.id], latest: () => game, version: () => game },
    rounds: {
      gameOf: (table) => (table === someFlight.table ? someFlight.game : undefined),
      chains: () => Promise.resolve({ chain: null, next: null, earlier: [] }),
      rounds: () => Promise.resolve({ rounds: [], next: null }),
    },
  });
  // One table has rounds; of the other, the clock takes the links.
  for (const table of [someFlight.table, TOSSES.id]) {
    const answer = await app.inject(`/api/fairness/tables/${table}/rounds`);
    expect(answer.statusCode).toBe(200);
    expect(tableFairness.parse(answer.json())).toMatchObject({ table, chain: null, next: null, rounds: [] });
  }
  expect((await app.inject("/api/fairness/tables/digit/rounds")).statusCode).not.toBe(200);
});
