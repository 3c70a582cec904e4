import type { Notice, ReadBody } from "@fairhouse/protocol/notifications.ts";

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

/** A newer house may send kinds that only its own page can word: an open page leaves them out. */
const isWorded = ({ kind }: Notice) => Object.hasOwn(WORDED, kind);

/** Returns the unread notices that this page shows: those that it cannot word stay unread until a newer one shows them. */
export function unreadOf(sent: readonly Notice[] | null): readonly Notice[] {
  return (sent ?? []).filter((notice) => !notice.read && isWorded(notice));
}

/** Returns what the bell reads by being open: nothing of what it leaves out. Null if nothing is new. */
export function readingOf(sent: readonly Notice[] | null): ReadBody | null {
  const upTo = unreadOf(sent)[0]?.id;
  if (sent === null || upTo === undefined) return null;
  const except = sent.filter((notice) => !notice.read && !isWorded(notice)).map(({ id }) => id);
  return except.length === 0 ? { upTo } : { upTo, except };
}

/** Returns the lines of the bell: a notice each, but one for all hands that wait. */
export function linesOf(sent: readonly Notice[]): readonly NoticeLine[] {
  const notices = sent.filter(isWorded);
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
export function unreadLines(sent: readonly Notice[], unread: number): number {
  const own = unreadOf(sent);
  const hands = own.filter(({ kind }) => kind === "hand_waiting").length;
  const shown = unread - (sent.filter(({ read }) => !read).length - own.length);
  return hands > 1 ? shown - hands + 1 : shown;
}
