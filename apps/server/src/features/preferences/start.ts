import {
  type PreferenceChanges,
  type Preferences,
  preferenceChanges,
  preferences,
} from "@fairhouse/protocol/preferences.ts";
import { withStars } from "@fairhouse/protocol/stars.ts";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Schema } from "../../machinery/database/schema.ts";
import { playerOf } from "../../machinery/http/authenticate.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import type { StartFeature } from "../../parts.ts";
import { listRoutes } from "./lists.ts";

/**
 * Stores game settings, strategies and layouts with the account, so that they follow a player from device to device.
 */
export const startPreferences: StartFeature = async (house) => ({
  routes: (app) => {
    preferenceRoutes(app, house.db);
    listRoutes(app, house);
  },
});

function preferenceRoutes(app: AppInstance, db: Kysely<Schema>): void {
  const common = { tags: ["account"], response: { 200: preferences } };
  app.get(
    "/api/account/preferences",
    {
      onRequest: [app.authenticate, app.limit("reads")],
      schema: { ...common, summary: "The game settings that the player has chosen" },
    },
    async (request) => findPreferences(db, playerOf(request).id),
  );
  app.put(
    "/api/account/preferences",
    {
      onRequest: [app.authenticate, app.limit("writes")],
      schema: {
        ...common,
        summary: "Choose game settings; those that are not named keep their value",
        body: preferenceChanges,
      },
    },
    async (request) => mergePreferences(db, playerOf(request).id, request.body),
  );
}

/** Leaves out stored values of another version that are not settings of this one. */
function parse(chosen: unknown): Preferences {
  const known = Object.entries(chosen ?? {}).filter(
    ([name, value]) => preferences.safeParse({ [name]: value }).success,
  );
  return preferences.parse(Object.fromEntries(known));
}

async function findPreferences(db: Kysely<Schema>, account: string): Promise<Preferences> {
  const row = await db
    .selectFrom("account_preferences")
    .select("chosen")
    .where("account", "=", account)
    .executeTakeFirst();
  return parse(row?.chosen);
}

/** Merges changes: two devices that change different settings, or stars, at once both keep theirs. */
async function mergePreferences(
  db: Kysely<Schema>,
  account: string,
  { stars, ...changes }: PreferenceChanges,
): Promise<Preferences> {
  return db.transaction().execute(async (transaction) => {
    // Locks the row until the stars are turned.
    const chosen = await putPreferences(transaction, account, changes);
    if (stars === undefined) return chosen;
    const favouriteGames = [...withStars(chosen.favouriteGames ?? [], stars)];
    return putPreferences(transaction, account, { favouriteGames });
  });
}

async function putPreferences(db: Kysely<Schema>, account: string, changes: Preferences): Promise<Preferences> {
  const row = await db
    .insertInto("account_preferences")
    .values({ account, chosen: JSON.stringify(changes) })
    .onConflict((conflict) =>
      conflict.column("account").doUpdateSet({ chosen: sql`account_preferences.chosen || excluded.chosen` }),
    )
    .returning("chosen")
    .executeTakeFirstOrThrow();
  return parse(row.chosen);
}
