import { systemClock } from "@fairhouse/server/machinery/clock.ts";
import { createRandom } from "@fairhouse/server/machinery/random.ts";
import { type Answer, Connection } from "../http-client/connection.ts";
import { requestText } from "../http-client/request.ts";
import type { BenchPlayer } from "./processes/house-questions.ts";
import type { Request } from "./processes/load-questions.ts";

/** Keys as the browser makes them: of version 7. */
const random = createRandom(systemClock);

/** The text of a player's request, with a key of its own if it is a command. */
export function textOf(url: URL, { method, path, body }: Request, player: BenchPlayer): string {
  const { token } = player;
  if (body === undefined) return requestText(url, method, path, { token });
  return requestText(url, method, path, { token, key: random.uuid(), body });
}

/** @throws if the house refuses: a bench measures answers, not errors. */
export function assertAccepted(answer: Answer): void {
  if (answer.status >= 300) throw new Error(`the house answered ${answer.status}: ${answer.body}`);
}

/** The players of one connection alone: no other connection must meet a hand that is open on this one. */
export function ownPlayers(
  all: readonly BenchPlayer[],
  connection: number,
  connections: number,
): readonly BenchPlayer[] {
  return all.filter((_, place) => place % connections === connection);
}

export function openAll(url: URL, count: number): Promise<readonly Connection[]> {
  return Promise.all(Array.from({ length: count }, () => Connection.open(url)));
}
