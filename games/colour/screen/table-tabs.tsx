import { useConnection } from "@fairhouse/client/play-context.tsx";
import { useId } from "react";
import { useClockText } from "../../shared/screen/live/clock-text.ts";
import { type PeriodTable, periodAt, TABLES } from "../rules/periods.ts";
import { clockText } from "./clock-digits.ts";
import { colourWords } from "./words/words.ts";

interface TableTabsProps {
  readonly table: PeriodTable;
  readonly onChange: (table: PeriodTable["id"]) => void;
}

/** The four tables, which run at once, each with what is left of its period. */
export function TableTabs({ table, onChange }: TableTabsProps) {
  const words = colourWords.useWords();
  const name = useId();
  return (
    <fieldset className="colour-tabs">
      <legend className="sr-only">{words.tables}</legend>
      {TABLES.map((option) => (
        <label key={option.id} className="colour-tab">
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === table.id}
            onChange={() => onChange(option.id)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-tile outline-none"
          />
          <span className="colour-tab-name">{words.lengths[option.type]}</span>
          <TabClock table={option} />
        </label>
      ))}
    </fieldset>
  );
}

function TabClock({ table }: { readonly table: PeriodTable }) {
  const offline = useConnection() === "offline";
  const text = useClockText<HTMLSpanElement>(!offline, (now) =>
    offline ? "–:––" : clockText(periodAt(table, now).endsAt - now),
  );
  return <span ref={text} dir="ltr" aria-hidden="true" className="colour-tab-clock" />;
}
