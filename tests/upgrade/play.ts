import { randomUUID } from "node:crypto";

/** A player and their bets, for whom the test asks again after the upgrade. */
export interface Played {
  readonly email: string;
  readonly password: string;
  /** A settled bet, a hand that is still open, and a ticket. */
  readonly bet: string;
  readonly hand: string;
  readonly ticket: string;
}

const PASSWORD = "violet kettle 88";

/** Plays at a house over its public API: a settled bet, an open hand, a ticket in a flight that has ended. */
export async function playAt(url: string, makeAdult: () => Promise<unknown>): Promise<Played> {
  const email = `upgrade-${Date.now()}@example.com`;
  const ask = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        origin: url,
        "idempotency-key": randomUUID(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  const names = { firstName: "Ada", lastName: "Upgrade" };
  const { accessToken } = await ask("POST", "/api/auth/register", { email, password: PASSWORD, ...names });
  await makeAdult();
  const post = (path: string, body: unknown) => ask("POST", path, body, accessToken);
  const chips = [{ on: "red", amount: 1_000 }];
  const { bet } = await post("/api/games/roulette/bets", { bet: { chips } });
  const hand = await openHand(post);
  const ticket = await eventually(
    async () => (await post("/api/tables/crash/tickets", { bet: { amount: 1_000, auto: 150 } })).ticket,
  );
  await eventually(async () =>
    (await ask("GET", `/api/bets/${ticket.id}`, undefined, accessToken)).bet.payout === null ? null : true,
  );
  return { email, password: PASSWORD, bet: bet.id, hand, ticket: ticket.id };
}

type Post = (path: string, body: unknown) => Promise<{ hand: { id: string; payout: number | null } }>;

async function openHand(post: Post): Promise<string> {
  for (;;) {
    const { hand } = await post("/api/games/mines/hands", { bet: { amount: 1_000, mines: 3 }, moves: [{ reveal: 0 }] });
    if (hand.payout === null) return hand.id;
  }
}

/** Asks every second, for two minutes at most, until there is an answer. */
async function eventually<Answer>(ask: () => Promise<Answer | null | undefined>): Promise<Answer> {
  let reason: unknown;
  for (let tries = 0; tries < 120; tries += 1) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined) return answer;
    } catch (error) {
      reason = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error("no answer in two minutes", { cause: reason });
}
