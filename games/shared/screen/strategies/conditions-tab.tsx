import { MAX_CONDITIONS } from "@fairhouse/client/auto/condition-text.ts";
import type { Condition } from "@fairhouse/client/auto/conditions.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ArrowUp, ListTree, Plus, Trash2 } from "lucide-react";
import type { Auto } from "../panel/use-auto.ts";
import { ActFields } from "./act-fields.tsx";
import { WhenFields } from "./when-fields.tsx";
import { strategyWords } from "./words/words.ts";

/** The condition that most players want first: a change after a losing streak. */
const FIRST: Condition = {
  when: { kind: "results", rhythm: "every", count: 3, of: "losses", inARow: true },
  act: { kind: "reset" },
};

/** Shows the conditions "When … then …", listed in the order in which they act. */
export function ConditionsTab({ auto }: { readonly auto: Auto }) {
  const words = strategyWords.useWords();
  const { whole } = useFormats();
  const { settings, running } = auto;
  const { conditions } = settings;
  const set = (next: readonly Condition[]) => auto.change({ ...settings, conditions: next });
  return (
    <>
      {conditions.length === 0 ? (
        <EmptyState compact icon={<ListTree />} title={words.none} text={words.noneText} />
      ) : (
        <>
          <p className="text-sm text-pretty text-muted">{words.lead}</p>
          <ol className="grid gap-3">
            {conditions.map((condition, place) => (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity besides their place.
                key={place}
                place={place}
                condition={condition}
                auto={auto}
                onChange={(next) => set(conditions.with(place, next))}
                onRemove={() => set(conditions.toSpliced(place, 1))}
                onUp={() => set(conditions.toSpliced(place, 1).toSpliced(place - 1, 0, condition))}
              />
            ))}
          </ol>
        </>
      )}
      <Button
        icon={<Plus size={18} aria-hidden="true" />}
        disabled={running}
        disabledReason={conditions.length < MAX_CONDITIONS ? null : words.mostConditions(whole(MAX_CONDITIONS))}
        onClick={() => set([...conditions, FIRST])}
        className="justify-self-start"
      >
        {words.add}
      </Button>
    </>
  );
}

interface ConditionRowProps {
  readonly place: number;
  readonly condition: Condition;
  readonly auto: Auto;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
  readonly onUp: () => void;
}

function ConditionRow({ place, condition, auto, ...props }: ConditionRowProps) {
  const words = strategyWords.useWords();
  const { whole } = useFormats();
  const number = whole(place + 1);
  return (
    <li>
      <fieldset
        disabled={auto.running}
        aria-label={words.condition(number)}
        className="surface-well grid gap-3 rounded-tile! p-3 sm:p-4"
      >
        <div className="flex items-center gap-1">
          <p aria-hidden="true" className="me-auto text-sm font-semibold">
            {words.condition(number)}
          </p>
          {place > 0 && <IconButton label={words.up(number)} icon={<ArrowUp />} onClick={props.onUp} />}
          <IconButton label={words.remove(number)} icon={<Trash2 />} onClick={props.onRemove} />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <WhenFields when={condition.when} onChange={(when) => props.onChange({ ...condition, when })} />
          <ActFields
            act={condition.act}
            options={auto.options}
            first={auto.stake.value}
            onChange={(act) => props.onChange({ ...condition, act })}
          />
        </div>
      </fieldset>
    </li>
  );
}
