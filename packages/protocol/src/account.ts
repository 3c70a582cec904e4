import { z } from "zod";
import { brandInfo } from "./brand.ts";
import { heldResult } from "./play.ts";
import type { PlayRules } from "./play-rules.ts";
import { shownText } from "./text.ts";

export const email = z
  .string()
  .trim()
  .min(1, "Email is required")
  .max(254, "Email must be a valid email address")
  .pipe(z.email("Email must be a valid email address"));

export const personName = (required: string) =>
  shownText("Contains characters that a name cannot have").trim().min(1, required).max(64, "At most 64 characters");

/** 8 to 128 characters of any composition; common ones are refused by the server. */
export const newPassword = z
  .string()
  .min(1, "Password is required")
  .min(8, "Password must have at least 8 characters")
  .max(128, "Password must have at most 128 characters");

export const loginBody = z.strictObject({
  email,
  password: z.string().min(1, "Password is required").max(1024, "Password is too long"),
  /** Second step of accounts that have one; the refusal `code_required` asks for it. */
  code: z.string().trim().max(40).optional(),
});
export type LoginBody = z.infer<typeof loginBody>;

export const registerBody = z.strictObject({
  email,
  password: newPassword,
  firstName: personName("First name required"),
  lastName: personName("Last name required"),
});
export type RegisterBody = z.infer<typeof registerBody>;

export const ageBody = z.strictObject({ adult: z.literal(true) });

export const role = z.enum(["player", "support", "operator", "admin"]);
export type Role = z.infer<typeof role>;

export const user = z.object({
  _id: z.uuid(),
  email: z.string(),
  username: z.string(),
  /** The player's own referral code. */
  iReferral: z.string(),
  /** Seed of the drawn avatar. */
  avatar: z.string(),
  role,
  firstName: z.string(),
  lastName: z.string(),
  /** When the player confirmed to be 18 or older; null until then. */
  adultAt: z.iso.datetime().nullable(),
});
export type User = z.infer<typeof user>;

export const currency = z.object({
  _id: z.string(),
  icon: z.string(),
  symbol: z.string(),
  minBet: z.int(),
  maxBet: z.int(),
  price: z.number(),
  /** Decimals of the smallest unit, in which all amounts are given, and how many of them are shown. */
  decimals: z.int().min(0).max(8),
  shownDecimals: z.int().min(0).max(8),
});
export type Currency = z.infer<typeof currency>;

export const balance = z.object({
  _id: z.string(),
  /** In the currency's smallest unit. */
  amount: z.int(),
  currency,
  /** Number of entries of the account so far; the balance with the larger version is newer. */
  version: z.int(),
  /** Results that it contains but that nobody is shown yet, round by round. */
  held: z.array(heldResult).readonly().optional(),
});
export type Balance = z.infer<typeof balance>;

/** Answer of login, register, refresh and me. */
export const session = z.object({
  accessToken: z.string(),
  user,
  session: z.object({ accessToken: z.string() }),
  balance,
  balances: z.array(balance),
  adminAddress: z.string(),
  solAdminAddress: z.string(),
  ethAdminAddress: z.string(),
});
export type Session = z.infer<typeof session>;

/** `GET /api/account/sessions`: the browsers in which an account is signed in. */
export const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** Name that the browser gave itself. */
      device: z.string(),
      address: z.string(),
      createdAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      /** True for the session that asks. */
      current: z.boolean(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionList>;

/** `POST /api/account/claim`, with the token that the first start prints. */
export const claimBody = z.strictObject({ token: z.string().min(1).max(200) });

const playRules = z.object({
  autoplay: z.boolean(),
  fastPlay: z.boolean(),
  holdToBet: z.boolean(),
  severalGames: z.boolean(),
  betweenBetsMs: z.number().int().min(0),
  showPlayTime: z.boolean(),
}) satisfies z.ZodType<PlayRules>;

/** Facts about the house that a visitor's page needs before anybody signs in. */
export const houseInfo = z.object({
  name: z.string(),
  currency,
  /** Games switched off by the operator at the moment. */
  gamesOff: z.array(z.string()),
  draining: z.boolean(),
  /**
   * True while no bet, move, take-back or cash-out is accepted: the operator has to see to the database first. Absent
   * until the house has answered.
   */
  shut: z.boolean().optional(),
  /** The newest restoration. Players who have not answered its pairs with a client seed of their own do so now. */
  restored: z.uuid().nullable().optional(),
  /** Absent until the house has answered. */
  brand: brandInfo.optional(),
  /** Absent until the house has answered. */
  play: playRules.optional(),
});
export type HouseInfo = z.infer<typeof houseInfo>;
