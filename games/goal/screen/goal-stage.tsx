import { useEffect } from "react";
import { usePace } from "../../shared/screen/use-pace.ts";
import { Aim } from "./aim.tsx";
import keeper from "./art/keeper.svg?url";
import { Pitch } from "./pitch.tsx";
import { ScoreSheet } from "./score-sheet.tsx";
import type { GoalTable } from "./use-goal.ts";

/** The pitch with the rows of its next column, and the same in words. */
export function GoalStage({ table }: { readonly table: GoalTable }) {
  const pace = usePace();
  const { scene, column, choosing, canPick, ahead } = table;
  // Preloads the keeper, so that the first one appears without delay.
  useEffect(() => {
    new Image().src = keeper;
  }, []);
  // Keyboard players stay in their row when a hand has ended.
  const aimed = column ?? Math.max(0, scene.way.length - 1);
  return (
    <>
      <Pitch
        scene={scene}
        stake={table.lying?.bet.amount ?? table.amount.value}
        column={column}
        ballKey={table.lying === null ? "idle" : (table.shown.handId ?? "idle")}
        waiting={ahead !== null || table.waiting}
        pace={pace}
      >
        <Aim
          column={aimed}
          rows={table.pitch.rows}
          onPress={column === null ? null : choosing ? table.choose : canPick ? table.kick : null}
          idle={!table.open && !table.waiting}
          ahead={ahead}
        />
      </Pitch>
      <ScoreSheet scene={scene} />
    </>
  );
}
