import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TrialReport } from "../../trial/report.ts";
import type { TrialNews, TrialOrder } from "../../trial/trial.ts";

export type TrialState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly made: number }
  | { readonly kind: "done"; readonly report: TrialReport }
  /** Why the trial failed, as the worker reports it; `load`: the worker did not load, or crashed. */
  | { readonly kind: "failed"; readonly why: "bets" | "pot" | "load" };

/** Runs trials in a worker, which is loaded when one begins and terminated when its result is no longer needed. */
export function useTrial(): {
  readonly state: TrialState;
  start(order: TrialOrder): void;
  cancel(): void;
} {
  const [state, setState] = useState<TrialState>({ kind: "idle" });
  const worker = useRef<Worker>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  const endAtLast = useEffectEvent(end);
  useEffect(() => () => endAtLast(), []);

  return {
    state,
    start(order) {
      end();
      setState({ kind: "running", made: 0 });
      const begun = new Worker(new URL("../../trial/trial-worker.ts", import.meta.url), { type: "module" });
      worker.current = begun;
      const over = (last: TrialState) => {
        // Messages of a cancelled trial are ignored.
        if (worker.current !== begun) return;
        end();
        setState(last);
      };
      begun.onmessage = ({ data }: MessageEvent<TrialNews>) => {
        if ("made" in data) {
          if (worker.current === begun) setState({ kind: "running", made: data.made });
        } else if ("cannot" in data) over({ kind: "failed", why: data.cannot });
        else over({ kind: "done", report: data.report });
      };
      begun.onerror = () => over({ kind: "failed", why: "load" });
      begun.postMessage(order);
    },
    cancel() {
      end();
      setState({ kind: "idle" });
    },
  };
}
