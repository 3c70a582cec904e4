import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { PastRound, RoundPage } from "@fairhouse/protocol/table.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ShieldCheck } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { LiveTable } from "./use-live-table.ts";
import { liveWords } from "./words/words.ts";

interface RoundSeedsProps {
  readonly table: Pick<LiveTable<unknown>, "game" | "table" | "recent" | "player">;
}

/** Shows the seeds mixed into the last round, the players they belong to, and a link to its proof. */
export function RoundSeeds({ table }: RoundSeedsProps) {
  const words = liveWords.useWords();
  const last = table.recent.find(({ voided }) => !voided);
  const place = useRef<HTMLElement>(null);
  const page = useRoundPage(table.table, last, useNear(place));
  return (
    <section ref={place} aria-label={words.seedsTitle} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {page === null ? <p className="text-sm text-muted">{words.noSeeds}</p> : <Seeds page={page} table={table} />}
    </section>
  );
}

function Seeds({ page: { proof }, table }: RoundSeedsProps & { readonly page: RoundPage }) {
  const words = liveWords.useWords();
  const context = usePlayContext();
  const { whole } = useFormats();
  return (
    <>
      <h2 className="text-base">{words.seedsOf(whole(proof.round))}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <Line name={words.house} seed={proof.link ?? "–"} />
        {proof.seeds.map(({ seed, player }, place) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: seeds are identified by place, because two can be equal.
            key={place}
            name={player === null ? words.hidden : player === table.player ? words.you : player}
            seed={seed}
          />
        ))}
      </ul>
      {proof.seeds.length < MIXED && <p className="text-sm text-muted">{words.standIns}</p>}
      <Button
        icon={<ShieldCheck size={18} aria-hidden="true" />}
        onClick={() => context.openFairness({ game: table.game, round: { table: table.table, number: proof.round } })}
        className="justify-self-start"
      >
        {words.verifyRound}
      </Button>
    </>
  );
}

/** Number of bettors whose seeds are mixed in; the house stands in for missing ones. */
const MIXED = 3;

function Line({ name, seed }: { readonly name: string; readonly seed: string }) {
  return (
    <li className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 rounded-control bg-well px-2.5 py-1 text-sm">
      <span className="font-semibold">
        <bdi>{name}</bdi>
      </span>
      <bdi dir="ltr" className="min-w-0 font-mono text-xs wrap-anywhere text-muted">
        {seed}
      </bdi>
    </li>
  );
}

/** Spectators spread their requests over this time, because thousands of them at once would burden the house. */
const SPREAD_MS = 1_500;

/**
 * Fetches the page of a round that is over; the previous page stays until it arrives. Nothing is fetched while it is
 * out of sight.
 */
function useRoundPage(table: string, round: PastRound | undefined, near: boolean): RoundPage | null {
  const { http } = usePlayContext();
  const [page, setPage] = useState<RoundPage | null>(null);
  const number = round?.number;
  useEffect(() => {
    if (number === undefined || !near) return;
    let left = false;
    const timer = setTimeout(() => {
      http.get<RoundPage>(`/tables/${table}/rounds/${number}`).then(
        (fetched) => left || setPage(fetched),
        () => {
          // The next round tries again.
        },
      );
    }, Math.random() * SPREAD_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [http, table, number, near]);
  return page;
}

/** Returns true while an element is in the viewport. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return near;
}
