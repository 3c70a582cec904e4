import { randomUUID } from "node:crypto";
import { someHand } from "@fairhouse/games/samples.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { expect, test } from "vitest";
import { freshDatabase, tamper } from "../../../../../../tests/database.ts";
import { adminOf } from "../../admin/testing.ts";
import { accountTest } from "../account-testing.ts";
import { type Answer, PASSWORD, register } from "../testing.ts";

const { house, pool, mail, post, get, login, enableTwoFactor } = accountTest(freshDatabase);

async function choosePreferences(account: string): Promise<void> {
  await pool().query(`insert into account_preferences (account, chosen) values ($1, '{"sound": false}')`, [account]);
  const list = JSON.stringify([{ name: "Evening", text: "x" }]);
  await pool().query("insert into account_list values ($1, 'strategies', $2, $3)", [account, someHand.id, list]);
}

test("names are unique regardless of case, and a hidden player has none for others", async () => {
  const { body } = await register(house().app, "names@example.com");
  const other = await register(house().app, "names2@example.com");
  const change = (who: Answer["body"], username: string, hidden = false) =>
    post(
      "/api/account/identity",
      { username, firstName: "Grace", lastName: "Hopper", avatar: "owl", hidden },
      who.accessToken,
    );
  expect((await change(body, "Amazing  Grace")).body).toMatchObject({
    username: "Amazing Grace",
    avatar: "/avatars/owl.svg",
  });
  expect((await change(other.body, "AMAZING GRACE")).body.code).toBe("username_taken");
  expect((await change(other.body, "Support")).body.code).toBe("username_taken");
  expect((await change(other.body, "<b>")).body.code).toBe("invalid_request");
  // One character that stands for eighteen, and one that stands for digits and a bracket.
  expect((await change(other.body, "\ufdfa\ufdfa")).body.code).toBe("invalid_request");
  expect((await change(other.body, "Player \u2474")).body.code).toBe("invalid_request");
  await change(body, "Amazing Grace", true);
  const { rows } = await pool().query("select name, version from play_player where id = $1", [body.user._id]);
  expect(rows[0]).toMatchObject({ name: null, version: 2 });
  expect((await get("/api/account/profile", body.accessToken)).body).toMatchObject({ hidden: true });
});

test("a change from a device that knows an older identity leaves the rest as another device has made it", async () => {
  const { body } = await register(house().app, "devices@example.com");
  const change = (identity: object) => post("/api/account/identity", identity, body.accessToken);
  await change({ username: "Quiet Harbour", hidden: true });
  expect((await change({ avatar: "owl" })).body).toMatchObject({
    username: "Quiet Harbour",
    avatar: "/avatars/owl.svg",
  });
  expect((await change({ firstName: "Grace" })).body).toMatchObject({ firstName: "Grace", avatar: "/avatars/owl.svg" });
  expect((await get("/api/account/profile", body.accessToken)).body).toMatchObject({ hidden: true });
  expect((await change({ hidden: false })).status).toBe(200);
  const { rows } = await pool().query("select name from play_player where id = $1", [body.user._id]);
  expect(rows).toEqual([{ name: "Quiet Harbour" }]);
});

const renamed = async (token: string, username: string): Promise<string> => {
  const identity = { username, firstName: "Grace", lastName: "Hopper", avatar: null, hidden: false };
  const { body } = await post("/api/account/identity", identity, token);
  return body.code ?? "given";
};

test.each([
  ["of letters that show nothing", "\u3164\u3164\u3164"],
  ["with such a letter", "Grace\u115f"],
  ["with a joiner between its letters", "Gr\u034face"],
  ["with a variation selector", "Grace\ufe0f"],
  ["under a heap of accents", `Gr${"\u0301\u0330".repeat(10)}ace`],
  ["of signs that are neither letter nor digit", "_.-"],
  ["of halves of letters", "Grace \ud83c"],
])("a name %s is refused", async (_, username) => {
  const { body } = await register(house().app, `unseen-${randomUUID()}@example.com`);
  expect(await renamed(body.accessToken, username)).toBe("invalid_request");
});

test.each([
  ["Paula Berg", "P\u0430ula Berg", "a Cyrillic letter"],
  ["Carla Illig", "CarIa 1llig", "a capital i and a digit"],
  ["Modernist", "Modemist", "an m for rn"],
  ["Zoe Lune", "\u1d22oe L\u1d1cne", "small capitals"],
  ["Jose Maria", "Jos\u00e9.Mar\u00eda", "accents and a dot"],
  ["مريم علي", "مريم على", "a letter without its dots"],
])("%s and %s are one name: %s", async (name, double) => {
  const first = await register(house().app, `first-${randomUUID()}@example.com`);
  const second = await register(house().app, `second-${randomUUID()}@example.com`);
  expect(await renamed(first.body.accessToken, name)).toBe("given");
  expect(await renamed(second.body.accessToken, double)).toBe("username_taken");
  expect(await renamed(first.body.accessToken, double), "of one's own look").toBe("given");
  expect(await renamed(first.body.accessToken, `Free ${randomUUID().slice(0, 8)}`)).toBe("given");
  expect(await renamed(second.body.accessToken, double), "once the look is free").toBe("given");
});

test("a profile lists the players that the referral code brought", async () => {
  const { body } = await register(house().app, "referrer@example.com");
  const cookie = { cookie: `ref=${body.user.iReferral}` };
  const friend = await register(house().app, "friend@example.com", cookie);
  const answer = await get("/api/account/profile", body.accessToken);
  expect(answer.body).toMatchObject({ referral: { count: 1, players: [{ name: friend.body.user.username }] } });
});

test("the export holds everything the house knows, and no secret", async () => {
  const { body } = await enableTwoFactor("export@example.com");
  const hand = "019b0000-0000-7000-8000-000000000002";
  await pool().query(
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, seed, nonce)
     select $1, id, '${someHand.id}', 1, 'hand', currency, 1000, '{}', seed, 0 from play_player where id = $2`,
    [hand, body.user._id],
  );
  await pool().query(`insert into play_move (bet, turn, move) values ($1, 1, '"b"'), ($1, 0, '"a"')`, [hand]);
  await pool().query(
    `insert into notification (id, player, kind, about, data, created_at) values ($1, $2, 'new_device', 'x', '{"device":"Phone"}', now())`,
    [hand, body.user._id],
  );
  await choosePreferences(body.user._id);
  const answer = await get("/api/account/export", body.accessToken);
  expect(answer.body).toMatchObject({
    account: {
      email: "export@example.com",
      firstName: "Ada",
      balance: 1_000_000,
      twoFactor: true,
      preferences: { sound: false },
      lists: [{ kind: "strategies", game: someHand.id, list: [{ name: "Evening", text: "x" }] }],
    },
    movements: [{ kind: "grant", amount: 1_000_000, balance: 1_000_000 }],
    sessions: [{ endedAt: null }],
    changes: [{ act: "two_factor_on" }, { act: "data_exported" }],
    notices: [{ kind: "new_device", data: { device: "Phone" } }],
    bets: [{ id: hand, moves: ["a", "b"] }],
  });
  const text = JSON.stringify(answer.body);
  expect(text).not.toMatch(/argon2|sealed|secret|"serverSeed":"/i);
});

test("the export holds days, races, addresses, and what operators did, without their names", async () => {
  const { body } = await register(house().app, "whole@example.com");
  const id = body.user._id;
  const other = await register(house().app, "somebody@example.com");
  await pool().query(
    `insert into statistics_day (player, currency, day, game, result, bets, wagered, paid, judged_wagered, judged_paid, expected_thousandths)
     select $1, 'play', date '2026-01-01' + n / 8, 'mines', n % 8, 1, n, 0, 0, 0, 0 from generate_series(0, 2500) n`,
    [id],
  );
  await pool().query(
    `insert into statistics_day_mark (player, currency, game, mark, day, value, result, bets, wagered, paid)
     select $1, 'play', 'mines', 'mines', date '2026-01-01' + n / 3, n % 3, 1, 1, n, 0 from generate_series(0, 2500) n`,
    [id],
  );
  const claim = randomUUID();
  await pool().query(
    "insert into promotion_claim (id, player, kind, ordinal, step, amount, at) values ($1, $2, 'race', 20430, 3, 9, now())",
    [claim, id],
  );
  await pool().query("insert into promotion_race (week, players, wagered) values (20430, 3, 100)");
  await pool().query(
    "insert into promotion_race_result (week, place, player, wagered, claim) values (20430, 3, $1, 70, $2)",
    [id, claim],
  );
  await pool().query(
    "insert into account_email_change (account, email, code_hash, expires_at) values ($1, 'next@example.com', '', now())",
    [id],
  );
  await pool().query(
    "insert into account_email_return (token_hash, account, email, changed_at, expires_at) values ('', $1, 'last@example.com', now(), now())",
    [id],
  );
  const { rows } = await pool().query<{ reference: string }>(
    "select m.reference from ledger_movement m join play_player p on p.account = m.account where p.id = $1",
    [id],
  );
  const noted = (act: string, subject: string | undefined, reason: string) =>
    pool().query(
      "insert into admin_act (actor, act, subject, reason, details) values ('Staffer', $1, $2, $3, '{\"x\": 1}')",
      [act, subject, reason],
    );
  await noted("exclude", id, "own wish");
  await noted("correct", rows[0]?.reference, "paid twice");
  await noted("exclude", other.body.user._id, "somebody else's");
  await noted("drain", "house", "upgrade");
  const answer = await get("/api/account/export", body.accessToken);
  const all = answer.body as unknown as Record<"days" | "daysByMark", { wagered: number }[]>;
  expect(all).toMatchObject({
    account: {
      waitingEmail: { email: "next@example.com" },
      earlierEmails: [{ email: "last@example.com" }],
    },
    rewards: [{ kind: "race", step: 3 }],
    races: [{ week: "2025-12-08", place: 3, wagered: 70, prize: 9 }],
    actsOfOperators: [
      { act: "exclude", reason: "own wish", details: { x: 1 } },
      { act: "correct", reason: "paid twice" },
    ],
  });
  // In pages, of which none repeats or omits a row.
  const numbered = Array.from({ length: 2501 }, (_, n) => n);
  expect(all.days.map(({ wagered }) => wagered)).toEqual(numbered);
  expect(all.days[1]).toMatchObject({ day: "2026-01-01", game: "mines", result: "lost", bets: 1 });
  expect(all.daysByMark.map(({ wagered }) => wagered)).toEqual(numbered);
  expect(JSON.stringify(all)).not.toMatch(/Staffer|somebody/);
});

test("a closed account gives its balance up, frees its address and keeps no name", async () => {
  const { body } = await register(house().app, "leaving@example.com");
  const id = body.user._id;
  const bet = "019b0000-0000-7000-8000-000000000001";
  await pool().query(
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, seed, nonce)
     select $1, id, '${someHand.id}', 1, 'hand', currency, 1000, '{}', seed, 0 from play_player where id = $2`,
    [bet, id],
  );
  await choosePreferences(id);
  const close = (password: string) => post("/api/account/close", { password }, body.accessToken);
  expect((await close("wrong wrong")).body.code).toBe("wrong_password");
  expect((await close(PASSWORD)).body.code).toBe("bets_open");
  expect(await adminOf(pool())("open", id)).toContain(bet);
  await tamper(pool(), "delete from play_bet where id = $1", [bet]);
  expect((await close(PASSWORD)).status).toBe(204);

  expect((await get("/api/account/sessions", body.accessToken)).status).toBe(401);
  expect((await login("leaving@example.com")).body.code).toBe("bad_credentials");
  const kept = await pool().query(
    "select row_to_json(a) as a, row_to_json(p) as p, row_to_json(l) as l from account a join play_player p on p.id = a.id join ledger_account l on l.id = p.account where a.id = $1",
    [id],
  );
  expect(JSON.stringify(kept.rows)).not.toMatch(/leaving|Ada|Byron/);
  expect(JSON.stringify(kept.rows)).not.toContain(body.user.iReferral);
  expect(kept.rows[0].l).toMatchObject({ balance: 0, entries: 2 });
  expect((await pool().query("select from account_preferences where account = $1", [id])).rowCount).toBe(0);
  expect((await pool().query("select from account_list where account = $1", [id])).rowCount).toBe(0);
  const moved = await pool().query(
    "select kind, amount, balance from ledger_movement where account = $1 order by sequence",
    [kept.rows[0].l.id],
  );
  expect(moved.rows).toEqual([
    { kind: "grant", amount: 1_000_000, balance: 1_000_000 },
    { kind: "grant", amount: -1_000_000, balance: 0 },
  ]);
  expect(await auditPool(pool(), ledgerRules)).toEqual([]);
  expect((await register(house().app, "leaving@example.com")).body.user._id).not.toBe(id);
  expect((await mail().next("leaving@example.com")).text).toContain("was closed");
});
