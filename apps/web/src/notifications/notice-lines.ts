import type { Notice } from "@fairhouse/protocol/notifications.ts";

type HandWaiting = Extract<Notice, { kind: "hand_waiting" }>;

/** Several open hands, told in one line at the place of the newest. */
export interface HandsWaiting extends Pick<HandWaiting, "id" | "at"> {
  readonly kind: "hands_waiting";
  readonly hands: readonly HandWaiting[];
}

export type NoticeLine = Notice | HandsWaiting;

/** Returns the lines of the bell: a notice each, but one for all hands that wait. */
export function linesOf(notices: readonly Notice[]): readonly NoticeLine[] {
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
