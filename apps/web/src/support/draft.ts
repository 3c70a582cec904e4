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

/** Returns the unsent draft of this tab; null if there is none. */
export function keptDraft(): Draft | null {
  try {
    return draft.safeParse(JSON.parse(tabStorage.getItem(KEY) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a draft; a form without a message is not kept. @param written as in the form: fields that it does not show may
 * be missing.
 */
export function keepDraft({ topic, message = "", email = "", betId = "" }: Partial<Draft>): void {
  if (message.trim() === "") forgetDraft();
  else tabStorage.setItem(KEY, JSON.stringify({ topic, message, email, betId } satisfies Partial<Draft>));
}

export function forgetDraft(): void {
  tabStorage.removeItem(KEY);
}
