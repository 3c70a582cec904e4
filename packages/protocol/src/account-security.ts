import { z } from "zod";
import { email, newPassword, personName, user } from "./account.ts";
import { drawnAvatars } from "./account-avatars.ts";
import { shownText } from "./text.ts";

/** `POST /api/auth/forgot-password`: answered alike whether or not the address is known. */
export const forgotPasswordBody = z.strictObject({ email });

/** `POST /api/auth/new-password` and `/api/auth/restore-email`, with the token of the mail. */
export const newPasswordBody = z.strictObject({ token: z.string().min(1).max(200), password: newPassword });

/** The player's password, once more: an unattended browser must not be enough to take an account over. */
const ownPassword = z.string().min(1, "Password is required").max(1024, "Password is too long");

/** A fresh code of the second factor, for accounts that have one; the refusal `code_required` asks for it. */
const freshCode = z.string().trim().max(40, "Code is required").optional();

export const passwordBody = z.strictObject({ password: ownPassword, code: freshCode });
export type PasswordBody = z.infer<typeof passwordBody>;

export const changePasswordBody = z.strictObject({ password: ownPassword, code: freshCode, newPassword });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const changeEmailBody = z.strictObject({ password: ownPassword, code: freshCode, email });
export type ChangeEmailBody = z.infer<typeof changeEmailBody>;

/** Answer of `POST /api/account/email`. */
export const changedEmail = z.object({
  user,
  /** The new address while it waits for the code that was mailed to it; null once it counts. */
  waitingEmail: z.string().nullable(),
});
export type ChangedEmail = z.infer<typeof changedEmail>;

/**
 * Taken in its plain form (NFKC) first: one sign, like `ﷺ`, may stand for many, and others for signs that a name may
 * not have.
 */
const username = z
  .string()
  // Length as typed, where a sign may take several units; the plain form below is what counts.
  .max(96, "At most 24 characters")
  .transform((text) => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim())
  .pipe(
    shownText("Contains characters that a name cannot have")
      .min(3, "At least 3 characters")
      .max(24, "At most 24 characters")
      .regex(/^[\p{L}\p{M}\p{N} _.-]+$/u, "Letters, digits, space, dot, hyphen and underscore only")
      .regex(/[\p{L}\p{N}]/u, "At least one letter or digit"),
  );

/** `POST /api/account/identity`. */
export const identityBody = z.strictObject({
  username,
  firstName: personName("First name required"),
  lastName: personName("Last name required"),
  /** Null for initials. */
  avatar: z.enum(drawnAvatars).nullable(),
  /** Others see "Hidden" instead of the username. */
  hidden: z.boolean(),
});
export type IdentityBody = z.infer<typeof identityBody>;
/** `POST /api/account/identity`: what changes. Another device may have changed the rest meanwhile. */
export const identityChange = identityBody.partial();
export type IdentityChange = z.infer<typeof identityChange>;

/** `POST /api/account/sessions/end`: ends one, or all but the one that asks. */
export const endSessionsBody = z.union([z.strictObject({ id: z.uuid() }), z.strictObject({ others: z.literal(true) })]);

/** Six digits from the app, or a recovery code. */
const secondFactorCode = z.string().trim().min(1, "Code is required").max(40, "Code is required");
export const codeBody = z.strictObject({ code: secondFactorCode });
export type CodeBody = z.infer<typeof codeBody>;

/** Answer of `POST /api/account/two-factor/start`. */
export const twoFactorSetup = z.object({
  /** Base32, to be typed in if there is no camera. */
  secret: z.string(),
  /** `otpauth://`, for the QR code. */
  uri: z.string(),
});
export type TwoFactorSetup = z.infer<typeof twoFactorSetup>;

/** Shown once: the house stores their hashes. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** `GET /api/account/profile`: what the profile page shows beside the session's own answer. */
export const profile = z.object({
  createdAt: z.iso.datetime(),
  hidden: z.boolean(),
  /** An address that waits for the code that was mailed to it. */
  waitingEmail: z.string().nullable(),
  twoFactor: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() }),
  referral: z.object({
    count: z.int(),
    /** The newest fifty. */
    players: z.array(z.object({ name: z.string().nullable(), avatar: z.string(), joinedAt: z.iso.datetime() })),
  }),
});
export type Profile = z.infer<typeof profile>;
