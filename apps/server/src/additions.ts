import { accountAdditions } from "./features/accounts/additions.ts";
import { adminAdditions } from "./features/admin/additions.ts";
import { houseLogAdditions } from "./features/house-log/additions.ts";
import { notificationAdditions } from "./features/notifications/additions.ts";
import { playAdditions } from "./features/play/additions.ts";
import { preferenceAdditions } from "./features/preferences/additions.ts";
import { promotionAdditions } from "./features/promotions/additions.ts";
import { sportsAdditions } from "./features/sports/additions.ts";
import { statisticsAdditions } from "./features/statistics/additions.ts";
import { supportAdditions } from "./features/support/additions.ts";
import { walletAdditions } from "./features/wallet/additions.ts";
import type { Additions } from "./parts.ts";

/**
 * The additions of all features, in the order in which tools print them. A house with fewer features has the same
 * tables, and so the same list.
 */
export const allAdditions: readonly Additions[] = [
  accountAdditions,
  walletAdditions,
  promotionAdditions,
  statisticsAdditions,
  preferenceAdditions,
  notificationAdditions,
  supportAdditions,
  playAdditions,
  sportsAdditions,
  houseLogAdditions,
  adminAdditions,
];
