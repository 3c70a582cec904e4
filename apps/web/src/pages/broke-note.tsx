import { PanelLink } from "../base/panel-link.tsx";
import { pageWords } from "./words/words.ts";

/** A note for players whose coins are gone: where to get new ones. */
export function BrokeNote() {
  const words = pageWords.useWords().game;
  return (
    <p role="note" className="min-w-0 text-[0.8125rem] leading-snug text-pretty text-muted">
      {words.broke} <span aria-hidden="true">·</span>{" "}
      <PanelLink
        panel="promotions"
        label={words.freeCoins}
        className="touch-target rounded-control font-semibold text-accent-text underline-offset-4 hover:underline"
      />
    </p>
  );
}
