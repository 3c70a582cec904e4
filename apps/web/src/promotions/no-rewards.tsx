import type { OwnRewards } from "@fairhouse/protocol/promotions.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { formatDateTime } from "@fairhouse/ui/format/dates.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { promotionsWords } from "./words/words.ts";

/** Says why a player gets no rewards, and until when. Nothing is offered to them meanwhile. */
export function NoRewards({ barred }: { barred: NonNullable<OwnRewards["barred"]> }) {
  const words = promotionsWords.useWords();
  const { locale } = useFormats();
  return (
    <Alert tone="info">
      {barred.until === null ? words.banned : words.excluded(formatDateTime(Date.parse(barred.until), locale))}
    </Alert>
  );
}
