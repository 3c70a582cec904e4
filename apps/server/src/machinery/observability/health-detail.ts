import type { Config } from "../config.ts";
import { AppError } from "../http/errors.ts";
import type { AppInstance } from "../http/instance.ts";
import { mayRead } from "./metrics.ts";

/**
 * `/healthz/detail`: facts that no load balancer needs and not everybody should know, for clients that may read the
 * metrics.
 */
export function healthDetailRoute(
  app: AppInstance,
  { metricsToken }: Pick<Config, "metricsToken">,
  read: () => Promise<object>,
): void {
  app.get("/healthz/detail", async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new AppError("forbidden");
    reply.header("cache-control", "no-store");
    return reply.send(await read());
  });
}
