import type { HouseLog } from "@fairhouse/protocol/house-log.ts";
import { parseNote } from "@fairhouse/transparency/note.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useQuery } from "@tanstack/react-query";
import { Fact, FactList } from "../fairness/fact-list.tsx";
import { Fold } from "../fairness/fold.tsx";
import { queryClient } from "../services/query-client.ts";
import { SaveVerifier } from "./save-verifier.tsx";
import { isNameless, lastBeat } from "./watch.ts";
import { ThisHouse } from "./watched-house.ts";
import { logWords } from "./words/words.ts";

const LOOK_EVERY_MS = 10_000;

/** The public log of the house: how far it is, who has signed it, and how anybody checks all of it. */
export function LogOfHouse() {
  const words = logWords.useWords().house;
  const format = useFormats();
  const { data } = useQuery({ queryKey: ["logs"], queryFn: readLogs, refetchInterval: LOOK_EVERY_MS }, queryClient);
  if (data === undefined) return null;
  const { log, ended, size, until, witnesses } = data;
  return (
    <Fold
      id="log"
      title={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {words.title}
          <span className="tabular ms-auto text-sm font-normal text-muted">
            {words.entries} {format.whole(size)}
          </span>
        </span>
      }
    >
      <p className="max-w-[70ch] text-pretty text-muted">{words.text}</p>
      <FactList>
        <Fact name={words.entries} value={format.whole(size)} prose />
        <Fact name={words.written} value={until === null ? null : format.dateTime(until)} prose />
        <Fact
          name={words.witnesses}
          value={witnesses.length === 0 ? words.noWitnesses : witnesses.join(", ")}
          full
          prose
        />
        <Fact name={words.watched} value={words.isWatched} full prose />
        <Fact name={words.key} value={log.vkey} wide cut />
        <Fact name={words.audit} value={`npm run log:audit -- ${location.origin}`} wide />
      </FactList>
      <p className="text-sm">
        <SaveVerifier />
      </p>
      {isNameless(log) && <Alert tone="info">{words.nameless}</Alert>}
      {ended.map(({ n, ended: end }) => (
        <p key={n} className="text-sm text-muted">
          {words.ended(format.whole(n))} {words.endedBecause(end?.because ?? words.unknownReason)}
        </p>
      ))}
    </Fold>
  );
}

interface ReadLogs {
  readonly log: HouseLog;
  readonly ended: readonly HouseLog[];
  readonly size: number;
  /** Everything that was committed before, and may be told, is in the log; null before the first beat. */
  readonly until: number | null;
  /** Names of the keys besides the log's own; nothing here knows those keys. */
  readonly witnesses: readonly string[];
}

/** @throws Error if the house has no log yet, or cannot be reached. */
async function readLogs(): Promise<ReadLogs> {
  const house = new ThisHouse();
  const logs = await house.logs();
  const log = logs.at(-1);
  if (log === undefined) throw new Error("this house has no log yet");
  const reader = house.reader(log.n, log.vkey, true);
  const { checkpoint, note } = await reader.head();
  const names = parseNote(note).signatures.map(({ name }) => name);
  return {
    log,
    ended: logs.filter(({ ended }) => ended !== null),
    size: checkpoint.size,
    until: await lastBeat(reader, checkpoint),
    witnesses: [...new Set(names)].filter((name) => name !== log.origin),
  };
}
