import type pg from "pg";
import { z } from "zod";
import { AppError } from "../http/errors.ts";
import type { AppInstance } from "../http/instance.ts";

const PATIENCE_MS = 2000;

/** `/healthz` for balancers and supervisors: 200 while this server and its database answer, 503 otherwise. */
export function healthRoute(app: AppInstance, pool: pg.Pool): void {
  app.get("/healthz", { schema: { response: { 200: z.object({ status: z.literal("ok") }) } } }, async () => {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new AppError("busy")), PATIENCE_MS).unref();
    });
    await Promise.race([pool.query("select 1"), late]);
    return { status: "ok" as const };
  });
}
