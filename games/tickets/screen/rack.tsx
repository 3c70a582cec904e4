import { useId } from "react";
import { DESIGNS, type Design } from "../drawing/symbols.ts";
import { SCENES } from "./designs.ts";
import { ticketsWords } from "./words/words.ts";

interface RackProps {
  readonly design: Design;
  readonly onChange: (design: Design) => void;
  /** True while tickets are being scratched, as they keep their print. */
  readonly disabled: boolean;
}

/** The prints on sale, one of which is chosen. */
export function Rack({ design, onChange, disabled }: RackProps) {
  const words = ticketsWords.useWords();
  const name = useId();
  return (
    <fieldset disabled={disabled} className="ticket-rack">
      <legend className="sr-only">{words.rack}</legend>
      {DESIGNS.map((one) => (
        <label key={one} className="ticket-choice" data-design={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === design}
            onChange={() => onChange(one)}
            aria-label={words.designs[one]}
          />
          <img src={SCENES[one]} alt="" draggable={false} />
          <span className="ticket-choice-foil" />
        </label>
      ))}
    </fieldset>
  );
}
