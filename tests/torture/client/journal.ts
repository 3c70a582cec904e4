import { randomUUID } from "node:crypto";
import type { Broken } from "../attack.ts";
import { canonical, type Reply } from "./http.ts";

/** Refusals that leave open whether the command took effect. */
const UNCERTAIN = new Set(["busy", "internal"]);

/** A request of a player that moves money: it may be repeated, and must be answered alike. */
export interface Command {
  readonly kind: "bet" | "start" | "move" | "ticket" | "cash-out" | "slip" | "sale";
  readonly path: string;
  readonly body: unknown;
  /** Null for commands that are addressed otherwise: a move by its turn, a cash-out or a sale by its bet. */
  readonly key: string | null;
  /** The first 200; null while none came. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the house, looked into by the checks
  answer: any;
  /** The time of that answer, on the monotonic clock. */
  answeredAt: number;
  /** Times it was sent without an answer that tells its fate. */
  lost: number;
  /** True if the last of its answers was lost, or says nothing: only a repetition tells. */
  uncertain: boolean;
  /** The code of the last refusal; null if the last answer was none. */
  refused: string | null;
}

export function newCommand(kind: Command["kind"], path: string, body: unknown): Command {
  const keyed = kind === "bet" || kind === "start" || kind === "ticket" || kind === "slip";
  return {
    kind,
    path,
    body,
    key: keyed ? randomUUID() : null,
    answer: null,
    answeredAt: 0,
    lost: 0,
    uncertain: false,
    refused: null,
  };
}

/** A balance as the house sent it. */
export interface ToldBalance {
  readonly amount: number;
  readonly version: number;
}

/** All requests and answers of one player. */
export class Journal {
  readonly commands: Command[] = [];
  readonly balances: ToldBalance[] = [];
  /** Server seeds that were revealed to them, with their commitments. */
  readonly revealed: { readonly serverSeed: string; readonly serverSeedHash: string }[] = [];
  readonly broken: Broken[] = [];

  note(command: Command, reply: Reply): void {
    if (reply.status === 200) {
      this.#accepted(command, reply.body);
      return;
    }
    command.refused = reply.body?.code ?? `${reply.status}`;
    if (UNCERTAIN.has(command.refused ?? "")) this.lost(command);
    else command.uncertain = false;
    if (command.answer !== null && reply.status < 500) {
      this.#break("3: an acknowledged command is known for ever", command, { first: command.answer, now: reply.body });
    }
    if (command.refused === "internal") this.#break("no request is answered by a bug", command, reply.body);
  }

  lost(command: Command): void {
    command.lost += 1;
    command.uncertain = true;
  }

  noteBalance(balance: ToldBalance | undefined): void {
    if (balance !== undefined) this.balances.push({ amount: balance.amount, version: balance.version });
  }

  /** Commands whose effect nobody knows: only a repetition tells. */
  get open(): readonly Command[] {
    return this.commands.filter(({ answer, uncertain }) => answer === null && uncertain);
  }

  get acknowledged(): readonly Command[] {
    return this.commands.filter(({ answer }) => answer !== null);
  }

  #accepted(command: Command, body: Reply["body"]): void {
    command.refused = null;
    command.uncertain = false;
    this.noteBalance(body.balance);
    if (command.answer === null) {
      command.answer = body;
      command.answeredAt = performance.now();
      return;
    }
    if (canonical(firstAnswer(command, command.answer)) !== canonical(firstAnswer(command, body))) {
      this.#break("3: repeating a key gives the first answer", command, { first: command.answer, now: body });
    }
  }

  #break(invariant: string, command: Command, what: unknown): void {
    const { kind, key, path, body } = command;
    this.broken.push({ invariant, what: JSON.stringify({ kind, key, path, body, what }) });
  }
}

/**
 * Makes the expected first answer: a repeated move on an open hand tells the current balance, and a repeated sale the bet
 * as it is by then; everything else is the first answer, unchanged.
 */
function firstAnswer(command: Command, body: Reply["body"]): unknown {
  if (command.kind === "move") return body.hand;
  return command.kind === "sale" ? [body.balance, body.bet.id] : body;
}
