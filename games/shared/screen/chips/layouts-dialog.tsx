import { MOST_LISTED } from "@fairhouse/protocol/list-change.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { takeFocus } from "@fairhouse/ui/forms/take-focus.ts";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Bookmark, Check, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { totalOf } from "../../rules/chips.ts";
import SideDialog from "../page/side-dialog.tsx";
import type { Kept } from "../saved/list-keepers.ts";
import { LONGEST_NAME, type NameProblem, nameProblem } from "../saved/saved-list.ts";
import { SavedListFoot } from "../saved/saved-list-foot.tsx";
import { useSavedList } from "../saved/use-saved-list.ts";
import { gameWords } from "../words/words.ts";
import type { ChipTable } from "./chip-table.ts";
import { layoutsOf, type SavedLayout } from "./saved-layouts.ts";
import { chipWords } from "./words/words.ts";

/** Shows the player's named layouts: to save, lay, rename and delete. Loaded when first opened. */
// biome-ignore lint/style/noDefaultExport: loaded by React's lazy, which takes default exports.
export default function LayoutsDialog({ table, onClose }: { readonly table: ChipTable; readonly onClose: () => void }) {
  const words = chipWords.useWords().layouts;
  const [keeping] = useState(() => layoutsOf(table.cloth));
  const shared = gameWords.useWords();
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
    <SideDialog title={words.title} onClose={onClose}>
      <div className="grid gap-4">
        <SaveForm
          table={table}
          waiting={list === null}
          problemOf={(name) => list && nameProblem(list, name)}
          onSave={(name) => say(act({ type: "save", item: { name, chips: table.chips } }), words.saved(name))}
        />
        {list === null ? (
          keeper !== "nobody" && <Skeleton className="h-18" />
        ) : list.length === 0 ? (
          <EmptyState compact icon={<Bookmark />} title={words.none} text={words.noneText} />
        ) : (
          <ul className="grid gap-2" aria-label={words.title}>
            {list.map((layout) => (
              <LayoutRow
                key={layout.name}
                layout={layout}
                isRenamed={layout.name === renamed}
                problem={table.layoutProblem(layout.chips)}
                problemOf={(name) => nameProblem(list, name, layout.name)}
                onPlace={() => {
                  table.placeLayout(layout.chips);
                  onClose();
                }}
                onRename={async (to) => {
                  setRenamed(to);
                  return to === layout.name || say(act({ type: "rename", item: layout, to }), words.renamed(to));
                }}
                onDelete={() => void say(act({ type: "delete", name: layout.name }), words.deleted(layout.name))}
              />
            ))}
          </ul>
        )}
        <SavedListFoot
          said={`${said} ${words.kept[keeper]}`}
          undo={words.undo}
          onUndo={undo && (() => void say(undo(), words.undone))}
        />
      </div>
    </SideDialog>
  );
}

function SaveForm(props: {
  readonly table: ChipTable;
  /** True until the saved layouts are known. */
  readonly waiting: boolean;
  readonly problemOf: (name: string) => NameProblem | null;
  /** Resolves to true if the layout was kept; otherwise the typed name stays. */
  readonly onSave: (name: string) => Promise<boolean>;
}) {
  const words = chipWords.useWords().layouts;
  const { table, problemOf } = props;
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const [sending, setSending] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const found = problemOf(name);
    setProblem(found);
    if (found !== null) return;
    setSending(true);
    const done = await props.onSave(name.trim());
    setSending(false);
    if (done) setName("");
  }
  return (
    <form onSubmit={save} className="flex items-end gap-2">
      <TextField
        label={words.name}
        value={name}
        maxLength={LONGEST_NAME}
        error={useProblemText(problem)}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(null);
        }}
        className="flex-1"
      />
      <Button
        type="submit"
        variant="accent"
        disabled={props.waiting}
        loading={sending}
        disabledReason={table.chips.length === 0 ? words.emptyTable : null}
      >
        {words.save}
      </Button>
    </form>
  );
}

interface LayoutRowProps {
  readonly layout: SavedLayout;
  /** It was renamed last: the focus goes back to its button. */
  readonly isRenamed: boolean;
  /** Why the layout cannot be laid now. */
  readonly problem: string | null;
  readonly problemOf: (name: string) => NameProblem | null;
  readonly onPlace: () => void;
  /** Resolves to true if the new name was kept. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDelete: () => void;
}

function LayoutRow({ layout, isRenamed, problem, ...props }: LayoutRowProps) {
  const words = chipWords.useWords().layouts;
  const { plural } = useFormats();
  const currency = useCurrencyInPlay();
  const [renaming, setRenaming] = useState(false);
  if (renaming) {
    return (
      <li className="surface-well rounded-tile! p-3">
        <RenameForm
          name={layout.name}
          problemOf={props.problemOf}
          onDone={async (name) => {
            if (await props.onRename(name)) setRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className="surface-well grid gap-1 rounded-tile! p-3">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">
            <bdi>{layout.name}</bdi>
          </p>
          <p className="text-sm text-muted">
            <Money amount={totalOf(layout.chips)} currency={currency} icon /> ·{" "}
            {plural(layout.chips.length, words.positions)}
          </p>
        </div>
        <Button size="sm" disabledReason={problem} onClick={props.onPlace} aria-label={words.placeNamed(layout.name)}>
          {words.place}
        </Button>
        <IconButton
          ref={isRenamed ? takeFocus : undefined}
          label={words.renameNamed(layout.name)}
          icon={<Pencil />}
          onClick={() => setRenaming(true)}
        />
        <IconButton label={words.deleteNamed(layout.name)} icon={<Trash2 />} onClick={props.onDelete} />
      </div>
      {problem !== null && <p className="text-sm text-lose">{problem}</p>}
    </li>
  );
}

function RenameForm(props: {
  readonly name: string;
  readonly problemOf: (name: string) => NameProblem | null;
  readonly onDone: (name: string) => Promise<void>;
}) {
  const words = chipWords.useWords().layouts;
  const [name, setName] = useState(props.name);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  function rename(event: FormEvent) {
    event.preventDefault();
    const found = props.problemOf(name);
    setProblem(found);
    if (found === null) void props.onDone(name.trim());
  }
  return (
    <form onSubmit={rename} className="flex items-end gap-2">
      <TextField
        ref={takeFocus}
        label={words.newName}
        value={name}
        maxLength={LONGEST_NAME}
        error={useProblemText(problem)}
        onChange={(event) => setName(event.target.value)}
        className="flex-1"
      />
      <IconButton type="submit" look="neutral" label={words.rename} icon={<Check />} className="mb-1" />
    </form>
  );
}

function useProblemText(problem: NameProblem | null): string | null {
  const words = chipWords.useWords().layouts;
  const { whole } = useFormats();
  if (problem === null) return null;
  return problem === "full" ? words.full(whole(MOST_LISTED)) : problem === "taken" ? words.taken : words.noName;
}
