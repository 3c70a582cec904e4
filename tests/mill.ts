import { generateChain } from "@fairhouse/fairness/chain.ts";
import type { ChainMill } from "@fairhouse/play/ports.ts";

/** A chain mill without a thread: the short chains of tests are hashed before a thread would have started. */
export const millAtOnce: ChainMill = async (root, length, stride) => generateChain(root, length, stride);
