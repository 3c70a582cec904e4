import { ChipSpots, ClothGroup } from "../../shared/screen/chips/chip-spots.tsx";
import { CountdownBar } from "../../shared/screen/live/countdown-bar.tsx";
import { useStandstill } from "../../shared/screen/live/use-standstill.ts";
import { CardTable, type Mood } from "./card-table.tsx";
import { Cloth } from "./cloth.tsx";
import { CLOTH_SIZE, SPOTS } from "./cloth-fields.ts";
import { useLiveCardName } from "./live-card.tsx";
import { usePositionNames } from "./position-names.ts";
import type { LiveHiloTable } from "./use-live-hilo.ts";
import { useOdds } from "./use-odds.ts";
import { hiloWords } from "./words/words.ts";
import "./stage.css";

/** The cards, the state of the round, and the cloth. */
export function LiveHiloStage({ table }: { readonly table: LiveHiloTable }) {
  const words = hiloWords.useWords();
  const nameOf = useLiveCardName();
  const { handed, last, card, lies, live } = table;
  return (
    <div className="live-hilo-stage">
      <div role="img" aria-label={words.stage(nameOf(last))} className="live-hilo-cards">
        <CardTable round={live.round?.id ?? ""} base={handed} last={last} card={card} place={lies} mood={moodOf(table)}>
          <Waiting table={table} />
        </CardTable>
      </div>
      <BettingCloth table={table} />
    </div>
  );
}

/** Returns the mood of the card for the player's own ticket, once it is shown. */
function moodOf({ landed, live }: LiveHiloTable): Mood {
  const { ticket } = live.seat;
  if (!landed || ticket === null || ticket.payout === null) return "plain";
  if (ticket.payout > ticket.stake) return "won";
  return ticket.payout === 0 ? "lost" : "plain";
}

/** The countdown to the next card, or the reason why none comes, shown in its place. */
function Waiting({ table: { live } }: { readonly table: LiveHiloTable }) {
  const words = hiloWords.useWords();
  const { face } = live;
  const standstill = useStandstill(live);
  return (
    <div dir="auto" className="live-hilo-note">
      {face.kind === "betting" ? (
        <CountdownBar
          closesAt={face.closesAt}
          bettingMs={live.bettingMs}
          label={words.nextIn}
          className="text-[calc(var(--card)*0.24)]"
        />
      ) : (
        <p className="font-semibold">{standstill?.title}</p>
      )}
      {standstill?.text && <p className="text-muted max-md:hidden">{standstill.text}</p>}
    </div>
  );
}

/** The cloth with its fields as buttons. */
function BettingCloth({ table }: { readonly table: LiveHiloTable }) {
  const words = hiloWords.useWords();
  const names = usePositionNames();
  const oddsOf = useOdds();
  const { fresh, handed, base, card, live } = table;
  // Chips of a ticket that was just settled stay on the cloth with the odds of its base.
  const shown = fresh ? handed : base;
  return (
    <ClothGroup label={words.cloth} help={words.clothHelp} table={table} className="live-hilo-cloth-seat">
      <Cloth
        base={shown}
        chips={table.chips}
        totals={live.snapshot?.positions ?? {}}
        card={fresh ? card : null}
        pointed={table.pointed}
        pace={table.pace}
      >
        <ChipSpots
          table={table}
          spots={SPOTS}
          size={CLOTH_SIZE}
          labelOf={({ position }, placed) => {
            const odds = oddsOf(position, shown);
            if (odds === null) return position === "hi" ? words.closedHi : words.closedLo;
            return words.on(names[position], odds, placed);
          }}
          first="lo"
        />
      </Cloth>
    </ClothGroup>
  );
}
