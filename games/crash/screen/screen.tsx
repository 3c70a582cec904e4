import { Tooltip } from "@fairhouse/ui/components/tooltip.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GamePage } from "../../shared/screen/game-page.tsx";
import { type Hotkeys, useGameHotkeys } from "../../shared/screen/hotkeys.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { About } from "./about.tsx";
import { CrashPanel } from "./crash-panel.tsx";
import { CrashStage } from "./crash-stage.tsx";
import { Players } from "./players.tsx";
import { RecentPoints } from "./recent-points.tsx";
import { type CrashTable, useCrash } from "./use-crash.ts";
import { crashWords } from "./words/words.ts";

/** The game of crash: panel, flight and bar. */
export default function CrashScreen() {
  const words = crashWords.useWords();
  const beside = useMedia(BESIDE);
  const table = useCrash();
  const keys = useCrashKeys(table);
  return (
    <GamePage
      game="crash"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RecentPoints table={table} />}
      panel={<CrashPanel table={table} keys={keys} />}
      stage={<CrashStage table={table} />}
      note={<NextRound table={table} />}
      after={
        !beside && (
          <div className="surface-panel mt-3 p-3">
            <Players table={table} />
          </div>
        )
      }
      overlay={table.overlay}
      says={useLiveWords(table)}
    />
  );
}

/** What the round in play, or the next one, is committed to. */
function NextRound({ table }: { readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const commitment = table.round?.commitment;
  if (!commitment) return null;
  return (
    <Tooltip text={words.nextRoundHint}>
      <span className="tabular me-2 text-sm text-muted max-lg:hidden">
        {words.nextRound} <bdi dir="ltr">{`${commitment.slice(0, 4)}…${commitment.slice(-4)}`}</bdi>
      </span>
    </Tooltip>
  );
}

/** What a screen reader hears: start and end of flights, and how one's own bet went. */
function useLiveWords({ face, overlay, ticket }: CrashTable): string {
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  if (face.kind === "flying" && (ticket === null || ticket.leftAt === null)) return words.started;
  if (face.kind !== "crashed") return overlay.announcement;
  const crashed = words.crashedAt(multiplier(face.point));
  return ticket === null ? crashed : `${crashed}. ${overlay.announcement}`;
}

function useCrashKeys(table: CrashTable): Hotkeys {
  const words = crashWords.useWords();
  const { amount, auto } = table;
  return useGameHotkeys({
    playing: table.flies || auto.running,
    amount,
    bet() {
      if (amount.problem !== null || !table.targetOk) return;
      if (table.autoMode) auto.start(amount.value);
      else table.bet();
    },
    during: [{ code: "KeyC", text: words.hotkeyCashOut, hint: words.cashOut, act: table.cashOut }],
  });
}

export { About };
