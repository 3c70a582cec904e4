import { isUnreachable } from "@fairhouse/platform/database-error.ts";
import type { Pool, PoolClient } from "pg";
import type { RoundHouse } from "./round-house.ts";

/** A pool whose answers get lost on purpose. */
export interface LostAnswers {
  readonly pool: Pool;
  /**
   * The next statements whose name (or text, where they have none) is like this are run to their end and committed, and whoever
   * sent them learns that the connection was terminated instead.
   */
  lose(statement: RegExp, times?: number): void;
  /** Nothing is lost any more. */
  mend(): void;
  /** The names, or texts, of what was lost since the start, in order. */
  readonly lost: readonly string[];
  /** What the database refused to do since the start: nothing, where nothing is computed twice. */
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
    // What a connection has prepared and knows is remembered by its object: it has one, however often it is borrowed.
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
 * Lets the time pass that a command waits between its tries, until it is answered: with its answer, or as busy, which is what an
 * unreachable database is to a player. @throws whatever else it ends with: that would be an internal error.
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
  // Both at once: a rejection that nobody waits for yet would end the process.
  const [told] = await Promise.all([answer, house.passing(() => isAnswered)]);
  return told;
}

function nameOf(asked: unknown): string {
  if (typeof asked === "string") return asked;
  if (typeof asked !== "object" || asked === null) return "";
  if ("name" in asked && typeof asked.name === "string") return asked.name;
  return "text" in asked && typeof asked.text === "string" ? asked.text : "";
}

/** The target, but for some of its methods. */
function instead<Target extends Pool | PoolClient>(target: Target, methods: Readonly<Record<string, unknown>>): Target {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === "string" && name in methods) return methods[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
