import { Bot } from "lucide-react";
import { classes } from "../classes.ts";
import { Tooltip } from "../overlays/tooltip.tsx";

interface SimulatedMarkProps {
  /** "Simulated player": read out, and shown on hover. */
  readonly text: string;
  readonly className?: string;
}

/** A mark beside the name of a player who is a program of the house: nobody should take a crowd of them for people. */
export function SimulatedMark({ text, className }: SimulatedMarkProps) {
  return (
    <Tooltip text={text}>
      <span role="img" aria-label={text} className={classes("relative z-1 shrink-0", className)}>
        <Bot aria-hidden="true" className="size-4.5 text-muted" />
      </span>
    </Tooltip>
  );
}
