import { startLedgerJob } from "./ledger-job.ts";
import type { StartFeature } from "./parts.ts";
import { startPlay } from "./play/start.ts";

/** The features of this house, in the order in which they start; they close backwards. */
export const features: readonly StartFeature[] = [startPlay, startLedgerJob];
