import { textOfStrategy } from "@fairhouse/client/auto/strategy-text.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { copied } from "@fairhouse/ui/copied.ts";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import type { Kept } from "../saved/list-keepers.ts";
import { nameProblem } from "../saved/saved-list.ts";
import { SavedListFoot } from "../saved/saved-list-foot.tsx";
import { useSavedList } from "../saved/use-saved-list.ts";
import { gameWords } from "../words/words.ts";
import { NameForm } from "./name-form.tsx";
import type { PanelStrategy } from "./panel-strategy.ts";
import { SavedRow } from "./saved-row.tsx";
import { strategiesOf } from "./saved-strategies.ts";
import { strategyWords } from "./words/words.ts";

/** Shows the player's named strategies: to save, use, rename, copy and delete. */
export function SavedTab({ panel, disabled }: { readonly panel: PanelStrategy; readonly disabled: boolean }) {
  const words = strategyWords.useWords();
  const shared = gameWords.useWords();
  const [keeping] = useState(() => strategiesOf(panel.game));
  const { list, keeper, act, undo } = useSavedList(keeping);
  const [said, setSaid] = useState("");
  const [renamed, setRenamed] = useState<string | null>(null);
  /** Announces the result of an act; resolves to true if it was kept. */
  const say = async (done: Promise<Kept>, text: string) => {
    const kept = await done;
    setSaid(kept === "kept" ? text : shared.notKept[kept]);
    return kept === "kept";
  };
  return (
    <>
      <NameForm
        label={words.name}
        first=""
        problemOf={(name) => list && nameProblem(list, name)}
        waiting={list === null && keeper !== "nobody"}
        // Any name will do: it does not affect the validity of the panel's fields.
        reason={panel.named(words.unnamed) === null ? shared.checkFields : null}
        onDone={async (name) => {
          const item = panel.named(name);
          return item !== null && say(act({ type: "save", item }), words.isSaved(item.name));
        }}
      />
      {list === null ? (
        keeper !== "nobody" && <Skeleton className="h-18" />
      ) : list.length === 0 ? (
        <EmptyState compact icon={<Bookmark />} title={words.nothingSaved} text={words.nothingSavedText} />
      ) : (
        <ul className="grid gap-2" aria-label={words.title}>
          {list.map((strategy) => (
            <SavedRow
              key={strategy.name}
              strategy={strategy}
              isRenamed={strategy.name === renamed}
              disabled={disabled}
              problemOf={(name) => nameProblem(list, name, strategy.name)}
              onUse={() => {
                panel.use(strategy);
                setSaid(words.isUsed(strategy.name));
              }}
              onCopy={() =>
                void copied(textOfStrategy(strategy, panel.game)).then((done) =>
                  setSaid(done ? words.isCopied : words.notCopied),
                )
              }
              onRename={async (to) => {
                setRenamed(to);
                return to === strategy.name || say(act({ type: "rename", item: strategy, to }), words.isRenamed(to));
              }}
              onDelete={() => void say(act({ type: "delete", name: strategy.name }), words.isDeleted(strategy.name))}
            />
          ))}
        </ul>
      )}
      <SavedListFoot
        said={`${said} ${words.kept[keeper]}`}
        undo={words.undo}
        onUndo={undo && (() => void say(undo(), words.undone))}
      />
    </>
  );
}
