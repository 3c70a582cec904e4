import type { Result } from "@fairhouse/kernel/result.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Refusal } from "@fairhouse/play/commit/refusal.ts";
import type { RoundHost, TableLink } from "@fairhouse/play/round/round-host.ts";
import type { PlacedTicket } from "@fairhouse/play/round/table/public-ticket.ts";
import type { TakenBackTicket } from "@fairhouse/play/round/tickets/take-back-desk.ts";
import type { TableSnapshot, TicketAnswer } from "@fairhouse/protocol/table.ts";
import type { Logger } from "pino";
import type { Post } from "../../../machinery/sockets/post.ts";

/**
 * Time for which the driver may wait for its database; a server that gave up may ask again, and gets the first answer.
 */
const CASH_OUT_TIMEOUT_MS = 5_000;
const SNAPSHOT_TIMEOUT_MS = 1_000;

type Question =
  | { readonly about: "cash-out"; readonly table: string; readonly player: string; readonly ticket: string }
  | { readonly about: "snapshot"; readonly table: string };

/** Messages between the server that drives a table and the others. */
export type TableMessage =
  | { readonly type: "ask"; readonly id: number; readonly question: Question }
  | { readonly type: "answer"; readonly to: string; readonly id: number; readonly answer: unknown }
  | { readonly type: "placed"; readonly table: string; readonly ticket: PlacedTicket }
  | { readonly type: "takenBack"; readonly table: string; readonly ticket: TakenBackTicket };

const TYPES = ["ask", "answer", "placed", "takenBack"] as const satisfies readonly TableMessage["type"][];

type Driver = Pick<RoundHost, "answerCashOut" | "answerSnapshot" | "answerPlaced" | "answerTakenBack">;

/**
 * Reaches the driver of a table on any server: all are asked, and only the driver answers. A dead server does not
 * answer, so requests time out.
 */
export class PostedTableLink implements TableLink {
  readonly #clock: Clock;
  readonly #post: Pick<Post, "serverId" | "send" | "read">;
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  #asked = 0;

  constructor(clock: Clock, post: Pick<Post, "serverId" | "send" | "read">) {
    this.#clock = clock;
    this.#post = post;
  }

  async requestCashOut(table: string, player: string, ticket: string): Promise<Result<TicketAnswer, Refusal> | null> {
    const answer = await this.#ask({ about: "cash-out", table, player, ticket }, CASH_OUT_TIMEOUT_MS);
    return answer as Result<TicketAnswer, Refusal> | null;
  }

  async requestSnapshot(table: string): Promise<TableSnapshot | null> {
    return (await this.#ask({ about: "snapshot", table }, SNAPSHOT_TIMEOUT_MS)) as TableSnapshot | null;
  }

  placed(table: string, ticket: PlacedTicket): void {
    this.#post.send<TableMessage>({ type: "placed", table, ticket });
  }

  takenBack(table: string, ticket: TakenBackTicket): void {
    this.#post.send<TableMessage>({ type: "takenBack", table, ticket });
  }

  /** Answers other servers' messages about the tables of this driver from now on. */
  serve(driver: Driver, log: Pick<Logger, "warn">): void {
    for (const type of TYPES) {
      this.#post.read<TableMessage>(type, (from, message) => {
        this.#answer(from, message, driver).catch((error: unknown) =>
          log.warn({ err: error }, "another server gets no answer"),
        );
      });
    }
  }

  async #answer(from: string, message: TableMessage, driver: Driver): Promise<void> {
    switch (message.type) {
      case "placed":
        driver.answerPlaced(message.table, message.ticket);
        return;
      case "takenBack":
        driver.answerTakenBack(message.table, message.ticket);
        return;
      case "answer":
        if (message.to === this.#post.serverId) this.#waiting.get(message.id)?.(message.answer);
        return;
      case "ask": {
        const answer = await answerTo(message.question, driver);
        if (answer !== null) this.#post.send<TableMessage>({ type: "answer", to: from, id: message.id, answer });
      }
    }
  }

  /** Asks all servers. Null if none answers in time. */
  #ask(question: Question, timeoutMs: number): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    if (!this.#post.send<TableMessage>({ type: "ask", id, question })) return Promise.resolve(null);
    return new Promise((resolve) => {
      const conclude = (answer: unknown) => {
        cancel();
        this.#waiting.delete(id);
        resolve(answer);
      };
      const cancel = this.#clock.after(timeoutMs, () => conclude(null));
      this.#waiting.set(id, conclude);
    });
  }
}

function answerTo(question: Question, driver: Driver): Promise<unknown> {
  if (question.about === "snapshot") return Promise.resolve(driver.answerSnapshot(question.table));
  return driver.answerCashOut(question.table, question.player, question.ticket);
}
