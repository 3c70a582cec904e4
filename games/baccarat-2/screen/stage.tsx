import { Hands } from "../../shared/screen/baccarat/hands.tsx";
import { TellingLines } from "../../shared/screen/baccarat/telling.tsx";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { ChipSpots, ClothGroup } from "../../shared/screen/chips/chip-spots.tsx";
import { CountdownBar } from "../../shared/screen/live/countdown-bar.tsx";
import { useStandstill } from "../../shared/screen/live/use-standstill.ts";
import { burnedCards } from "../rules/hand.ts";
import { isNewShoe } from "../rules/shoe.ts";
import { Burning, NewShoe } from "./ceremony.tsx";
import { Cloth } from "./cloth.tsx";
import { CLOTH_SIZE, SPOTS } from "./cloth-fields.ts";
import { Scoreboard } from "./scoreboard.tsx";
import { ShoeBar } from "./shoe-bar.tsx";
import type { LiveBaccaratTable } from "./use-live-baccarat.ts";
import { useOdds } from "./use-odds.ts";
import { usePositionNames } from "./use-position-names.ts";
import { liveBaccaratWords } from "./words/words.ts";
import "./stage.css";

/** Number of open cards from which third cards can be explained. */
const FOUR = 4;

export interface LiveBaccaratStageProps {
  readonly table: LiveBaccaratTable;
  /** True if there is room for the roads below the cloth; on phones they are below the stage. */
  readonly beside: boolean;
}

/** Shows the progress of the shoe, the cards, the text about them, the cloth, and the roads. */
export function LiveBaccaratStage({ table, beside }: LiveBaccaratStageProps) {
  const { shoe, hand, shown } = table;
  const burned =
    shown.dealt > 0 || shown.burn === "all" ? burnedCards(hand?.burn ?? null) : shown.burn === "card" ? 1 : 0;
  return (
    <div className="live-baccarat-stage">
      <ShoeBar place={shoe} dealt={burned + shown.dealt} over={shown.over} />
      <div className="live-baccarat-table">
        <Cards table={table} />
      </div>
      <div className="live-baccarat-tells">
        <Tells table={table} />
      </div>
      <BettingCloth table={table} />
      {beside && <Scoreboard hands={table.hands} />}
    </div>
  );
}

/** Shows both hands with the shoe between them, or a new shoe before its first hand. */
function Cards({ table }: { readonly table: LiveBaccaratTable }) {
  const { live, shoe, hand, coup, shown, pace } = table;
  if (hand?.burn && shown.burn !== "none") return <Burning burn={hand.burn} shown={shown.burn} pace={pace} />;
  if (isNewShoe(shoe) && live.face.kind === "betting") return <NewShoe commitment={live.round?.commitment} />;
  return <Hands id={live.round?.id ?? null} coup={coup} shown={shown} still={false} pace={pace} onTurn={null} />;
}

/**
 * Shows the text below the cards: the countdown, the reasons for third cards, and the result; or why the table is idle.
 */
function Tells({ table: { live, coup, shown } }: { readonly table: LiveBaccaratTable }) {
  const words = liveBaccaratWords.useWords();
  const coupText = useCoupText();
  const { face } = live;
  const standstill = useStandstill(live);
  if (standstill !== null) return <Note {...standstill} />;
  if (face.kind === "betting") {
    return (
      <div className="live-baccarat-clock">
        <CountdownBar closesAt={face.closesAt} bettingMs={live.bettingMs} label={words.nextIn} className="text-xl" />
      </div>
    );
  }
  if (coup === null || shown.open < FOUR) return <Note title={words.dealing} />;
  return (
    <>
      <TellingLines coup={coup} shown={shown} />
      {shown.over && <p className="live-baccarat-result animate-pop-in">{coupText(coup)}</p>}
    </>
  );
}

function Note({ title, text }: { readonly title: string; readonly text?: string }) {
  return (
    <div className="grid text-center">
      <p className="font-semibold">{title}</p>
      {text && <p className="text-sm text-muted">{text}</p>}
    </div>
  );
}

/** Shows the cloth with its pressable fields. */
function BettingCloth({ table }: { readonly table: LiveBaccaratTable }) {
  const words = coupWords.useWords();
  const own = liveBaccaratWords.useWords();
  const names = usePositionNames();
  const oddsOf = useOdds();
  return (
    <ClothGroup label={words.cloth} help={words.clothHelp} table={table} className="live-baccarat-cloth-seat">
      <Cloth
        chips={table.chips}
        totals={table.live.snapshot?.positions ?? {}}
        result={table.result}
        pointed={table.pointed}
        pace={table.pace}
      >
        <ChipSpots
          table={table}
          spots={SPOTS}
          size={CLOTH_SIZE}
          labelOf={({ position }, placed) => {
            const odds = oddsOf(position);
            return words.on(names[position], position === "banker" ? `${odds}, ${own.bankerSix}` : odds, placed);
          }}
          first="player"
        />
      </Cloth>
    </ClothGroup>
  );
}
