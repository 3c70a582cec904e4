import { parseArgs } from "node:util";
import { isLive } from "@fairhouse/kernel/live.ts";
import { UsageError } from "../command.ts";
import { gameNames } from "../game-arguments.ts";

export const HELP = `npm run --silent verify -- …

Recomputes outcomes with the house's own rules code.

  --vectors FILE      every vector of a file in the format of tests/vectors/fairness.json, or of sports.json beside it: a
                      line for each mismatch, then "N passed, M failed"

  --game NAME         prints one outcome of ${gameNames((game) => !isLive(game))}
    --server-seed S   the revealed server seed, as text
    --client-seed C   the player's seed
    --nonce N         the number of the bet on this pair, from 0
    --bet JSON        fields of the bet; what is missing is the game's sample bet at a stake of 1,000
    --moves JSON      the moves of a hand, to see what it pays: '[{"reveal":3},{"cashOut":true}]'

  --game NAME         prints one round of ${gameNames(isLive)}
    --game-hash H     the revealed link of the chain: the key
    --salt S          the chain's salt: the message (in vectors: blockHash)
    --bet JSON        as above; a bet that nobody cashes out by hand
    --index N         the link's place in its chain, from 1; needed unless hash and salt alone decide
    --seeds JSON      what the bettors brought, in the order of the round's page: '["ab12…", …]'
    --carry JSON      what the round before handed on; without it the round is a table's first
    --book JSON       the book of a pot: '[{"id":"…","bet":{…}}, …]'; without it the bet is alone
    --ticket ID       which entry of the book the bet is

  --proof FILE        a proof of the log (.tlog-proof), as the page of a bet gives it: offline
    --vkey VKEY       the key of the log, as you know it; without it that of the file, which proves nothing about who signed

  --all               every settled bet of the database
  --json              one outcome as a JSON object that can stand in a file of vectors
  --help              prints this

Multipliers ("point") are printed as decimals. Exit codes: 0 all is well, 1 something does not match,
2 unreadable file, unknown name or bad arguments.`;

/** @throws UsageError for arguments that do not exist. */
export function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        vectors: { type: "string" },
        proof: { type: "string" },
        vkey: { type: "string" },
        game: { type: "string" },
        "server-seed": { type: "string" },
        "client-seed": { type: "string" },
        nonce: { type: "string" },
        "game-hash": { type: "string" },
        salt: { type: "string" },
        index: { type: "string" },
        seeds: { type: "string" },
        carry: { type: "string" },
        book: { type: "string" },
        ticket: { type: "string" },
        bet: { type: "string" },
        moves: { type: "string" },
        all: { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export type Options = ReturnType<typeof parseOptions>;
