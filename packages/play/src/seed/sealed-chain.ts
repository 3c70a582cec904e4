import type { Chain } from "@fairhouse/fairness/chain.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";

/** The row of a chain. */
export interface SealedChain {
  readonly id: string;
  readonly terminal_hash: string;
  readonly length: number;
  readonly stride: number;
  readonly sealed: Buffer;
}

/** Opens the secrets of a chain. */
export function unsealed(
  vault: Vault,
  { id, terminal_hash: terminalHash, length, stride, sealed }: SealedChain,
): Chain {
  return { length, stride, terminalHash, checkpoints: vault.open(sealed, id).split("\n") };
}
