import type { SaltSource } from "@fairhouse/fairness/salt-source.ts";
import { needed } from "../../../acts/arguments.ts";
import { AdminRefusal } from "../../../acts/authority.ts";
import type { Command, CommandLine } from "../../../acts/command.ts";
import { table as printed } from "../../../acts/print.ts";
import { ChainActs, listChains } from "./chain-acts.ts";

/** `chain …`: without further words, lists the chains of all tables. */
export const chainCommand: Command = {
  names: ["chain"],
  most: 5,
  looks: "  chain                           the chains of all tables, and where their salts come from",
  acts: `  chain announce <table> drand <network> <round>
                                  name the source of the next chain's salt, for ever: a round of the drand network with this
                                  chain hash, at least ten minutes away
  chain announce <table> bitcoin <height>
                                  the same: the block of a height that is not found for weeks
  chain value <table> <value>     give the value of that source: a round's randomness, or a block's header, in hex
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
      return printed(await listChains(pool));
    case "announce": {
      const { ordinal, terminalHash, dueAt } = await acts.announce(tableId(), sourceOf(more), by());
      const when = dueAt === null ? "" : `; its value comes out at ${dueAt.toISOString()}`;
      return `announced for chain ${ordinal} of ${first}, ${terminalHash}${when}`;
    }
    case "value": {
      const { salt, hashedText } = await acts.value(tableId(), needed(more[0], "<value>"), by());
      return `salt ${salt}, SHA-256 of ${hashedText}`;
    }
    case "retire":
      return `chain ${(await acts.retire(tableId(), by())).ordinal} of ${first} ends with its present round`;
    case "give-up":
      return `chain ${(await acts.giveUp(tableId(), by())).ordinal} of ${first} will not be played`;
    default:
      throw new AdminRefusal(`no command chain ${what}; there are announce, value, retire, give-up`);
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
  if (!/^[1-9]\d{0,11}$/.test(text)) throw new AdminRefusal(`${text} is not the number of a round or a block`);
  return Number(text);
}
