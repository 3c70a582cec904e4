import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Coup } from "../../rules/baccarat/coup.ts";
import type { Decision } from "../../rules/baccarat/decisions.ts";
import { type Shown, tellingOf } from "./deal.ts";
import { coupWords } from "./words/words.ts";
import "./telling.css";

/** Returns why third cards are drawn or not, as soon as the open cards determine it. */
export function useTelling(coup: Coup | null, shown: Shown): readonly string[] {
  const words = coupWords.useWords();
  const { whole } = useFormats();
  const told = coup === null ? null : tellingOf(coup, shown);
  if (told === null) return [];
  if (told.kind === "natural") return [words.natural(words.sides[told.side], whole(told.total))];
  return told.decisions.map(textOf);

  function textOf({ side, total, draws, third }: Decision): string {
    const has = whole(total);
    if (side === "player") return draws ? words.playerDraws(has) : words.playerStands(has);
    if (third === null) return draws ? words.bankerDrawsFirst(has) : words.bankerStandsFirst(has);
    const on = words.drawsOn[total];
    if (on === undefined) return words.bankerNeverDraws(has);
    return draws ? words.bankerDraws(has, whole(third), on) : words.bankerStands(has, whole(third), on);
  }
}

/** Returns what the last opened card has decided; empty if it decided nothing. */
export function useNewTelling(coup: Coup | null, shown: Shown): readonly string[] {
  const before = useTelling(coup, { ...shown, open: shown.open - 1 });
  return useTelling(coup, shown).filter((line) => !before.includes(line));
}

/** Shows the rules of the third card as they applied to this deal. */
export function TellingLines({ coup, shown }: { readonly coup: Coup | null; readonly shown: Shown }) {
  const words = coupWords.useWords();
  const lines = useTelling(coup, shown);
  return (
    <div className="baccarat-telling">
      {lines.length === 0 ? (
        <p className="text-muted">{words.tellIdle}</p>
      ) : (
        lines.map((line) => (
          <p key={line} className="animate-pop-in">
            {line}
          </p>
        ))
      )}
    </div>
  );
}
