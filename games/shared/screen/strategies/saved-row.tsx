import type { Strategy } from "@fairhouse/client/auto/strategy-text.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { takeFocus } from "@fairhouse/ui/forms/take-focus.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { NameProblem } from "../saved/saved-list.ts";
import { NameForm } from "./name-form.tsx";
import { strategyWords } from "./words/words.ts";

export interface SavedRowProps {
  readonly strategy: Strategy;
  /** It was renamed last: the focus goes back to its button. */
  readonly isRenamed: boolean;
  readonly disabled: boolean;
  readonly problemOf: (name: string) => NameProblem | null;
  readonly onUse: () => void;
  readonly onCopy: () => void;
  /** Resolves to true if the new name was kept. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDelete: () => void;
}

/** Shows a saved strategy with its description and its actions. */
export function SavedRow({ strategy, isRenamed, disabled, ...props }: SavedRowProps) {
  const words = strategyWords.useWords();
  const { plural } = useFormats();
  const currency = useCurrencyInPlay();
  const [renaming, setRenaming] = useState(false);
  const { name, stake, settings } = strategy;
  if (renaming) {
    return (
      <li className="surface-well rounded-tile! p-3">
        <NameForm
          label={words.newName}
          first={name}
          problemOf={props.problemOf}
          onDone={async (to) => {
            const done = await props.onRename(to);
            if (done) setRenaming(false);
            return done;
          }}
        />
      </li>
    );
  }
  return (
    <li className="surface-well flex flex-wrap items-center gap-x-1 gap-y-2 rounded-tile! p-3">
      <div className="min-w-40 flex-1">
        <p className="truncate font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          <Money amount={stake} currency={currency} icon /> · {plural(settings.conditions.length, words.conditionCount)}
        </p>
      </div>
      <div className="ms-auto flex items-center gap-1">
        <Button size="sm" disabled={disabled} onClick={props.onUse} aria-label={words.takeNamed(name)}>
          {words.use}
        </Button>
        <IconButton label={words.copyNamed(name)} icon={<Copy />} onClick={props.onCopy} />
        <IconButton
          ref={isRenamed ? takeFocus : undefined}
          label={words.renameNamed(name)}
          icon={<Pencil />}
          onClick={() => setRenaming(true)}
        />
        <IconButton label={words.deleteNamed(name)} icon={<Trash2 />} onClick={props.onDelete} />
      </div>
    </li>
  );
}
