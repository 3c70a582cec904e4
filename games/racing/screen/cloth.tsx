import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { clothOf } from "./silks.ts";
import "./plates.css";

export interface ClothProps {
  /** Its place in the field, from 0. */
  readonly runner: number;
}

/** Shows the number of a runner on its saddlecloth; its name stands beside it. */
export function Cloth({ runner }: ClothProps) {
  const { whole } = useFormats();
  const { cloth, figure } = clothOf(runner);
  return (
    <span aria-hidden="true" className="race-cloth tabular" style={{ "--cloth": cloth, "--figure": figure }}>
      {whole(runner + 1)}
    </span>
  );
}
