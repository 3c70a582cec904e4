import { classes } from "@fairhouse/ui/classes.ts";
import { Fingerprint, ScanSearch, UserRoundPen } from "lucide-react";

/** Icons in the order of the words: sealed, mixed with the player's seed, opened. */
const icons = [Fingerprint, UserRoundPen, ScanSearch];

export interface ProofStepListProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Level of the headings: one below the heading above. */
  readonly heading: "h2" | "h3";
  /** True for a panel around each step, if the list is directly on the background. */
  readonly panels?: boolean;
}

/** The proof of a result, in three steps. */
export function ProofStepList({ steps, heading: Heading, panels = false }: ProofStepListProps) {
  return (
    <ol className={classes("grid md:grid-cols-3", panels ? "gap-4" : "gap-x-8 gap-y-5")}>
      {steps.map((step, index) => {
        const Icon = icons[index] ?? Fingerprint;
        return (
          <li
            key={step.title}
            className={classes(
              "grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-0.5",
              panels && "surface-panel p-5",
            )}
          >
            <span className="row-span-2 grid size-11 place-items-center rounded-tile bg-accent-soft text-accent-text">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <Heading className={panels ? "text-lg" : "text-base"}>{step.title}</Heading>
            <p className={classes("text-muted", !panels && "text-sm")}>{step.text}</p>
          </li>
        );
      })}
    </ol>
  );
}
