import type { Notice } from "@fairhouse/protocol/notifications.ts";

type HandWaiting = Extract<Notice, { kind: "hand_waiting" }>;

/** Several open hands, told in one line at the place of the newest. */
export interface HandsWaiting extends Pick<HandWaiting, "id" | "at"> {
  readonly kind: "hands_waiting";
  readonly hands: readonly HandWaiting[];
}

export type NoticeLine = Notice | HandsWaiting;

/** The kinds that this page has words for. */
const WORDED: Readonly<Record<Notice["kind"], true>> = {
  reward_ready: true,
  race_ended: true,
  hand_waiting: true,
  hand_concluded: true,
  slip_settled: true,
  resettled: true,
  given_back: true,
  new_device: true,
  sign_in_failures: true,
};

/**
 * Returns the lines of the bell: a notice each, but one for all hands that wait. A newer house may send kinds that only
 * its own page can word: an open page leaves them out.
 */
export function linesOf(sent: readonly Notice[]): readonly NoticeLine[] {
  const notices = sent.filter(({ kind }) => Object.hasOwn(WORDED, kind));
  const hands = notices.filter((notice) => notice.kind === "hand_waiting");
  const [newest] = hands;
  if (newest === undefined || hands.length === 1) return notices;
  const together: HandsWaiting = { kind: "hands_waiting", id: newest.id, at: newest.at, hands };
  return notices.flatMap((notice): readonly NoticeLine[] => {
    if (notice.kind !== "hand_waiting") return [notice];
    return notice === newest ? [together] : [];
  });
}

/** Returns how many lines are unread, of a list that counts its notices. */
export function unreadLines(notices: readonly Notice[], unread: number): number {
  const hands = notices.filter(({ kind, read }) => kind === "hand_waiting" && !read).length;
  return hands > 1 ? unread - hands + 1 : unread;
}
