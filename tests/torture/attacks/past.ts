import { rename } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { someHand } from "@fairhouse/games/samples.ts";
import { knownRules } from "../../../tools/verify/known-rules.ts";
import type { Attack, Broken, Field } from "../attack.ts";
import { brokenRules } from "../checks/audit.ts";
import { wrongOutcomes } from "../checks/recompute.ts";
import { BET, BETS, HAND, HANDS, TABLE } from "../client/games.ts";
import { call, canonical } from "../client/http.ts";
import { Visitor } from "../client/visitor.ts";
import { killDatabase, lookInto } from "../house/embedded.ts";
import { operateIn } from "../house/operator.ts";
import { fastRounds, planted } from "../house/preloads.ts";
import { Server } from "../house/server.ts";

const INVARIANT = "10: nothing whose result was told is played again";
const PLAYERS = 3;
const SPEED = 20;
/** Bets per player: results of thirty-seven that many times alike are practically never chance. */
const BETS_EACH = 8;
const ALIKE = 5;
/** Rounds that end between the backup and the end of the lost past. */
const ROUNDS = 3;
const PATIENCE_MS = 60_000;
const ROUNDS_PATH = `/api/fairness/${TABLE.replace("/api/", "")}/rounds`;

/** A player who remembers every result. */
interface Witness {
  readonly token: string;
  readonly hand: string;
}

/** The knowledge of players about the time after the backup. */
interface Seen {
  readonly outcomes: readonly (readonly string[])[];
  readonly links: ReadonlySet<string>;
}

/** A backup is restored after its players have seen later results: their knowledge must be worth nothing. */
export const past: Attack = {
  name: "past",
  about: "play, back up, play on, restore the backup, and play the same bets, hands and rounds again",
  async run(field) {
    const dataDir = await field.newFolder();
    const backup = join(await field.newFolder(), "backup");
    field.after(() => killDatabase(dataDir));
    const preloads = [...planted(field.plant), fastRounds(field, SPEED)];
    const server = await Server.start({ dataDir, preloads });
    field.after(() => server.stop());
    field.witness(() => server.logs);
    const witnesses = await Promise.all(Array.from({ length: PLAYERS }, () => arrive(server)));
    await operateIn(dataDir, field.plant, "backup", backup);
    const seen = await playOn(server, witnesses);
    await server.stop();

    await rename(join(dataDir, "postgres"), join(dataDir, "postgres.lost"));
    await rename(join(backup, "postgres"), join(dataDir, "postgres"));
    await server.start();
    const broken = [...(await playAgain(field, server, witnesses, seen, "before the operator has acted"))];
    if (broken.length > 0) return broken;
    await operateIn(dataDir, field.plant, "restored");
    await until("bets are taken again", async () => (await bet(server, witnesses[0])).status === 200);
    broken.push(...(await playAgain(field, server, witnesses, seen, "after the restoration")));
    broken.push(...(await knownLinks(server, seen)));
    broken.push(
      ...(await lookInto(dataDir, async (pool) => {
        const { computed, broken: wrong } = await wrongOutcomes(pool, await knownRules());
        field.say(`  ${computed} bets recomputed`);
        return [...wrong, ...(await brokenRules(pool))];
      })),
    );
    return broken;
  },
};

async function arrive(server: Server): Promise<Witness> {
  const visitor = new Visitor([server.url]);
  const { token } = await visitor.newAccount();
  await call(server.url, "POST", "/api/account/age", { token, body: { adult: true } });
  await call(server.url, "POST", BETS, { token, key: crypto.randomUUID(), body: BET });
  for (;;) {
    const body = { ...HAND, moves: [someHand.opening] };
    const reply = await call(server.url, "POST", HANDS, { token, key: crypto.randomUUID(), body });
    if (reply.status === 200 && reply.body.hand.payout === null) return { token, hand: reply.body.hand.id };
  }
}

function bet(server: Server, witness: Witness | undefined) {
  return call(server.url, "POST", BETS, { token: witness?.token ?? "", key: crypto.randomUUID(), body: BET });
}

/** Returns the outcomes of this many bets, made one after the other; refused bets have none. */
async function outcomesOf(server: Server, witness: Witness): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (let i = 0; i < BETS_EACH; i++) {
    const { status, body } = await bet(server, witness);
    if (status === 200) outcomes.push(canonical(body.bet.outcome));
  }
  return outcomes;
}

async function playOn(server: Server, witnesses: readonly Witness[]): Promise<Seen> {
  const before = await linksOf(server);
  const outcomes = await Promise.all(witnesses.map((witness) => outcomesOf(server, witness)));
  const links = await until("rounds end", async () => {
    const known = [...(await linksOf(server))].filter((link) => !before.has(link));
    return known.length >= ROUNDS && new Set(known);
  });
  return { outcomes, links };
}

/** Returns the gain of players who replay what they have seen. */
async function playAgain(
  { say }: Field,
  server: Server,
  witnesses: readonly Witness[],
  { outcomes }: Seen,
  when: string,
): Promise<readonly Broken[]> {
  const broken: Broken[] = [];
  let taken = 0;
  for (const [i, witness] of witnesses.entries()) {
    const again = await outcomesOf(server, witness);
    taken += again.length;
    const alike = again.filter((outcome, nonce) => outcome === outcomes[i]?.[nonce]).length;
    if (alike >= ALIKE)
      broken.push({ invariant: INVARIANT, what: `${when}: ${alike} of ${BETS_EACH} results were known` });
    const move = await call(server.url, "POST", `/api/hands/${witness.hand}/moves`, {
      token: witness.token,
      body: { turn: 1, move: someHand.ending },
    });
    if (move.status === 200)
      broken.push({ invariant: INVARIANT, what: `${when}: a hand went on whose cards were known` });
  }
  say(`  ${when}: ${taken} bets taken`);
  return broken;
}

/** Finds links of the lost past that are published again. */
async function knownLinks(server: Server, { links }: Seen): Promise<readonly Broken[]> {
  const before = await linksOf(server);
  const told = await until("rounds end again", async () => {
    const fresh = [...(await linksOf(server))].filter((link) => !before.has(link));
    return fresh.length >= ROUNDS && [...before, ...fresh];
  });
  const again = told.filter((link) => links.has(link));
  return again.length === 0
    ? []
    : [{ invariant: INVARIANT, what: `${again.length} rounds were played on links that were public` }];
}

/**
 * Returns the links of rounds that were played: rounds that were given back show their link as well, and are left out.
 */
async function linksOf(server: Server): Promise<ReadonlySet<string>> {
  const { body } = await call(server.url, "GET", ROUNDS_PATH);
  const rounds: readonly { readonly link: string | null; readonly voided: boolean }[] = body.rounds ?? [];
  return new Set(rounds.flatMap(({ link, voided }) => (voided ? [] : (link ?? []))));
}

async function until<Value>(what: string, look: () => Promise<Value | false>): Promise<Value> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (seen !== false) return seen;
    if (performance.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await sleep(200);
  }
}
