import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { firstEphemeral, freePort } from "./port.ts";

test("a taken port is not chosen, nor one that an outgoing connection could take", async () => {
  const wished = await freePort(0);
  expect(wished).toBeLessThan(32_768);
  expect(await freePort(wished)).toBe(wished);
  const taker = createServer().listen(wished, "127.0.0.1");
  await once(taker, "listening");
  expect(await freePort(wished)).not.toBe(wished);
  taker.close();
});

test("ports that Linux reserves for outgoing connections are left to them", () => {
  expect(firstEphemeral("20000\t60999\n")).toBe(20_000);
  expect(firstEphemeral("49152\t65535\n")).toBe(32_768);
  expect(firstEphemeral("1024\t65535\n")).toBe(32_768);
  expect(firstEphemeral("")).toBe(32_768);
});
