import { usePreference } from "@fairhouse/client/preferences.ts";
import { isPlace, type Place } from "@fairhouse/ui/overlays/float-place.ts";
import { FloatingCard } from "@fairhouse/ui/overlays/floating-card.tsx";
import type { PanelEnd } from "@fairhouse/ui/overlays/panel-room.ts";
import type { ReactNode } from "react";
import { gameWords } from "../words/words.ts";

export interface FloatingPanelProps {
  /** The panel's place until the player moves it. */
  readonly home: Place | PanelEnd;
  readonly onClose: () => void;
  /** True if a panel lies in the lower half of the page: the card stays above it. */
  readonly low?: boolean | undefined;
}

/** Shows a card over the page of a game that stays where the player moved it, in all games. */
export function FloatingPanel(
  props: FloatingPanelProps & {
    readonly name: string;
    readonly title: string;
    readonly wide?: boolean;
    readonly actions?: ReactNode;
    readonly children: ReactNode;
  },
) {
  const words = gameWords.useWords();
  const [place, setPlace] = usePreference<Place | null>(`place:${props.name}`, null, isPlace);
  return (
    <FloatingCard
      title={props.title}
      wide={props.wide}
      low={props.low}
      place={place ?? props.home}
      onPlace={setPlace}
      onClose={props.onClose}
      words={{ close: words.close, move: words.moveCard(props.title) }}
      actions={props.actions}
    >
      {props.children}
    </FloatingCard>
  );
}
