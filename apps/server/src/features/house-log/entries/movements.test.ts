import { decodeEntry, encodeEntry, FIRST_ADJUSTMENT } from "@fairhouse/house-log/entry.ts";
import { adjustmentAct } from "@fairhouse/ledger/entry.ts";
import { expect, test } from "vitest";
import { LogSecrets } from "./log-secrets.ts";
import { entryOfMovement, type MovementRow } from "./movements.ts";

const secrets = new LogSecrets(Buffer.alloc(32, 7));
const row: MovementRow = {
  reference: "0f4fbc9c-52dc-4d5a-9a1c-3f3fd4c5c0de",
  act: adjustmentAct(1),
  kind: "adjustment",
  amount: 700,
  escrow: 0,
  at: new Date(1_795_806_964_759),
  currency: "coin",
  player: "0f4fbc9c-52dc-4d5a-9a1c-3f3fd4c5c0d1",
  reason: null,
  game: "sports",
  bet_kind: "external",
  stake: 1_000,
  bet: {},
  seed: null,
  nonce: null,
  client_seed: null,
  round: null,
  ticket: null,
  left_at: null,
  outcome: null,
  moves: [],
  shown_at: null,
};

test("what the house adds to a re-settlement has a step of its own, by which the page of the bet knows it", () => {
  const { entry } = entryOfMovement(row, secrets);
  expect(decodeEntry(encodeEntry(entry))).toMatchObject({
    ...{ kind: "settled", step: FIRST_ADJUSTMENT, stake: 0, payout: 700, ended: "resettled" },
  });
});
