import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { gameOf, titleIn } from "../base/games.ts";
import { settingsStore } from "../session/settings-store.ts";
import { guestWords } from "./words/words.ts";

/** Says, when an account has taken over, where the guest's coins and open hands are now. `hands` are ids of games. */
export async function sayTakenOver(hands: readonly string[]): Promise<void> {
  const { language } = settingsStore.getState();
  const words = await guestWords.load(language);
  const names = hands.map((id) => {
    const game = gameOf(id);
    return game === undefined ? id : titleIn(game, language);
  });
  const text = names.length === 0 ? words.coinsStay : words.handWaits(new Intl.ListFormat(language).format(names));
  showToast({ tone: "info", title: words.takenOver, text });
}

/** Says that a hand could not be continued, and its stake came back. */
export async function sayHandReturned(): Promise<void> {
  const words = await guestWords.load(settingsStore.getState().language);
  showToast({ tone: "info", title: words.handReturned, text: words.handReturnedText });
}
