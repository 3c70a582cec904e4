import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { TextField } from "@fairhouse/ui/components/text-field.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Bookmark, Check, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { totalOf } from "../../rules/chips.ts";
import { LONGEST_NAME, MOST_SAVED, type NameProblem, nameProblem, type SavedListEvent } from "../saved/saved-list.ts";
import { SavedListFoot } from "../saved/saved-list-foot.tsx";
import { useSavedList } from "../saved/use-saved-list.ts";
import SideDialog from "../side-dialog.tsx";
import type { ChipTable } from "./chip-table.ts";
import { layoutsOf, type SavedLayout } from "./saved-layouts.ts";
import { chipWords } from "./words/words.ts";

/** Layouts that the player named: kept, laid, renamed and deleted; loaded when it is first opened. */
// biome-ignore lint/style/noDefaultExport: loaded by React's lazy, which takes default exports.
export default function LayoutsDialog({ table, onClose }: { readonly table: ChipTable; readonly onClose: () => void }) {
  const words = chipWords.useWords().layouts;
  const [keeping] = useState(() => layoutsOf(table.cloth));
  const { saved, keeper, act } = useSavedList(keeping);
  const [said, setSaid] = useState("");
  const change = (event: SavedListEvent<SavedLayout>, text: string) => {
    act(event);
    setSaid(text);
  };
  return (
    <SideDialog title={words.title} onClose={onClose}>
      <div className="grid gap-4">
        <SaveForm
          table={table}
          waiting={saved === null}
          problemOf={(name) => saved && nameProblem(saved, name)}
          onSave={(name) => change({ type: "save", item: { name, chips: table.chips } }, words.saved(name))}
        />
        {saved === null ? (
          keeper !== "nobody" && <Skeleton className="h-18" />
        ) : saved.list.length === 0 ? (
          <EmptyState compact icon={<Bookmark />} title={words.none} text={words.noneText} />
        ) : (
          <ul className="grid gap-2" aria-label={words.title}>
            {saved.list.map((layout) => (
              <LayoutRow
                key={layout.name}
                layout={layout}
                problem={table.layoutProblem(layout.chips)}
                problemOf={(name) => nameProblem(saved, name, layout.name)}
                onPlace={() => {
                  table.placeLayout(layout.chips);
                  onClose();
                }}
                onRename={(to) => change({ type: "rename", from: layout.name, to }, words.renamed(to))}
                onDelete={() => change({ type: "delete", name: layout.name }, words.deleted(layout.name))}
              />
            ))}
          </ul>
        )}
        <SavedListFoot
          said={`${said} ${words.kept[keeper]}`}
          undo={words.undo}
          onUndo={saved !== null && saved.past.length > 0 ? () => change({ type: "undo" }, words.undone) : null}
        />
      </div>
    </SideDialog>
  );
}

function SaveForm(props: {
  readonly table: ChipTable;
  /** Those that are kept are not known yet. */
  readonly waiting: boolean;
  readonly problemOf: (name: string) => NameProblem | null;
  readonly onSave: (name: string) => void;
}) {
  const words = chipWords.useWords().layouts;
  const { table, problemOf } = props;
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<NameProblem | null>(null);
  function save(event: FormEvent) {
    event.preventDefault();
    const found = problemOf(name);
    setProblem(found);
    if (found !== null) return;
    props.onSave(name.trim());
    setName("");
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
        disabledReason={table.chips.length === 0 ? words.emptyTable : null}
      >
        {words.save}
      </Button>
    </form>
  );
}

interface LayoutRowProps {
  readonly layout: SavedLayout;
  /** Why it cannot be laid now. */
  readonly problem: string | null;
  readonly problemOf: (name: string) => NameProblem | null;
  readonly onPlace: () => void;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

function LayoutRow({ layout, problem, ...props }: LayoutRowProps) {
  const words = chipWords.useWords().layouts;
  const { plural } = useFormats();
  const [renaming, setRenaming] = useState(false);
  if (renaming) {
    return (
      <li className="surface-well rounded-tile! p-3">
        <RenameForm
          name={layout.name}
          problemOf={props.problemOf}
          onDone={(name) => {
            setRenaming(false);
            if (name !== layout.name) props.onRename(name);
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
            <Money amount={totalOf(layout.chips)} icon /> · {plural(layout.chips.length, words.positions)}
          </p>
        </div>
        <Button size="sm" disabledReason={problem} onClick={props.onPlace} aria-label={words.placeNamed(layout.name)}>
          {words.place}
        </Button>
        <IconButton label={words.renameNamed(layout.name)} icon={<Pencil />} onClick={() => setRenaming(true)} />
        <IconButton label={words.deleteNamed(layout.name)} icon={<Trash2 />} onClick={props.onDelete} />
      </div>
      {problem !== null && <p className="text-sm text-lose">{problem}</p>}
    </li>
  );
}

function RenameForm(props: {
  readonly name: string;
  readonly problemOf: (name: string) => NameProblem | null;
  readonly onDone: (name: string) => void;
}) {
  const words = chipWords.useWords().layouts;
  const [name, setName] = useState(props.name);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  function rename(event: FormEvent) {
    event.preventDefault();
    const found = props.problemOf(name);
    setProblem(found);
    if (found === null) props.onDone(name.trim());
  }
  return (
    <form onSubmit={rename} className="flex items-end gap-2">
      <TextField
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
  return problem === "full" ? words.full(whole(MOST_SAVED)) : problem === "taken" ? words.taken : words.noName;
}
