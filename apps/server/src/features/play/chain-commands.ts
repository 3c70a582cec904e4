import type { SaltSource } from "@fairhouse/fairness/salt-source.ts";
import type pg from "pg";
import { needed } from "../admin/arguments.ts";
import { AdminRefusal } from "../admin/authority.ts";
import type { Command, CommandLine } from "../admin/command.ts";
import { table as printed } from "../admin/print.ts";
import { ChainActs } from "./chain-acts.ts";

interface ChainLine {
  readonly table: string;
  readonly chain: number;
  readonly terminal_hash: string;
  readonly published: Date;
  readonly played: string;
  readonly salt: string;
  readonly source: SaltSource | null;
  readonly announced: Date | null;
}

/** `chain …`: without more, the chains of all tables. */
export const chainCommand: Command = {
  names: ["chain"],
  looks: "  chain                           the chains of all tables, and where their salts come from",
  acts: `  chain announce <table> drand <network> <round>
                                  name the source of the next chain's salt, for ever: a round of the drand network with this
                                  chain hash, at least ten minutes away
  chain announce <table> bitcoin <height>
                                  the same: the block of a height that is not found for weeks
  chain value <table> <value>     what that source gave: a round's randomness, or a block's header, in hex
  chain retire <table>            go on with the next chain, which has its value, instead of playing this one to its end
  chain give-up <table>           never play the next chain, because its source gives no value`,
  run: runChain,
};

async function runChain({ words, pool, act, by }: CommandLine): Promise<string> {
  const [what, first, ...more] = words;
  const acts = new ChainActs(act);
  const tableId = () => needed(first, "<table>");
  switch (what) {
    case undefined:
      return printed(await chains(pool));
    case "announce":
      return acts.announce(tableId(), sourceOf(more), by());
    case "value":
      return acts.value(tableId(), needed(more[0], "<value>"), by());
    case "retire":
      return acts.retire(tableId(), by());
    case "give-up":
      return acts.giveUp(tableId(), by());
    default:
      throw new AdminRefusal(`chain ${what}? There are: announce, value, retire, give-up`);
  }
}

function sourceOf([kind, ...rest]: readonly string[]): SaltSource {
  if (kind === "drand") {
    const [network, round] = rest;
    return { kind, network: needed(network, "<network>").toLowerCase(), round: count(needed(round, "<round>")) };
  }
  if (kind === "bitcoin") return { kind, height: count(needed(rest[0], "<height>")) };
  throw new AdminRefusal(`a source is drand <network> <round> or bitcoin <height>, not ${kind ?? "nothing"}`);
}

function count(text: string): number {
  if (!/^[1-9]\d{0,11}$/.test(text)) throw new AdminRefusal(`${text} is no number of a round or a block`);
  return Number(text);
}

async function chains(pool: pg.Pool): Promise<readonly ChainLine[]> {
  const { rows } = await pool.query<ChainLine>(
    `select "table", ordinal as chain, terminal_hash, created_at as published, played || ' of ' || length as played,
       case when given_up_at is not null then 'given up' when salt is not null then coalesce(source ->> 'kind', 'drawn')
         when value is not null then 'ready' when source is not null then 'announced' else 'not announced' end as salt,
       source, announced_at as announced
     from play_chain order by "table", ordinal`,
  );
  return rows;
}
