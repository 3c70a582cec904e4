import { restorations } from "@fairhouse/protocol/fairness.ts";
import type pg from "pg";
import type { AppInstance } from "../../../machinery/http/instance.ts";

/** Lists the restorations of this house after its database went back, newest first: for everybody, and for ever. */
export function restorationsRoute(app: AppInstance, { pool }: { readonly pool: pg.Pool }): void {
  app.get(
    "/api/fairness/restorations",
    {
      onRequest: [app.recognise, app.limit("reads")],
      schema: {
        tags: ["fairness"],
        summary:
          "When seeds and chains were thrown away because the database went back in time, and whether anything showed that",
        response: { 200: restorations },
      },
    },
    async () => {
      const { rows } = await pool.query<{ at: Date; reason: string; proven: boolean }>({
        name: "restorations",
        text: "select at, reason, proven from house_opening where kind = 'restored' order by at desc",
      });
      return { restorations: rows.map(({ at, reason, proven }) => ({ at: at.toISOString(), reason, proven })) };
    },
  );
}
