import { INCIDENTS, type Incident, MOST_MINUTE, type Points } from "@fairhouse/games/sports/rules/event.ts";
import { score } from "@fairhouse/games/sports/rules/event-schema.ts";
import { AdminRefusal } from "../../../acts/authority.ts";
import { pointsOf } from "./texts.ts";
import type { Told } from "./trader-acts.ts";

/**
 * Reads an incident as it is typed: what happened, the side that it concerns, and the minute.
 * @throws AdminRefusal for other words.
 */
export function incidentOfTexts([what = "", ...words]: readonly string[]): Told {
  const kind = INCIDENTS.find((own) => own === what && own !== "score");
  if (kind === undefined) throw new AdminRefusal(`${what} is no incident; there are ${named.join(", ")}`);
  const side = words[0] === "home" || words[0] === "away" ? words[0] : undefined;
  const [minute, ...more] = side === undefined ? words : words.slice(1);
  if (more.length > 0) throw new AdminRefusal("an incident is what happened, home or away, and the minute");
  return { kind, ...(side === undefined ? {} : { side }), ...minuteOf(minute) };
}

/** Reads a score with its minute. @throws AdminRefusal */
export function scoreOfTexts(text: string, minute: string | undefined): Told {
  const points: Points = pointsOf(text);
  if (!score.safeParse(points).success) throw new AdminRefusal(`${text} is no score of a match`);
  return { kind: "score", score: points, ...minuteOf(minute) };
}

function minuteOf(text: string | undefined): Partial<Pick<Incident, "minute">> {
  if (text === undefined) return {};
  if (!/^\d{1,3}$/.test(text) || Number(text) > MOST_MINUTE) throw new AdminRefusal(`${text} is no minute`);
  return { minute: Number(text) };
}

const named = INCIDENTS.filter((kind) => kind !== "score");
