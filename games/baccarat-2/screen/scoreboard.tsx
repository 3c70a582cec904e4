import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useRef, useState } from "react";
import type { Side, Winner } from "../../shared/rules/baccarat/coup.ts";
import { askedEntry, type DerivedRoad } from "../../shared/rules/derived-roads.ts";
import { boardResult } from "../../shared/screen/baccarat/board-result.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { DerivedBoard, DerivedMark } from "../../shared/screen/roads/derived-board.tsx";
import { BeadBoard, BigBoard, type BoardResult } from "../../shared/screen/roads/road-board.tsx";
import { useWidth } from "../../shared/screen/use-width.ts";
import { boardSizes } from "./board-sizes.ts";
import type { ShoeHand } from "./use-live-baccarat.ts";
import { liveBaccaratWords } from "./words/words.ts";
import "./scoreboard.css";

const DERIVED: readonly DerivedRoad[] = ["eye", "small", "cockroach"];
const SIDES: readonly Side[] = ["player", "banker"];
const COLOURS = { player: "blue", banker: "red" } as const;

export interface ScoreboardProps {
  /** The hands of this shoe, oldest first. */
  readonly hands: readonly ShoeHand[];
}

/**
 * Shows all five roads of the shoe, the number of wins of each side, and the entries that the next result would add to
 * the derived roads.
 */
export function Scoreboard({ hands }: ScoreboardProps) {
  const words = liveBaccaratWords.useWords();
  const shared = coupWords.useWords();
  const { whole } = useFormats();
  const box = useRef<HTMLElement>(null);
  const { cell, bead, big, derived } = boardSizes(useWidth(box) ?? 0);
  const [asked, ask] = useState<Side | null>(null);
  const past = hands.map(({ id, coup }) => boardResult(id, coup, shared.letters[coup.winner]));
  const results: readonly BoardResult[] = asked === null ? past : [...past, askedResult(asked, shared.letters[asked])];
  const count = (winner: Winner) => whole(hands.filter(({ coup }) => coup.winner === winner).length);
  const counts = shared.counts(count("player"), count("banker"), count("tie"));
  return (
    <section ref={box} aria-label={words.roads} className="scoreboard" style={{ "--road-cell": `${cell}px` }}>
      <Counts hands={hands} />
      <div dir="ltr" className="scoreboard-boards">
        <div className="scoreboard-bead">
          <BeadBoard results={results} columns={bead} label={shared.bead(counts)} />
        </div>
        <div className="scoreboard-runs">
          <BigBoard results={results} columns={big} label={shared.big(counts)} />
          <div className="scoreboard-derived">
            {DERIVED.map((road) => (
              <DerivedBoard key={road} road={road} results={results} columns={derived} label={words.derived[road]} />
            ))}
          </div>
        </div>
      </div>
      <div className="scoreboard-asks">
        {SIDES.map((side) => (
          <AskButton key={side} side={side} past={past} pressed={asked === side} onAsk={ask} />
        ))}
        <p className="text-xs text-muted">{words.noMemory}</p>
      </div>
    </section>
  );
}

function askedResult(side: Side, mark: string): BoardResult {
  return { id: "asked", side: COLOURS[side], mark, dots: { red: false, blue: false }, asked: true };
}

/** Shows "P 12 · B 14 · T 3", and pairs. */
function Counts({ hands }: ScoreboardProps) {
  const shared = coupWords.useWords();
  const words = liveBaccaratWords.useWords();
  const { whole } = useFormats();
  const figures = [
    { tone: "blue", letter: shared.letters.player, name: shared.sides.player, of: isWonBy("player") },
    { tone: "red", letter: shared.letters.banker, name: shared.sides.banker, of: isWonBy("banker") },
    { tone: "none", letter: shared.letters.tie, name: shared.positions.tie, of: isWonBy("tie") },
    {
      tone: "pair-blue",
      letter: "",
      name: shared.positions["player-pair"],
      of: ({ coup }: ShoeHand) => coup.playerPair,
    },
    {
      tone: "pair-red",
      letter: "",
      name: shared.positions["banker-pair"],
      of: ({ coup }: ShoeHand) => coup.bankerPair,
    },
  ];
  return (
    <dl className="scoreboard-counts">
      {figures.map(({ tone, letter, name, of }) => (
        <div key={tone} className="flex items-center gap-1.5">
          <dt>
            <span aria-hidden="true" className={`scoreboard-key scoreboard-key-${tone}`}>
              {letter}
            </span>
            <span className="sr-only">{name}</span>
          </dt>
          <dd className="tabular font-semibold">{whole(hands.filter(of).length)}</dd>
        </div>
      ))}
      <div className="ms-auto flex gap-1.5 text-muted">
        <dt>{words.hands}</dt>
        <dd className="tabular font-semibold text-text">{whole(hands.length)}</dd>
      </div>
    </dl>
  );
}

function isWonBy(winner: Winner): (hand: ShoeHand) => boolean {
  return ({ coup }) => coup.winner === winner;
}

interface AskButtonProps {
  readonly side: Side;
  readonly past: readonly BoardResult[];
  readonly pressed: boolean;
  readonly onAsk: (side: Side | null) => void;
}

/**
 * Shows what a result of this side would write next: its marks in the button and, while it is pressed, on all boards.
 */
function AskButton({ side, past, pressed, onAsk }: AskButtonProps) {
  const words = liveBaccaratWords.useWords();
  const shared = coupWords.useWords();
  const { listed } = useFormats();
  const sides = past.map((result) => result.side);
  const entries = DERIVED.map((road) => ({ road, entry: askedEntry(sides, COLOURS[side], road) }));
  const said = entries.map(({ road, entry }) =>
    words.askedOn(words.roadNames[road], entry === null ? words.nothing : words.colours[entry]),
  );
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={words.ask(words.askShort(shared.letters[side]), shared.sides[side], listed(said))}
      onClick={() => onAsk(pressed ? null : side)}
      className={classes("ask-button touch-target", `ask-button-${side}`)}
    >
      <span aria-hidden="true">{words.askShort(shared.letters[side])}</span>
      {entries.map(({ road, entry }) => (
        <span key={road} aria-hidden="true" className="ask-mark">
          {entry !== null && <DerivedMark road={road} side={entry} />}
        </span>
      ))}
    </button>
  );
}
