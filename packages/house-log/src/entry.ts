import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import { MAX_ENTRY_BYTES } from "@fairhouse/transparency/tile.ts";
import { concatBytes } from "@noble/hashes/utils.js";
import { decodeCbor, encodeCbor } from "./cbor.ts";
import { EntryError, type Field, hash, json, nullable, text, uuid, type ValuesOf, whole } from "./fields.ts";

// An entry is its kind (one byte), its version (one byte) and its fields in this order as a CBOR array: docs/log.md.
// Amounts are whole smallest units; times are milliseconds since 1970 by the clock of the database.

/** The steps in which a round is told. */
export const ROUND_STEP = { opened: 1, closed: 2, shown: 3, revealed: 4, void: 5 } as const;
export const PAIR_STEP = { committed: 1, revealed: 2 } as const;
export const CHAIN_STEP = { made: 1, announced: 2, salted: 3, ended: 4 } as const;
/** The n-th correction of a fact is n − 1 steps after its first one. */
export const FACT_STEP = { opened: 1, known: 2, firstCorrection: 11 } as const;

/** The clock of a server dates a bet, and that of the database its entries, which are written a little later. */
export const CLOCKS_APART_MS = 10 * 60_000;

const shapes = {
  /** The first entry of a log. */
  house: {
    number: 1,
    fields: {
      origin: text,
      name: text,
      software: text,
      /** Number of the last transaction of the books before this log. */
      after: whole,
      time: whole,
      /** The newest signed checkpoint of the log before this one, and why that one ended; null for a first log. */
      predecessor: nullable(text),
      reason: nullable(text),
    },
  },
  /** Everything that was committed before this time, and may be told, stands above. */
  beat: { number: 2, fields: { time: whole } },
  rules: { number: 3, fields: { game: text, version: whole, golden: nullable(hash), time: whole } },
  chain: {
    number: 4,
    fields: {
      chain: uuid,
      /** A {@link CHAIN_STEP}. */
      step: whole,
      table: text,
      terminalHash: hash,
      length: whole,
      /** The source of the salt; null if the house draws it. */
      source: json,
      value: nullable(text),
      salt: nullable(text),
      reason: nullable(text),
      time: whole,
    },
  },
  pair: {
    number: 5,
    fields: {
      pair: uuid,
      /** A {@link PAIR_STEP}. */
      step: whole,
      serverSeedHash: hash,
      time: whole,
      /** Commits to a {@link PairRecord}. */
      commitment: hash,
    },
  },
  round: {
    number: 6,
    fields: {
      round: uuid,
      /** A {@link ROUND_STEP}; the link is revealed with its own. */
      step: whole,
      table: text,
      number: whole,
      chain: uuid,
      index: whole,
      /** Tickets in the book, their stakes, and its hash ({@link bookHash}): of step 2, like the next two. */
      tickets: nullable(whole),
      staked: nullable(whole),
      book: nullable(hash),
      /** The result, and what was paid: of step 3. */
      outcome: json,
      paid: nullable(whole),
      /** The link: of step 4. */
      link: nullable(text),
      reason: nullable(text),
      time: whole,
    },
  },
  placed: {
    number: 7,
    fields: {
      bet: uuid,
      /** The act of the ledger: 1 for the first stake of a bet, 2, 3, … for further ones of a hand. */
      step: whole,
      /** Null, like the fields that follow, for a further stake: it would tell a move. */
      game: nullable(text),
      round: nullable(uuid),
      ticket: nullable(whole),
      currency: nullable(text),
      stake: nullable(whole),
      time: nullable(whole),
      /** Commits to a {@link PlacedRecord}, or to a {@link FurtherStakeRecord}. */
      commitment: hash,
    },
  },
  settled: {
    number: 8,
    fields: {
      bet: uuid,
      /** The act of the ledger: 0 for the end, 100 + n for a part that was sold, 1000 + n for a re-settlement. */
      step: whole,
      game: text,
      currency: text,
      /** The amount that left escrow, or that was staked by a bet that was settled at once. */
      stake: whole,
      payout: whole,
      ended: text,
      time: whole,
      /** Commits to a {@link SettledRecord}. */
      commitment: hash,
    },
  },
  /** A movement of the books that belongs to no bet. */
  moved: {
    number: 9,
    fields: {
      reference: uuid,
      step: whole,
      what: text,
      currency: text,
      /** The gains of the account that it is about, mostly a player's, and of escrow. */
      amount: whole,
      escrow: whole,
      time: whole,
      /** Commits to a {@link MovedRecord}. */
      commitment: hash,
    },
  },
  /** The books at the end of a UTC day, or rather at the first pass after it. */
  day: {
    number: 10,
    fields: {
      day: text,
      currency: text,
      players: whole,
      escrow: whole,
      house: whole,
      promotions: whole,
      time: whole,
    },
  },
  /** A fact on which bets are settled. */
  fact: {
    number: 11,
    fields: {
      fact: uuid,
      /** A {@link FACT_STEP}; a void fact is known too. */
      step: whole,
      game: text,
      version: whole,
      /** The state with which it was opened: of step 1. */
      state: json,
      /** The result, of the other steps; null if it is void. */
      result: json,
      reason: nullable(text),
      /** The chain and the last link that decide it; null for one from elsewhere. */
      chain: nullable(uuid),
      last: nullable(whole),
      link: nullable(text),
      time: whole,
    },
  },
  /** A state of a real event that was published, with its prices. */
  price: {
    number: 12,
    fields: {
      fact: uuid,
      /** The version of the fact that it made. */
      step: whole,
      /** Its `stateHash`: states are long, and everybody is shown them. */
      state: hash,
      time: whole,
    },
  },
  /** The client seeds that a round mixes, as soon as its bets are closed. */
  seeds: {
    number: 13,
    fields: {
      round: uuid,
      /** The hash of them that enters the chance of the round: `docs/rules/derivations.md`. */
      mixed: hash,
      time: whole,
    },
  },
} as const;

/**
 * The first steps of `settled` for parts that were sold, for re-settlements, and for what the house added to a re-settlement
 * because its player no longer had it.
 */
export const FIRST_SALE = 101;
export const FIRST_RESETTLEMENT = 1_001;
export const FIRST_ADJUSTMENT = 2_001;

type Shapes = typeof shapes;
export type EntryKind = keyof Shapes;
/** The fields of an entry of a kind. */
export type EntryOf<Kind extends EntryKind> = ValuesOf<Shapes[Kind]["fields"]>;
export type Entry = { readonly [Kind in EntryKind]: { readonly kind: Kind } & EntryOf<Kind> }[EntryKind];

const VERSION = 1;
const KINDS = Object.keys(shapes) as EntryKind[];

/** Returns the bytes of an entry. @throws EntryError for one that is too long. */
export function encodeEntry(entry: Entry): Uint8Array {
  const { number, fields } = shapes[entry.kind];
  const values: Readonly<Record<string, unknown>> = { ...entry };
  const body = Object.entries(fields).map(([name, field]) => (field as Field<unknown>).encode(values[name]));
  const bytes = concatBytes(Uint8Array.of(number, VERSION), encodeCbor(body));
  if (bytes.length > MAX_ENTRY_BYTES) throw new EntryError(`an entry of ${bytes.length} bytes is too long`);
  return bytes;
}

/** Reads an entry. @throws EntryError for any other bytes, those of an unknown kind or version among them. */
export function decodeEntry(bytes: Uint8Array): Entry {
  const [number, version] = bytes;
  const kind = KINDS.find((name) => shapes[name].number === number);
  if (kind === undefined || version !== VERSION) {
    throw new EntryError(`an entry of kind ${number}, version ${version} is not known here`);
  }
  const fields = Object.entries(shapes[kind].fields) as [string, Field<unknown>][];
  const body = decoded(bytes.subarray(2));
  if (!Array.isArray(body) || body.length !== fields.length) {
    throw new EntryError(`an entry has not the ${fields.length} fields of ${kind}`);
  }
  const values = fields.map(([name, field], place) => [name, field.decode(body[place])] as const);
  return { kind, ...Object.fromEntries(values) } as Entry;
}

function decoded(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = decodeCbor(bytes);
  } catch (error) {
    throw new EntryError("the fields of an entry cannot be read", { cause: error });
  }
  if (!sameBytes(encodeCbor(value), bytes))
    throw new EntryError("the fields of an entry are not in their one encoding");
  return value;
}
