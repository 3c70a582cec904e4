import { type PlantedBug, piece, plant } from "./bug.ts";

/** Bugs in admission and readmission of players. */
export const accountsBugs: readonly PlantedBug[] = [
  plant(
    "closing an account leaves no refusal behind",
    "accounts",
    piece(
      "apps/server/src/features/accounts/profile/closing.ts",
      "  await keepRefusals(client, parts, id, now);\n",
      "",
    ),
  ),
  plant(
    "an account has no ceiling of failures",
    "accounts",
    piece("apps/server/src/features/accounts/sign-in/throttle.ts", "failures > CEILING || ", ""),
    piece("apps/server/src/features/accounts/sign-in/throttle.ts", "failures > ATTACK && ", "failures < 0 && "),
  ),
  plant(
    "the password alone changes who can sign in",
    "accounts",
    piece(
      "apps/server/src/features/accounts/profile/profile.ts",
      "await watch.overCode(id, { session: sessionId }, true, () => twoFactor.pass(id, code, sessionId));",
      "",
    ),
  ),
  plant(
    "the way back leaves the sessions as they are",
    "accounts",
    piece(
      "apps/server/src/features/accounts/profile/email-returns.ts",
      `ended = await endSessionsWith(client, way.account, null, "email_restored", now);`,
      "",
    ),
  ),
];
