import type { Chain } from "@fairhouse/fairness/chain.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";

/** A chain as its row has it. */
export interface SealedChain {
  readonly id: string;
  readonly terminal_hash: string;
  readonly length: number;
  readonly stride: number;
  readonly sealed: Buffer;
}

/** The chain with its secrets. */
export function unsealed(
  vault: Vault,
  { id, terminal_hash: terminalHash, length, stride, sealed }: SealedChain,
): Chain {
  return { length, stride, terminalHash, checkpoints: vault.open(sealed, id).split("\n") };
}
