import { tabStorage } from "@fairhouse/client/storage.ts";
import { supportTopic } from "@fairhouse/protocol/support.ts";
import { z } from "zod";

const KEY = "supportDraft";

const draft = z.object({
  topic: supportTopic.optional(),
  message: z.string(),
  email: z.string(),
  betId: z.string(),
});
export type Draft = z.infer<typeof draft>;
/** The writer is stored too, because the next player at this browser must not read it; null for a visitor. */
const stored = z.object({ owner: z.string().nullable(), draft });

/**
 * Returns the unsent draft of this tab; null if there is none. A visitor's goes on once they have signed in; that of
 * another player is deleted.
 */
export function keptDraft(player: string | null): Draft | null {
  const kept = parsed();
  if (kept === null || kept.owner === null || kept.owner === player) return kept?.draft ?? null;
  forgetDraft();
  return null;
}

function parsed() {
  try {
    return stored.safeParse(JSON.parse(tabStorage.getItem(KEY) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a draft; a form without a message is not kept. @param player who writes; null for a visitor. @param written as
 * in the form: fields that it does not show may be missing.
 */
export function keepDraft(player: string | null, written: Partial<Draft>): void {
  const { topic, message = "", email = "", betId = "" } = written;
  if (message.trim() === "") forgetDraft();
  else tabStorage.setItem(KEY, JSON.stringify({ owner: player, draft: { topic, message, email, betId } }));
}

export function forgetDraft(): void {
  tabStorage.removeItem(KEY);
}
