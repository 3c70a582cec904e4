import { generateChain } from "@fairhouse/fairness/chain.ts";
import type { ChainMill } from "@fairhouse/play/ports.ts";

/** Without a thread: the short chains of tests are hashed sooner than one starts. */
export const millAtOnce: ChainMill = async (root, length, stride) => generateChain(root, length, stride);
