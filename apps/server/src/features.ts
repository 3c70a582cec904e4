import { startAccounts } from "./features/accounts/start.ts";
import { startBackups } from "./features/backups/start.ts";
import { startBrand } from "./features/brand/start.ts";
import { startHouseLog } from "./features/house-log/start.ts";
import { startNotifications } from "./features/notifications/start.ts";
import { startPlay } from "./features/play/start.ts";
import { startPreferences } from "./features/preferences/start.ts";
import { startPromotions } from "./features/promotions/start.ts";
import { startSharing } from "./features/sharing/start.ts";
import { startSports } from "./features/sports/start.ts";
import { startStatistics } from "./features/statistics/start.ts";
import { startSupport } from "./features/support/start.ts";
import { startWallet } from "./features/wallet/start.ts";
import { startLedgerJob } from "./ledger-job.ts";
import type { StartFeature } from "./parts.ts";

/** The features of this house, in the order in which they start; they close in reverse. */
export const features: readonly StartFeature[] = [
  startAccounts,
  startBrand,
  startPlay,
  startSports,
  startLedgerJob,
  startPreferences,
  startPromotions,
  startWallet,
  startNotifications,
  startSupport,
  startStatistics,
  startSharing,
  startBackups,
  startHouseLog,
];
