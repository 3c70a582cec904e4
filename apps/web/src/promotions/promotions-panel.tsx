import type { OwnRewards } from "@fairhouse/protocol/promotions.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { formatDateTime } from "@fairhouse/ui/format/dates.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { siteWords } from "../base/words/words.ts";
import { type OwnPanelProps, PanelFrame } from "../page/panel-frame.tsx";
import { DailyReward } from "./daily-reward.tsx";
import { FreeCoins } from "./free-coins.tsx";
import { WeeklyRace } from "./race.tsx";
import { usePromotions } from "./use-promotions.ts";
import { promotionsWords } from "./words/words.ts";

/** `?panel=promotions`: the daily reward, free coins and the weekly race. */
export function PromotionsPanel(panel: OwnPanelProps) {
  const words = promotionsWords.useWords();
  return (
    <PanelFrame {...panel} width="xl" title={words.title} description={words.lead}>
      <Content />
    </PanelFrame>
  );
}

function Content() {
  const words = promotionsWords.useWords();
  const shell = siteWords.useWords();
  const { promotions, failed, retry } = usePromotions();
  if (promotions === null && failed) {
    return (
      <EmptyState
        tone="error"
        title={words.failed}
        action={<Button onClick={() => void retry()}>{shell.retry}</Button>}
      />
    );
  }
  if (promotions === null) {
    return (
      <div className="grid gap-4">
        <Skeleton className="h-80 rounded-panel!" />
        <Skeleton className="h-32 rounded-panel!" />
        <Skeleton className="h-96 rounded-panel!" />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {promotions.own?.barred && <NoRewards barred={promotions.own.barred} />}
      <DailyReward promotions={promotions} />
      <FreeCoins promotions={promotions} />
      <WeeklyRace race={promotions.race} isBarred={promotions.own?.barred != null} />
    </div>
  );
}

/** Says why a player gets no rewards, and until when. Nothing is offered to them meanwhile. */
function NoRewards({ barred }: { barred: NonNullable<OwnRewards["barred"]> }) {
  const words = promotionsWords.useWords();
  const { locale } = useFormats();
  return (
    <Alert tone="info">
      {barred.until === null ? words.banned : words.excluded(formatDateTime(Date.parse(barred.until), locale))}
    </Alert>
  );
}
