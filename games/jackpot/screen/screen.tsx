import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { useCurrency, useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { Bot } from "lucide-react";
import type { PastRoundOf } from "../../shared/facts/rounds.ts";
import { NextRound } from "../../shared/screen/live/next-round.tsx";
import { RoundChips } from "../../shared/screen/live/past/round-chips.tsx";
import { PlayersBelow } from "../../shared/screen/live/players-below.tsx";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { type Hotkeys, useGameHotkeys } from "../../shared/screen/page/hotkeys.ts";
import type { WonPot } from "../facts.ts";
import { prizeOf } from "../rules/pot.ts";
import { About } from "./about.tsx";
import { Bettors } from "./bettors.tsx";
import { JackpotPanel } from "./panel.tsx";
import { useShareText } from "./share-text.ts";
import { JackpotStage } from "./stage.tsx";
import { type JackpotTable, useJackpot } from "./use-jackpot.ts";
import { jackpotWords } from "./words/words.ts";

/** Shows the jackpot: panel, ring and bar. */
export default function JackpotScreen() {
  const words = jackpotWords.useWords();
  const table = useJackpot();
  const keys = useJackpotKeys(table);
  const chipOf = useChipOf(table);
  return (
    <GamePage
      game="jackpot"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RoundChips table={table.live} label={words.recent} emptyText={words.noRecent} chipOf={chipOf} />}
      panel={<JackpotPanel table={table} keys={keys} />}
      stage={<JackpotStage table={table} />}
      note={<NextRound commitment={table.live.round?.commitment} />}
      after={
        <PlayersBelow>
          <Bettors table={table} />
        </PlayersBelow>
      }
      overlay={table.overlay}
      winAt="above"
      says={useSaid(table)}
    />
  );
}

/** Winning chances below this are highlighted. */
const RARE = 0.1;

/** Returns a function that shows a past pot as a chip: the winner's picture, the prize, and the chance. */
function useChipOf({ live }: JackpotTable) {
  const shared = liveWords.useWords();
  const shareOf = useShareText();
  const currency = useHouseCurrency();
  const digits = useCurrency(currency);
  return (won: WonPot, { winner }: PastRoundOf<WonPot>) => {
    const own = winner?.player != null && winner.player === live.player;
    const taker = winner?.player ?? shared.hidden;
    const name = own ? shared.you : winner?.simulated ? shared.bot(taker) : taker;
    const share = (winner?.staked ?? won.last - won.first + 1) / won.total;
    const chance = shareOf(share);
    const prize = formatCompact(prizeOf(won.total), "en", digits);
    return {
      text: (
        <>
          {/* Each part keeps its own direction, whatever that of the page. */}
          <span className="sr-only">{[name, prize, chance].map((part) => `\u2068${part}\u2069`).join(" · ")}</span>
          <span aria-hidden="true" className="flex items-center gap-1.5">
            <Avatar name={taker} seed={winner?.avatar} size={20} className="-ms-1.5" />
            {own && <bdi>{shared.you}</bdi>}
            {winner?.simulated && <Bot className="size-4" />}
            <bdi>{prize}</bdi>
            <bdi className="font-normal">{chance}</bdi>
          </span>
        </>
      ),
      tone: own ? ("win" as const) : share < RARE ? ("gold" as const) : ("plain" as const),
    };
  };
}

/**
 * Returns the announcement for screen readers: the wait for players, the start of the spin, the winner, and the result
 * of the player's bets.
 */
function useSaid({ live, pot, landed, winner, overlay }: JackpotTable): string {
  const words = jackpotWords.useWords();
  const { face } = live;
  if (face.kind === "waiting" && pot.total > 0) return words.waitingSaid;
  if (face.kind === "betting") return words.openSaid;
  if (face.kind === "running" && !landed) return words.spinSaid;
  if (!landed || winner === null) return "";
  return overlay.of !== null && overlay.of === live.round?.id ? overlay.announcement : winner.said;
}

function useJackpotKeys(table: JackpotTable): Hotkeys {
  const words = jackpotWords.useWords();
  const { amount, auto, live, press } = table;
  return useGameHotkeys({
    playing: auto.running || live.seat.next !== null,
    amount,
    betHint: words.hotkeyBet,
    bet: press,
  });
}

export { About };
