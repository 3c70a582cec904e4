import { z } from "zod";

const when = z.iso.datetime();
const head = { id: z.uuid(), at: when, read: z.boolean() };

/** An event that concerns a player. The page words it, in the reader's language. */
export const notice = z.discriminatedUnion("kind", [
  z.object({ ...head, kind: z.literal("reward_ready"), step: z.int(), amount: z.int() }),
  /** `prize` is 0 below the tenth place. */
  z.object({ ...head, kind: z.literal("race_ended"), place: z.int(), prize: z.int(), wagered: z.int() }),
  z.object({ ...head, kind: z.literal("hand_waiting"), game: z.string(), stake: z.int() }),
  /** The house ended a hand that its player had left. */
  z.object({
    ...head,
    kind: z.literal("hand_concluded"),
    bet: z.uuid(),
    game: z.string(),
    stake: z.int(),
    payout: z.int(),
  }),
  /** A bet on facts ended: by its results, because it was given back, or because an order sold it. */
  z.object({
    ...head,
    kind: z.literal("slip_settled"),
    bet: z.uuid(),
    game: z.string(),
    stake: z.int(),
    payout: z.int(),
    ended: z.enum(["settled", "refunded", "cashed_out"]),
  }),
  /** A result was corrected, and the bet was paid otherwise than until then. */
  z.object({
    ...head,
    kind: z.literal("resettled"),
    bet: z.uuid(),
    game: z.string(),
    was: z.int(),
    payout: z.int(),
  }),
  /** The database went back in time, and the stake of an open hand or ticket was given back. */
  z.object({ ...head, kind: z.literal("given_back"), bet: z.uuid(), game: z.string(), stake: z.int() }),
  /** `device` is the name that the browser gave itself. */
  z.object({ ...head, kind: z.literal("new_device"), device: z.string(), address: z.string() }),
  /** Failures from devices that the account does not know. `passwordKnown`: only the code was wrong. */
  z.object({ ...head, kind: z.literal("sign_in_failures"), failures: z.int(), passwordKnown: z.boolean() }),
]);
export type Notice = z.infer<typeof notice>;

/** `GET /api/notifications`: the newest 50, and how many of them are unread. */
export const noticeList = z.object({ notices: z.array(notice), unread: z.int() });
export type NoticeList = z.infer<typeof noticeList>;

/** Notices of one list. */
const MOST_LISTED = 50;

/** `POST /api/notifications/read`: marks everything up to this notice as read, but for those that the page could not show. */
export const readBody = z.strictObject({
  upTo: z.uuid().toLowerCase(),
  except: z.array(z.uuid().toLowerCase()).max(MOST_LISTED).optional(),
});
export type ReadBody = z.input<typeof readBody>;
