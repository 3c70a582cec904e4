import { dueAt, type SaltSource } from "@fairhouse/fairness/salt-source.ts";

/** A public source of the salt, named before it had a value; the same fields as the protocol's. */
export interface AnnouncementFacts {
  readonly at: string;
  readonly source: SaltSource;
  /** The time when its value is due; null if only the source's own clock tells. */
  readonly dueAt: string | null;
  readonly value: string | null;
}

/** The origin of a chain's salt, and the times at which it became public. */
export interface SaltFacts {
  /** The time since which the terminal hash is public. */
  readonly publishedAt: string;
  /** The time at which the salt was set and rounds began; null while the chain waits. */
  readonly openedAt: string | null;
  /** Null if the house draws the salt itself. */
  readonly announcement: AnnouncementFacts | null;
}

/** A chain as the fairness page shows it; the same fields as the protocol's. */
export interface ChainFacts extends SaltFacts {
  readonly ordinal: number;
  readonly terminalHash: string;
  readonly salt: string | null;
  readonly length: number;
  /** Links played so far. */
  readonly index: number;
  readonly retiredAt: string | null;
  /** Set if the chain is never played although it was announced. */
  readonly givenUp: { readonly at: string; readonly reason: string } | null;
}

/** The chain in play, the next one, and earlier ones, newest first. */
export interface TableChains {
  readonly chain: ChainFacts | null;
  readonly next: ChainFacts | null;
  readonly earlier: readonly ChainFacts[];
}

export interface SaltRow {
  created_at: Date;
  opened_at: Date | null;
  source: SaltSource | null;
  announced_at: Date | null;
  value: string | null;
}

export interface ChainFactsRow extends SaltRow {
  ordinal: number;
  terminal_hash: string;
  salt: string | null;
  length: number;
  played: number;
  retired_at: Date | null;
  given_up_at: Date | null;
  given_up_reason: string | null;
}

export const saltColumns = "c.created_at, c.opened_at, c.source, c.announced_at, c.value";
export const chainColumns = `${saltColumns}, c.ordinal, c.terminal_hash, c.salt, c.length, c.played, c.retired_at, c.given_up_at,
  c.given_up_reason`;

export function saltFacts({ created_at, opened_at, source, announced_at, value }: SaltRow): SaltFacts {
  const due = source && dueAt(source);
  return {
    publishedAt: created_at.toISOString(),
    openedAt: opened_at?.toISOString() ?? null,
    announcement: source &&
      announced_at && {
        at: announced_at.toISOString(),
        source,
        dueAt: due === null ? null : new Date(due).toISOString(),
        value,
      },
  };
}

/** Finds the current and the next among the newest chains of a table, which come newest first. */
export function tableChains(rows: readonly ChainFactsRow[]): TableChains {
  const chains = rows.map(chainFacts);
  const chain = chains.find(({ openedAt }) => openedAt !== null) ?? null;
  const next = chains.findLast(({ openedAt, givenUp }) => openedAt === null && givenUp === null) ?? null;
  return { chain, next, earlier: chains.filter((one) => one !== chain && one !== next) };
}

function chainFacts(row: ChainFactsRow): ChainFacts {
  const { given_up_at: at, given_up_reason: reason } = row;
  return {
    ...saltFacts(row),
    ordinal: row.ordinal,
    terminalHash: row.terminal_hash,
    salt: row.salt,
    length: row.length,
    index: row.played,
    retiredAt: row.retired_at?.toISOString() ?? null,
    givenUp: at && { at: at.toISOString(), reason: reason ?? "" },
  };
}
