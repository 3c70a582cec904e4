import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { Payment } from "../../shared/screen/instant/instant-workings.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { settledPlantingsOf } from "../facts.ts";
import { FLOWERS, TOTAL_WEIGHT, WEIGHTS } from "../rules/flowers.ts";
import { HAND_SIZE, handOf, type Planting, verdictOf } from "../rules/hands.ts";
import { PAYS } from "../rules/odds.ts";
import { Bunch } from "./bunch.tsx";
import { flowerPokerWords } from "./words/words.ts";
import "./flower-board.css";

const BYTES_IN_PLANTING = 2 * HAND_SIZE * BYTES_IN_NUMBER;

/**
 * Derives the flowers of a bet from the bytes of its stream, the hands from the flowers, and the payout from the hands.
 */
export function Workings({ page, bytes }: WorkingsProps) {
  const words = flowerPokerWords.useWords();
  const { multiplier } = useFormats();
  const bet = settledPlantingsOf(page);
  if (bet === null) return null;
  const stream = bytes(bet.plantings.length * BYTES_IN_PLANTING);
  return (
    <div className="grid gap-4">
      <Ranges />
      {bet.plantings.map((planting, n) => (
        <PlantingWorkings
          // biome-ignore lint/suspicious/noArrayIndexKey: plantings never change their places.
          key={n}
          n={n}
          planting={planting}
          bytes={stream.subarray(n * BYTES_IN_PLANTING, (n + 1) * BYTES_IN_PLANTING)}
        />
      ))}
      <Payment
        page={page}
        said={bet.won ? words.workings.paid : words.workings.lost}
        times={bet.won ? multiplier(hundredths(PAYS)) : null}
      />
    </div>
  );
}

/** The ranges of the 1001 indices, by flower. */
function Ranges() {
  const words = flowerPokerWords.useWords();
  let end = 0;
  const ranges = FLOWERS.map((flower) => {
    const from = end;
    end += WEIGHTS[flower];
    return { flower, text: from === end - 1 ? String(from) : `${from}–${end - 1}` };
  });
  return (
    <ul aria-label={words.workings.ranges} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {ranges.map(({ flower, text }) => (
        <li key={flower} className="flower-named">
          <Bunch flowers={[flower]} /> {words.flowers[flower]} <bdi className="tabular text-text">{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface PlantingWorkingsProps {
  readonly n: number;
  readonly planting: Planting;
  /** The forty bytes of this planting. */
  readonly bytes: Uint8Array;
}

/** Ten numbers, the flowers that they grow, and the result. */
function PlantingWorkings({ n, planting, bytes }: PlantingWorkingsProps) {
  const words = flowerPokerWords.useWords();
  const { whole } = useFormats();
  const { player, host } = planting;
  const rows = [...player, ...host].map((flower, k) => {
    const { bytes: four, value } = numberAt(bytes, k);
    return [
      `${n * 2 * HAND_SIZE + k} · ${k < HAND_SIZE ? words.anybody.sides.player : words.anybody.sides.host}`,
      four,
      value.toFixed(8),
      indexText(value * TOTAL_WEIGHT, 3),
      words.flowers[flower],
    ];
  });
  return (
    <div className="grid gap-2">
      <div className="overflow-x-auto">
        <PayTable
          caption={words.workings.caption(whole(n + 1))}
          head={[
            words.workings.flower,
            words.workings.bytes,
            words.workings.number,
            words.workings.index,
            words.workings.result,
          ]}
          rows={rows}
        />
      </div>
      <p>
        {words.anybody.both(words.hands[handOf(player)], words.hands[handOf(host)])}:{" "}
        <span className="font-semibold">{words.anybody.verdicts[verdictOf(planting)]}</span>
      </p>
    </div>
  );
}
