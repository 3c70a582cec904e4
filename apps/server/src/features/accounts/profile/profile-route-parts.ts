import type { Clock } from "@fairhouse/platform/clock.ts";
import type { PasswordBody } from "@fairhouse/protocol/account-security.ts";
import type pg from "pg";
import type { Config } from "../../../machinery/config.ts";
import type { Mailer } from "../../../machinery/mail/mailer.ts";
import type { Sessions, SignedIn } from "../../../machinery/sessions/sessions.ts";
import type { Additions } from "../../../parts.ts";
import type { Accounts } from "../service.ts";
import type { CookieJar } from "../sign-in/cookies.ts";
import type { PasswordResets } from "../sign-in/resets.ts";
import type { SharedAttempts } from "../sign-in/shared-attempts.ts";
import type { TwoFactor } from "../sign-in/two-factor.ts";
import type { EmailChanges } from "./email-changes.ts";
import type { Profiles } from "./profile.ts";

export interface ProfileRouteParts {
  readonly additions: readonly Additions[];
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  readonly resets: PasswordResets;
  readonly twoFactor: TwoFactor;
  readonly emailChanges: EmailChanges;
  readonly returnToEmail: (token: string, password: string) => Promise<void>;
  readonly shared: SharedAttempts;
  readonly mailer: Mailer;
  readonly cookies: CookieJar;
  readonly close: (player: SignedIn, body: PasswordBody) => Promise<void>;
}
