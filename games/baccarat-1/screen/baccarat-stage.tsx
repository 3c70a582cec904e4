import { Button } from "@fairhouse/ui/components/button.tsx";
import { Hands } from "../../shared/screen/baccarat/hands.tsx";
import { TellingLines } from "../../shared/screen/baccarat/telling.tsx";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { ChipSpots, ClothGroup } from "../../shared/screen/chips/chip-spots.tsx";
import { Cloth } from "./cloth.tsx";
import { CLOTH_SIZE, SPOTS } from "./cloth-fields.ts";
import { Roads } from "./roads.tsx";
import type { BaccaratTable } from "./use-baccarat.ts";
import { useOdds } from "./use-odds.ts";
import { baccaratWords } from "./words/words.ts";
import "./baccarat.css";

export interface BaccaratStageProps {
  readonly table: BaccaratTable;
  /** True if there is room for the roads below the cloth; on phones they are below the stage. */
  readonly beside: boolean;
}

/** Shows the hands, the reasons for third cards, the cloth, and past deals. */
export function BaccaratStage({ table, beside }: BaccaratStageProps) {
  const words = baccaratWords.useWords();
  const coupText = useCoupText();
  const { coup, shown, waiting } = table;
  return (
    <div className="baccarat-stage">
      <div className="baccarat-table">
        <Hands
          id={table.revealing?.id ?? table.settled?.id ?? null}
          coup={coup}
          shown={shown}
          still={false}
          pace={table.pace}
          onTurn={waiting ? table.turn : null}
        />
        {table.squeezes && table.revealing !== null && !shown.over && (
          <Button size="sm" onClick={table.turnAll} className="baccarat-turn-all">
            {words.turnAll}
          </Button>
        )}
      </div>
      <div className="baccarat-tells">
        <TellingLines coup={coup} shown={shown} />
        {coup !== null && shown.over && <p className="baccarat-result animate-pop-in">{coupText(coup)}</p>}
      </div>
      <BettingCloth table={table} />
      {beside && <Roads past={table.past} narrow={false} />}
    </div>
  );
}

/** Shows the cloth with its pressable fields. */
function BettingCloth({ table }: { readonly table: BaccaratTable }) {
  const words = coupWords.useWords();
  const oddsOf = useOdds();
  return (
    <ClothGroup label={words.cloth} help={words.clothHelp} table={table} className="baccarat-cloth-seat">
      <Cloth chips={table.chips} result={table.result} pointed={table.pointed} pace={table.pace}>
        <ChipSpots
          table={table}
          spots={SPOTS}
          size={CLOTH_SIZE}
          labelOf={({ position }, placed) => words.on(words.positions[position], oddsOf(position), placed)}
          first="player"
        />
      </Cloth>
    </ClothGroup>
  );
}
