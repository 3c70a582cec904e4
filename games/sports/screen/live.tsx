import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { EventCard, EventCourse, Incident } from "../rules/event.ts";
import { useNames } from "./names.ts";
import { sportsWords } from "./words/words.ts";

export interface LiveScoreProps {
  readonly course: EventCourse;
  /** True if the score stands beside the names too: only screen readers, which are told the names alone, hear it here. */
  readonly beside?: boolean;
}

/** Shows the score of a match in play, and the minute that was told last, in one line. */
export function LiveScore({ course: { score, minute }, beside = false }: LiveScoreProps) {
  const words = sportsWords.useWords();
  const { whole } = useFormats();
  const { scoreText } = useNames();
  return (
    <span className="tabular font-semibold text-win">
      {[words.inPlay, ...(minute === null ? [] : [words.minute(whole(minute))])].join(" · ")}
      <span className={beside ? "sr-only" : undefined}> · {scoreText(score)}</span>
    </span>
  );
}

export interface TimelineProps {
  readonly card: EventCard;
  readonly course: EventCourse;
}

/** Lists what happened in a match in play, newest first. */
export function Timeline({ card, course: { incidents } }: TimelineProps) {
  const words = sportsWords.useWords();
  if (incidents.length === 0) return null;
  const told = incidents.map((incident, place) => ({ incident, before: incidents[place - 1] }));
  return (
    <section aria-label={words.timeline} className="surface-panel grid gap-2 p-3">
      <h3 className="font-bold">{words.timeline}</h3>
      <ol className="grid gap-1 text-sm">
        {told.toReversed().map(({ incident, before }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: incidents have nothing else that tells them apart.
          <IncidentLine key={place} card={card} incident={incident} before={before} />
        ))}
      </ol>
    </section>
  );
}

interface IncidentLineProps {
  readonly card: EventCard;
  readonly incident: Incident;
  readonly before: Incident | undefined;
}

function IncidentLine({ card: { contest }, incident, before }: IncidentLineProps) {
  const words = sportsWords.useWords();
  const { whole } = useFormats();
  const { scoreText } = useNames();
  const side = incident.side ?? scorerOf(incident, before);
  const name = contest.kind === "match" && side !== undefined ? contest[side] : null;
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3">
      <span className="tabular text-muted">{incident.minute !== null && words.minute(whole(incident.minute))}</span>
      <span className="wrap-anywhere">
        <span className="font-semibold">{words.incidents[incident.kind]}</span>
        {name !== null && (
          <>
            {" "}
            <bdi className="text-muted">{name}</bdi>
          </>
        )}
      </span>
      <span className="tabular font-semibold">{scoreText(incident.score)}</span>
    </li>
  );
}

/** Returns the side whose score has risen; undefined if neither's has, or both have. */
function scorerOf({ kind, score }: Incident, before: Incident | undefined): "home" | "away" | undefined {
  if (kind !== "score") return undefined;
  const [home, away] = before?.score ?? [0, 0];
  const rose = { home: score[0] > home, away: score[1] > away };
  if (rose.home === rose.away) return undefined;
  return rose.home ? "home" : "away";
}
