import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { closedViewOf } from "../../shared/facts/facts.ts";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { stepsOf } from "../../shared/screen/hand/show.ts";
import { useReplay } from "../../shared/screen/hand/use-replay.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { facts } from "../facts.ts";
import type { BlackjackView } from "../rules/view.ts";
import { viewAfter } from "./beats.ts";
import { HandCaption, useHandLabel } from "./hand-caption.tsx";
import { beatNow, blackjackShow } from "./hand-show.ts";
import { Table } from "./table.tsx";
import { soundOf } from "./table-sounds.ts";

/** Replays the hand card by card. */
export default function BlackjackBetReplay({ page, onEnd }: BetReplayProps) {
  const hand = closedViewOf(page, facts);
  return hand && <PlayedHand hand={hand} stake={page.bet.stake} payout={page.bet.payout ?? 0} onEnd={onEnd} />;
}

interface PlayedHandProps {
  readonly hand: BlackjackView;
  readonly stake: number;
  readonly payout: number;
  readonly onEnd: () => void;
}

function PlayedHand({ hand, stake, payout, onEnd }: PlayedHandProps) {
  const shown = useReplay({
    steps: () => stepsOf(blackjackShow, hand),
    nothing: blackjackShow.nothing,
    onStep(now) {
      soundOf(now, hand);
      if (now.over && payout !== stake) payout > stake ? sounds.win(1) : sounds.lose();
    },
    onEnd,
  });
  return (
    <BetFigure label={useHandLabel(hand)} caption={<HandCaption hand={hand} />}>
      <div className="bj-figure">
        <Table
          laid={viewAfter(hand, shown.begun)}
          seen={viewAfter(hand, shown.seen)}
          handId="replay"
          beat={beatNow(hand, shown)}
        />
      </div>
    </BetFigure>
  );
}
