import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { MoveHorizontal, Rocket } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FlightsGame } from "../rules/flights.ts";
import { useNames } from "./slip.ts";
import { type FlightsEvent, type HouseMarkets, roundsBefore } from "./use-house-markets.ts";
import { houseMarketsWords } from "./words/words.ts";

/** The icons of the games in the navigation. */
const ICONS = { crash: Rocket, slide: MoveHorizontal } as const satisfies Record<FlightsGame, unknown>;

/** Lists the events that take bets, then those in play; one of them is shown below. */
export function EventStrip({ table, shown }: { readonly table: HouseMarkets; readonly shown: string | null }) {
  const words = houseMarketsWords.useWords();
  const groups = [
    { name: words.open, events: table.open },
    { name: words.running, events: table.running },
  ].filter(({ events }) => events.length > 0);
  const place = [...table.open, ...table.running].findIndex(({ fact }) => fact.id === shown);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place >= 0 && strip.current !== null) showPressed(strip.current);
  }, [place]);
  return (
    <nav ref={strip} aria-label={words.events} className="scrollbar-none fade-inline min-w-0 overflow-x-auto py-1">
      <div className="flex w-max gap-2">
        {groups.map(({ name, events }) => (
          <section key={name} aria-label={name}>
            <ul className="flex gap-2">
              {events.map((event) => (
                <li key={event.fact.id}>
                  <EventCard table={table} event={event} current={event.fact.id === shown} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

/**
 * Scrolls a strip until its pressed button is whole: the event that is shown moves along it as others open and begin.
 * `scrollIntoView` could scroll the page as well.
 */
function showPressed(strip: HTMLElement): void {
  const pressed = strip.querySelector("[aria-pressed=true]")?.getBoundingClientRect();
  if (pressed === undefined) return;
  const { left, right } = strip.getBoundingClientRect();
  strip.scrollBy({ left: Math.min(0, pressed.left - left) + Math.max(0, pressed.right - right) });
}

interface EventCardProps {
  readonly table: HouseMarkets;
  readonly event: FlightsEvent;
  readonly current: boolean;
}

function EventCard({ table, event, current }: EventCardProps) {
  const { eventName } = useNames();
  const { fact, flights } = event;
  const Icon = ICONS[flights.game];
  return (
    <button
      type="button"
      aria-pressed={current}
      onClick={() => table.choose(fact.id)}
      className={classes(
        "grid min-w-40 gap-0.5 rounded-tile border px-3 py-2 text-start whitespace-nowrap transition-colors duration-(--duration-feedback)",
        current ? "border-accent bg-accent-soft" : "border-line bg-panel hover:border-line-strong",
      )}
    >
      <span className="flex items-center gap-1.5 font-bold">
        <Icon className="size-4 shrink-0 text-muted" />
        {eventName(flights)}
      </span>
      <span className="tabular truncate text-sm text-muted">
        {fact.phase !== "open" && (
          <span aria-hidden="true" className="me-1.5 inline-block size-2 animate-pulse-soft rounded-full bg-win-fill" />
        )}
        <EventState table={table} event={event} />
      </span>
    </button>
  );
}

/** Says when an event begins, or how far it is. */
export function EventState({ table, event }: Omit<EventCardProps, "current">) {
  const words = houseMarketsWords.useWords();
  const { plural, whole } = useFormats();
  const { fact, flights } = event;
  if (fact.phase === "open") {
    const before = roundsBefore(event, table.tables);
    return before === 0 ? words.startsNow : plural(before, words.startsIn);
  }
  const { taken } = table.tables[flights.game];
  const done = Math.min(flights.count, Math.max(0, (taken ?? flights.first) - flights.first));
  return words.played(whole(done), whole(flights.count));
}
