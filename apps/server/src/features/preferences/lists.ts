import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { changedList, type ListChange } from "@fairhouse/protocol/list-change.ts";
import { type Listed, listAnswer, listChange, listed, listKinds } from "@fairhouse/protocol/lists.ts";
import type pg from "pg";
import { z } from "zod";
import { playerOf } from "../../machinery/http/authenticate.ts";
import { AppError } from "../../machinery/http/errors.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import type { HouseParts } from "../../parts.ts";

type Parts = Pick<HouseParts, "pool" | "games">;
type ListKind = (typeof listKinds)[number];
type ListKey = readonly [account: string, kind: ListKind, game: string];

/** Stores players' named entries with their account: a resource for each kind and game. */
export function listRoutes(app: AppInstance, parts: Parts): void {
  for (const kind of listKinds) routesOf(app, parts, kind);
}

function routesOf(app: AppInstance, { pool, games }: Parts, kind: ListKind): void {
  const item: z.ZodType<Listed> = listed[kind];
  const common = { tags: ["account"], params: z.object({ game: z.string() }), response: { 200: listAnswer(item) } };
  const sound = (list: readonly unknown[]) => list.flatMap((value) => item.safeParse(value).data ?? []);
  function keyOf(account: string, game: string): ListKey {
    if (!games.ids.includes(game)) throw new AppError("not_found");
    return [account, kind, game];
  }
  app.get(
    `/api/account/${kind}/:game`,
    {
      onRequest: [app.authenticate, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: { ...common, summary: `The ${kind} of a game that the player keeps` },
    },
    async (request) => {
      const list = await findList(pool, keyOf(playerOf(request).id, request.params.game));
      return { list: list && sound(list) };
    },
  );
  app.post(
    `/api/account/${kind}/:game`,
    {
      onRequest: [app.authenticate, app.limit("writes")],
      config: { refuses: ["not_found", "list_refused"] },
      schema: {
        ...common,
        summary: `Keep, rename or remove ${kind} of a game; what is not named stays as it is`,
        body: listChange(item),
      },
    },
    async (request) => {
      const list = await changeList(pool, keyOf(playerOf(request).id, request.params.game), request.body);
      return { list: sound(list) };
    },
  );
}

async function findList(db: pg.Pool | pg.PoolClient, key: ListKey, lock = ""): Promise<readonly Listed[] | null> {
  const { rows } = await db.query<{ list: readonly Listed[] }>(
    `select list from account_list where account = $1 and kind = $2 and game = $3 ${lock}`,
    [...key],
  );
  return rows[0]?.list ?? null;
}

/**
 * Changes a list. Two tabs that do so at once wait for each other, and both changes hold.
 * @throws AppError `list_refused`
 */
async function changeList(pool: pg.Pool, key: ListKey, change: ListChange<Listed>): Promise<readonly Listed[]> {
  return inTransaction(pool, async (client) => {
    await client.query(
      "insert into account_list (account, kind, game, list) values ($1, $2, $3, '[]') on conflict do nothing",
      [...key],
    );
    const next = changedList((await findList(client, key, "for update")) ?? [], change);
    if (next === null) throw new AppError("list_refused");
    await client.query("update account_list set list = $4 where account = $1 and kind = $2 and game = $3", [
      ...key,
      JSON.stringify(next),
    ]);
    return next;
  });
}
