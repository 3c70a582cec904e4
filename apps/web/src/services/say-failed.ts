import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { settingsStore } from "../session/settings-store.ts";

/** Shows a message about an error that no part of the page shows. Rejects if its words cannot be fetched. */
export async function sayFailed(error: unknown): Promise<void> {
  const words = await errorWords.load(settingsStore.getState().language);
  showToast({ tone: "error", title: textOfError(words, error) });
}
