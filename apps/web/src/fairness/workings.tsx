import { viewsOf } from "@fairhouse/games/views.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { FoldSummary } from "@fairhouse/ui/components/fold-summary.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Suspense } from "react";
import { useModule } from "../page/use-module.ts";
import { sourceOf } from "./proof-record.ts";
import { fairnessWords } from "./words/words.ts";

/** Numbers of a stream are words of 32 bits. */
const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/** The derivation of a verified bet from its seeds, number by number; nothing for a game that does not describe it. */
export function Workings({ page }: { readonly page: BetPage }) {
  const words = fairnessWords.useWords().proof;
  const { proof, bet } = page;
  const load = viewsOf(bet.game)?.workings;
  const { module } = useModule(
    `workings ${bet.game} ${bet.id}`,
    load === undefined ? undefined : async () => ({ game: await load(), bytes: await bytesOf(proof) }),
  );
  if (module === null || module.bytes === null) return null;
  const Shown = module.game.Workings;
  return (
    <details className="group surface-raised p-4">
      <FoldSummary>{words.workings}</FoldSummary>
      <div className="mt-3 text-sm">
        <Suspense fallback={<Skeleton className="h-40 rounded-tile!" />}>
          <Shown page={page} bytes={module.bytes} />
        </Suspense>
      </div>
    </details>
  );
}

/** Returns a reader of the first bytes of the stream behind a bet; null while its seed or link is secret. */
async function bytesOf(proof: BetPage["proof"]): Promise<((count: number) => Uint8Array) | null> {
  if (proof.seeding === "hidden" || proof.seeding === "facts") return null;
  if (proof.seeding === "solo") {
    const { serverSeed, clientSeed, nonce } = proof;
    if (serverSeed === null) return null;
    const { streamBytes } = await import("@fairhouse/fairness/stream.ts");
    return (count) => streamBytes(serverSeed, clientSeed, nonce, count);
  }
  const source = sourceOf(proof);
  if (source === null) return null;
  const { roundChance } = await import("@fairhouse/fairness/round.ts");
  const chance = roundChance(proof.seeding, source);
  return (count) => {
    const words = new DataView(new ArrayBuffer(Math.ceil(count / WORD_BYTES) * WORD_BYTES));
    for (let at = 0; at < words.byteLength; at += WORD_BYTES) words.setUint32(at, chance.below(WORDS, at / WORD_BYTES));
    return new Uint8Array(words.buffer, 0, count);
  };
}
