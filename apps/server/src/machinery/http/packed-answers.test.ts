import { gunzipSync } from "node:zlib";
import fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import { packAnswers } from "./packed-answers.ts";

const LONG = Array.from({ length: 2_000 }, (_, id) => ({ id }));
const app = fastify();

beforeAll(() => {
  packAnswers(app);
  app.get("/api/long", (_request, reply) => reply.header("vary", "Origin").send(LONG));
  app.get("/api/short", () => ({ id: 1 }));
  app.post("/api/long", () => LONG);
});

const ask = (method: "GET" | "POST", url: string, accepted: string) =>
  app.inject({ method, url, headers: { "accept-encoding": accepted } });

test("a long answer is compressed for those who take that", async () => {
  const packed = await ask("GET", "/api/long", "gzip, br");
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "Origin, accept-encoding" });
  expect(packed.rawPayload.length).toBe(Number(packed.headers["content-length"]));
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(LONG);
  const plain = await ask("GET", "/api/long", "br, gzip;q=0");
  expect(plain.headers).toMatchObject({ vary: "Origin, accept-encoding" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.json()).toEqual(LONG);
});

test("a short answer is never compressed, and neither is that to a command", async () => {
  for (const [method, url] of [
    ["GET", "/api/short"],
    ["POST", "/api/long"],
  ] as const) {
    const { statusCode, headers } = await ask(method, url, "gzip");
    expect([statusCode, headers["content-encoding"]]).toEqual([200, undefined]);
  }
});
