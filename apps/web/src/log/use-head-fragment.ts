import { useEffect, useState } from "react";
import { readSeen } from "./seen-store.ts";

/** The newest head that this browser has seen, as the fragment of a link; an empty text if it has seen none. */
export function useHeadFragment(): string {
  const [fragment, setFragment] = useState("");
  useEffect(() => {
    const { seen } = readSeen();
    if (seen === null) return;
    import("./shared-head.ts").then(
      ({ fragmentOf }) => setFragment(fragmentOf(seen)),
      () => {
        // A link leads to its page without a head too.
      },
    );
  }, []);
  return fragment;
}
