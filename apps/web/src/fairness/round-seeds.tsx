import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { betListWords } from "../bets/words/words.ts";
import { fairnessWords } from "./words/words.ts";

/** The seeds that a round mixes, in order, and their players; nothing for rounds that do not mix seeds. */
export function RoundSeeds({ proof }: { readonly proof: RoundPage["proof"] }) {
  const words = fairnessWords.useWords().rounds;
  const lists = betListWords.useWords();
  if (proof.seeding !== "first-three" && proof.seeding !== "all-bettors") return null;
  return (
    <section aria-label={words.seeds} className="surface-raised grid gap-2 p-4">
      <h3 className="text-base">{words.seeds}</h3>
      <p className="text-sm text-muted">{proof.seeding === "first-three" ? words.firstThree : words.allBettors}</p>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {proof.seeds.map(({ seed, player }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seed is identified by its place, and two may be the same.
            key={place}
            className="surface-well flex min-h-10 flex-wrap items-center justify-between gap-x-4 px-3 py-1 text-sm"
          >
            <bdi className="font-semibold">{player ?? lists.hidden}</bdi>
            <bdi dir="ltr" className="min-w-0 font-mono text-xs wrap-anywhere text-muted">
              {seed}
            </bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
