import { startLedgerJob } from "./ledger-job.ts";
import { startNotifications } from "./notifications/start.ts";
import type { StartFeature } from "./parts.ts";
import { startPlay } from "./play/start.ts";
import { startPreferences } from "./preferences/start.ts";
import { startPromotions } from "./promotions/start.ts";
import { startStatistics } from "./statistics/start.ts";
import { startSupport } from "./support/start.ts";
import { startWallet } from "./wallet/start.ts";

/** The features of this house, in the order in which they start; they close backwards. */
export const features: readonly StartFeature[] = [
  startPlay,
  startLedgerJob,
  startPreferences,
  startPromotions,
  startWallet,
  startNotifications,
  startSupport,
  startStatistics,
];
