import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { LogSecrets } from "./log-secrets.ts";

const KEY = Buffer.alloc(32, 7);
const BET = "01a21e38-bd7f-7000-ab78-000000000001";
const OTHER = "01a21e38-bd7f-7000-ab78-000000000002";
const hmac = (key: string, message: string) => createHmac("sha256", key).update(message).digest("hex");

test("every kind, step and reference has a salt of its own, which can be computed again", () => {
  const secrets = new LogSecrets(KEY);
  const salts = [
    secrets.salt("placed", 1, BET),
    secrets.salt("placed", 2, BET),
    secrets.salt("settled", 1, BET),
    secrets.salt("placed", 1, OTHER),
    new LogSecrets(Buffer.alloc(32, 8)).salt("placed", 1, BET),
  ];
  expect(new Set(salts).size).toBe(salts.length);
  expect(salts[0]).toBe(hmac(KEY.toString("hex"), `placed 1 ${BET}`));
  expect(new LogSecrets(KEY).salt("placed", 1, BET)).toBe(salts[0]);
});

test("the tags of one player differ from bet to bet, and are those of a key that only this player could be told", () => {
  const secrets = new LogSecrets(KEY);
  const [player, another] = ["p", "q"];
  const tags = [secrets.owner(player, BET), secrets.owner(player, OTHER), secrets.owner(another, BET)];
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags[0]).toBe(hmac(hmac(KEY.toString("hex"), player), BET));
  expect(secrets.owner(player, BET)).toBe(tags[0]);
});
