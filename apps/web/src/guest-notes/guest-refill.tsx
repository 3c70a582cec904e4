import { Button } from "@fairhouse/ui/components/button.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { STARTING_COINS } from "../base/starting-coins.ts";
import { guestPurse } from "../guest/guest.ts";
import { guestWords } from "../guest/words/words.ts";
import { openGuest } from "../services/services.ts";
import { NoteLine } from "./note-line.tsx";

/** A button for new coins if a guest has none, not even in open hands; `otherwise` while they have some. */
export function GuestRefill({ otherwise }: { otherwise: ReactNode }) {
  const words = guestWords.useWords();
  const errors = errorWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  const { broke } = useStore(guestPurse);
  const [refilling, setRefilling] = useState(false);
  if (!broke) return otherwise;

  const refill = () => {
    setRefilling(true);
    openGuest()
      .then((guest) => guest.refill())
      .catch((error: unknown) => showToast({ tone: "error", title: textOfError(errors, error) }))
      .finally(() => setRefilling(false));
  };
  return (
    <NoteLine
      action={
        <Button size="sm" variant="accent" className="shrink-0" loading={refilling} onClick={refill}>
          {words.refill(money(STARTING_COINS, currency))}
        </Button>
      }
    >
      {words.broke}
    </NoteLine>
  );
}
