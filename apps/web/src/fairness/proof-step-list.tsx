import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Fingerprint, ScanSearch, UserRoundPen } from "lucide-react";

/** Icons in the order of the words: sealed, mixed with the player's seed, opened. */
const icons = [Fingerprint, UserRoundPen, ScanSearch];

export interface ProofStepListProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Level of the headings: one below the heading above. */
  readonly heading: "h2" | "h3";
  /** True where wide windows leave room for one below the other alone. */
  readonly stacked?: boolean;
}

/** The proof of a result, in three numbered steps. */
export function ProofStepList({ steps, heading: Heading, stacked = false }: ProofStepListProps) {
  const { whole } = useFormats();
  return (
    <ol className={`grid gap-x-8 gap-y-5 md:grid-cols-3 ${stacked ? "lg:grid-cols-1" : ""}`}>
      {steps.map((step, index) => {
        const Icon = icons[index] ?? Fingerprint;
        return (
          <li key={step.title} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-0.5">
            <span className="relative row-span-2 grid size-11 place-items-center rounded-tile bg-accent-soft text-accent-text">
              <Icon aria-hidden="true" className="size-6" />
              <span
                aria-hidden="true"
                className="tabular absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full bg-accent-fill text-xs font-bold text-on-accent"
              >
                {whole(index + 1)}
              </span>
            </span>
            <Heading className="text-base">{step.title}</Heading>
            <p className="text-sm text-pretty text-muted">{step.text}</p>
          </li>
        );
      })}
    </ol>
  );
}
