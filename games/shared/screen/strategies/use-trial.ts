import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TrialReport } from "../../trial/report.ts";
import type { TrialNews, TrialOrder } from "../../trial/trial.ts";

export type TrialState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly made: number }
  | { readonly kind: "done"; readonly report: TrialReport }
  /** As trials tell; `load`: the worker did not come, or broke. */
  | { readonly kind: "failed"; readonly why: "bets" | "pot" | "load" };

/** A trial in a worker, which is loaded when one begins and ended when nobody waits for it any more. */
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
        // News of one that was cancelled are no news.
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
