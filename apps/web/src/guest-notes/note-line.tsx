import type { ReactNode } from "react";
import { guestWords } from "../guest/words/words.ts";
import { playContext } from "../services/services.ts";

/** A quiet sentence on a game's screen, with a link to sign-up at its end. */
export function NoteLine({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  const words = guestWords.useWords();
  return (
    <div role="note" className="flex min-w-0 items-center gap-3 text-[0.8125rem] leading-snug">
      <p className="min-w-0 text-pretty text-muted">
        {children} <span aria-hidden="true">·</span>{" "}
        <button
          type="button"
          onClick={() => playContext.openAuth("register")}
          className="touch-target rounded-control font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {words.create}
        </button>
      </p>
      {action}
    </div>
  );
}
