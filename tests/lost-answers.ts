import { isUnreachable } from "@fairhouse/platform/database-error.ts";
import type { Pool, PoolClient } from "pg";
import type { RoundHouse } from "./round-house.ts";

/** A pool whose answers get lost on purpose. */
export interface LostAnswers {
  readonly pool: Pool;
  /**
   * Loses the answers of the next statements whose name (or text, if they have none) matches: they run to their end and
   * are committed, but their sender sees a terminated connection instead.
   */
  lose(statement: RegExp, times?: number): void;
  /** Stops losing answers. */
  mend(): void;
  /** The names, or texts, of the statements whose answers were lost since the start, in order. */
  readonly lost: readonly string[];
  /** The errors of the database since the start: none if nothing is computed twice. */
  readonly refused: readonly unknown[];
}

interface Due {
  readonly statement: RegExp;
  times: number;
}

export function lostAnswers(pool: Pool): LostAnswers {
  let due: Due[] = [];
  const lost: string[] = [];
  const refused: unknown[] = [];
  const around = new WeakMap<PoolClient, PoolClient>();

  const queryOf =
    (target: Pool | PoolClient) =>
    async (...asked: readonly unknown[]): Promise<unknown> => {
      const answer: unknown = await Reflect.apply(target.query, target, asked).catch((error: unknown) => {
        refused.push(error);
        throw error;
      });
      const said = nameOf(asked[0]);
      const losing = due.find(({ statement, times }) => times > 0 && statement.test(said));
      if (!losing) return answer;
      losing.times -= 1;
      lost.push(said);
      throw new Error("Connection terminated unexpectedly");
    };
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    // A connection's prepared statements are remembered by its object: it has one wrapper, however often it is
    // borrowed.
    const known = around.get(client) ?? instead(client, { query: queryOf(client) });
    around.set(client, known);
    return known;
  };
  return {
    pool: instead(pool, { query: queryOf(pool), connect }),
    lose: (statement, times = 1) => void due.push({ statement, times }),
    mend: () => {
      due = [];
    },
    lost,
    refused,
  };
}

/**
 * Lets the time between a command's attempts pass until the command is answered: with its answer, or as busy, which is
 * how a player sees an unreachable database.
 * @throws any other error: to a player it would be an internal error.
 */
export async function answerOf<Answer>(house: RoundHouse, sent: Promise<Answer>): Promise<Answer | "busy"> {
  let isAnswered = false;
  const answer = sent
    .catch((error: unknown) => {
      if (isUnreachable(error)) return "busy" as const;
      throw error;
    })
    .finally(() => {
      isAnswered = true;
    });
  // Both are awaited together: a rejection that nobody waits for yet would end the process.
  const [told] = await Promise.all([answer, house.passing(() => isAnswered)]);
  return told;
}

function nameOf(asked: unknown): string {
  if (typeof asked === "string") return asked;
  if (typeof asked !== "object" || asked === null) return "";
  if ("name" in asked && typeof asked.name === "string") return asked.name;
  return "text" in asked && typeof asked.text === "string" ? asked.text : "";
}

/** Wraps the target and replaces some of its methods. */
function instead<Target extends Pool | PoolClient>(target: Target, methods: Readonly<Record<string, unknown>>): Target {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === "string" && name in methods) return methods[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
