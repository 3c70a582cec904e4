import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { ED25519, formatNote, formatVkey, NoteError, type Signer, signNote } from "@fairhouse/transparency/note.ts";
import { readLeaves, someLeaves, someSigner } from "@fairhouse/transparency/testing.ts";
import { inclusionProof, rootOf } from "@fairhouse/transparency/tree.ts";
import { beforeAll, expect, test } from "vitest";
import { checkEntry, type GivenEntry, type ShownBet } from "./check-bet.ts";
import { commitmentOf } from "./commitment.ts";
import { type Entry, encodeEntry } from "./entry.ts";
import { formatEntryProof, verifyEntryProof } from "./proof.ts";

const ORIGIN = "house.example/log/1";
const SALT = "0f".repeat(32);
const OWNER = "aa".repeat(32);
const PAIR = "01a21e38-bd7f-7000-ab78-564a90bc5331";
const INDEX = 37;
const TIME = 1_795_806_964_759;

const shown: ShownBet = {
  id: "01a21e38-bd7f-7000-ab78-564a90bc5333",
  game: "dice",
  kind: "instant",
  currency: "coin",
  round: null,
  stake: 1_000,
  payout: 1_980,
  bet: { amount: 1_000, target: 50 },
  outcome: { roll: 71 },
  moves: [],
  ended: "settled",
  placedAt: TIME,
  settledAt: TIME,
  chance: { nonce: 4, clientSeed: "seed" },
  sales: [],
  resettlements: [],
};
const record = {
  owner: OWNER,
  outcome: shown.outcome,
  moves: [],
  placed: { bet: shown.bet, pair: PAIR, nonce: 4, clientSeed: "seed" },
};

let signer: Signer;
let given: GivenEntry;

beforeAll(async () => {
  signer = await someSigner(ORIGIN, ED25519);
  given = await logged({
    kind: "settled",
    bet: shown.id,
    step: 0,
    game: "dice",
    currency: "coin",
    stake: 1_000,
    payout: 1_980,
    ended: "settled",
    time: TIME,
    commitment: commitmentOf("settled", SALT, record),
  });
});

async function logged(told: Entry): Promise<GivenEntry> {
  const entry = encodeEntry(told);
  const leaves = someLeaves(100).with(INDEX, leafHash(entry));
  const read = readLeaves(leaves);
  const text = formatCheckpoint({ origin: ORIGIN, size: 100, root: await rootOf(100, read), extensions: [] });
  const checkpoint = formatNote({ text, signatures: [await signNote(text, signer)] });
  const path = await inclusionProof(INDEX, 100, read);
  return { index: INDEX, entry, salt: SALT, owner: OWNER, pair: PAIR, further: null, path, checkpoint };
}

const wrongWith = async (bet: Partial<ShownBet>, more: Partial<GivenEntry> = {}) =>
  (await checkEntry({ ...shown, ...bet }, { ...given, ...more }, signer.key)).wrong;

test("a bet that is shown as it was logged is proven", async () => {
  expect(await checkEntry(shown, given, signer.key)).toMatchObject({ kind: "settled", wrong: null, size: 100, record });
});

test("whatever is shown differently, is found", async () => {
  expect(await wrongWith({ payout: 1_981 })).toBe("shown");
  for (const stake of [500, 999, 1_001]) expect(await wrongWith({ stake })).toBe("shown");
  expect(await wrongWith({ game: "limbo" })).toBe("shown");
  expect(await wrongWith({ currency: "gold" })).toBe("shown");
  expect(await wrongWith({ bet: { amount: 1_000, target: 51 } })).toBe("committed");
  expect(await wrongWith({ outcome: { roll: 72 } })).toBe("committed");
  expect(await wrongWith({ chance: { nonce: 5, clientSeed: "seed" } })).toBe("committed");
  expect(await wrongWith({ chance: { nonce: 4, clientSeed: "other" } })).toBe("committed");
  expect(await wrongWith({}, { pair: null })).toBe("committed");
  expect(await wrongWith({}, { salt: "0e".repeat(32) })).toBe("committed");
  expect(await wrongWith({}, { index: INDEX - 1 })).toBe("included");
  expect(await wrongWith({}, { path: given.path.slice(1) })).toBe("included");
  expect(await wrongWith({}, { checkpoint: given.checkpoint.replace("100\n", "101\n") })).toBe("signed");
  const other = await someSigner(ORIGIN, ED25519);
  expect((await checkEntry(shown, given, other.key)).wrong).toBe("signed");
});

test("a bet ends as it is shown, and when", async () => {
  for (const ended of ["cashed_out", "taken_back", "refunded", null] as const)
    expect(await wrongWith({ ended })).toBe("shown");
  // Two clocks date it.
  const minutes = 60_000;
  for (const apart of [-10 * minutes, 10 * minutes]) expect(await wrongWith({ settledAt: TIME + apart })).toBeNull();
  for (const settledAt of [TIME - 11 * minutes, TIME + 11 * minutes, null])
    expect(await wrongWith({ settledAt })).toBe("shown");
  // A bet that was settled again shows how it ended at last.
  const again = { ended: "refunded" as const, resettlements: [{ was: 1_980, payout: 1_000, at: TIME }] };
  expect(await wrongWith(again)).toBeNull();
  expect(await wrongWith({ ...again, settledAt: 0 })).toBe("shown");
});

test("a bet is placed with the stake that is shown, and a hand with no more", async () => {
  const placed = await logged({
    kind: "placed",
    bet: shown.id,
    step: 1,
    game: "dice",
    round: null,
    ticket: null,
    currency: "coin",
    stake: 1_000,
    time: TIME,
    commitment: commitmentOf("placed", SALT, { owner: OWNER, ...record.placed }),
  });
  for (const kind of ["round", "external"] as const) {
    expect(await wrongWith({ kind }, placed)).toBeNull();
    for (const stake of [999, 2_000]) expect(await wrongWith({ kind, stake }, placed)).toBe("shown");
  }
  expect(await wrongWith({ kind: "external", placedAt: TIME - 11 * 60_000 }, placed)).toBe("shown");
  expect(await wrongWith({ kind: "hand", stake: 2_000 }, placed)).toBeNull();
  expect(await wrongWith({ kind: "hand", stake: 999 }, placed)).toBe("shown");
});

test("a ticket is placed in the round by whose result it is shown", async () => {
  const round = "01a21e38-bd7f-7000-ab78-564a90bc5335";
  const placed = await logged({
    kind: "placed",
    bet: shown.id,
    step: 1,
    game: "dice",
    round,
    ticket: 7,
    currency: "coin",
    stake: 1_000,
    time: TIME,
    commitment: commitmentOf("placed", SALT, { owner: OWNER, ...record.placed }),
  });
  expect(await wrongWith({ kind: "round", round }, placed)).toBeNull();
  for (const other of [null, shown.id]) expect(await wrongWith({ kind: "round", round: other }, placed)).toBe("shown");
});

test("what is left of a bet of which parts were sold is less than its stake", async () => {
  const sales = [{ value: 400, cashedOut: null, at: TIME }];
  expect(await wrongWith({ payout: 2_380, stake: 1_250, sales })).toBeNull();
  expect(await wrongWith({ payout: 2_380, stake: 1_000, sales })).toBe("shown");
});

test("a bet that was settled again shows what the house did not take back, and never more than that", async () => {
  const again = async (step: number, payout: number, stake = 0) =>
    logged({
      ...{ kind: "settled", bet: shown.id, step, game: "dice", currency: "coin", stake, payout, ended: "resettled" },
      ...{
        time: TIME,
        commitment: commitmentOf("settled", SALT, { ...record, outcome: null, placed: null }),
      },
    });
  const resettlements = [{ was: 1_980, payout: 500, at: TIME }];
  expect(await wrongWith({ resettlements }, await again(1_001, 500, 1_000))).toBeNull();
  expect(await wrongWith({ resettlements }, await again(1_001, 501, 1_000))).toBe("shown");
  const later = resettlements.map((one) => ({ ...one, at: TIME + 11 * 60_000 }));
  expect(await wrongWith({ resettlements: later }, await again(1_001, 500, 1_000))).toBe("shown");
  expect(await wrongWith({ resettlements: later }, await again(2_001, 1))).toBe("shown");
  for (const missing of [1, 1_480]) expect(await wrongWith({ resettlements }, await again(2_001, missing))).toBeNull();
  expect(await wrongWith({ resettlements }, await again(2_001, 1_481))).toBe("shown");
  expect(await wrongWith({ resettlements }, await again(2_001, 1, 10))).toBe("shown");
  expect(await wrongWith({ resettlements }, await again(2_002, 1))).toBe("shown");
});

test("a saved proof holds offline, and wherever it is cut or changed it does not", async () => {
  const vkey = formatVkey(signer.key);
  const proofOf = (own: typeof record) => formatEntryProof({ ...given, committed: { salt: SALT, record: own }, vkey });
  const text = proofOf(record);
  for (const known of [vkey, null]) {
    expect(await verifyEntryProof(text, known)).toMatchObject({ index: INDEX, record, entry: { payout: 1_980 } });
  }
  for (let end = 0; end < text.length; end++) {
    await expect(verifyEntryProof(text.slice(0, end), null), `cut at ${end}`).rejects.toThrow(NoteError);
  }
  const others = [
    { ...record, outcome: { roll: 72 } },
    { ...record, owner: "bb".repeat(32) },
  ];
  for (const lie of others) {
    await expect(verifyEntryProof(proofOf(lie), null)).rejects.toThrow("record");
  }
  await expect(verifyEntryProof(formatEntryProof({ ...given, committed: null, vkey }), null)).rejects.toThrow("record");
  const stranger = formatVkey((await someSigner(ORIGIN, ED25519)).key);
  await expect(verifyEntryProof(text, stranger)).rejects.toThrow(NoteError);
});
