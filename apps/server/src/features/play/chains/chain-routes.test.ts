import { someFlight } from "@fairhouse/games/samples.ts";
import { tableFairness } from "@fairhouse/protocol/fairness.ts";
import fastify from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { answerCompiler } from "../../../machinery/http/answer.ts";
import { tableFairnessRoute } from "./chain-routes.ts";

test("a house that is still computing its first chain answers with none, and with no rounds", async () => {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(answerCompiler(true));
  app.decorate("limit", () => (_request, _reply, done) => done());
  app.decorate("recognise", (_request, _reply, done) => done());
  tableFairnessRoute(app, {
    rounds: {
      gameOf: (table) => (table === someFlight.table ? someFlight.game : undefined),
      chains: () => Promise.resolve({ chain: null, next: null, earlier: [] }),
      rounds: () => Promise.resolve({ rounds: [], next: null }),
    },
  });
  const answer = await app.inject(`/api/fairness/tables/${someFlight.table}/rounds`);
  expect(answer.statusCode).toBe(200);
  expect(tableFairness.parse(answer.json())).toMatchObject({ chain: null, next: null, rounds: [] });
});
