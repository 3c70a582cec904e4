import { CommandDialog } from "@fairhouse/ui/overlays/command-dialog.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { SearchX } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { useOpenPanel } from "../base/panel-link.tsx";
import { isExternal, type NavigationItem, panelIn } from "../navigation/navigation-model.ts";
import { find } from "./find.ts";
import { usePlaces } from "./places.ts";
import { QueryField } from "./query-field.tsx";
import { SearchResults } from "./search-results.tsx";
import { chooseResult, closeSearch, focusComesBack, searchStore } from "./search-store.ts";
import { searchWords } from "./words/words.ts";

/** Finds a page, a game or a panel; choosing one goes there, or opens it over the page. */
export function SearchDialog() {
  const words = searchWords.useWords();
  const format = useFormats();
  const navigate = useNavigate();
  const openPanel = useOpenPanel();
  const { open, query, chosen } = useStore(searchStore);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const groups = find(usePlaces(), query);
  const items = groups.flatMap((group) => group.items);
  const current = Math.min(chosen, items.length - 1);

  const choose = ({ path, disabled }: NavigationItem) => {
    if (disabled !== undefined) return;
    closeSearch();
    const panel = panelIn(path);
    if (panel !== null) openPanel(panel);
    else if (isExternal(path)) window.open(path, "_blank", "noopener");
    else void navigate(path);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: items.length - 1,
    };
    const step = event.shiftKey ? undefined : steps[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      chooseResult((step + items.length) % items.length);
    }
    const found = items[current];
    if (event.key === "Enter" && found !== undefined) choose(found.item);
  };

  return (
    <CommandDialog
      open={open}
      onClose={closeSearch}
      title={words.title}
      initialFocus={field}
      onFocusBack={focusComesBack}
      head={
        <QueryField
          field={field}
          query={query}
          listId={listId}
          chosenId={items.length > 0 ? `${listId}-${current}` : undefined}
          onKeyDown={press}
        />
      }
    >
      <div className="flex h-[400px] flex-col max-sm:h-auto max-sm:min-h-0 max-sm:flex-1">
        {query.trim() === "" && <p className="px-6 pt-4 text-sm text-muted">{words.enterKeywords}</p>}
        {items.length === 0 ? (
          <NothingFound query={query} />
        ) : (
          <SearchResults
            id={listId}
            groups={groups}
            query={query}
            current={current}
            onPoint={chooseResult}
            onChoose={choose}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {query.trim() !== "" && items.length > 0 && words.found(format.whole(items.length))}
      </p>
      <KeyHints />
    </CommandDialog>
  );
}

/** Visual hints only: screen readers know the keys of such a list. */
function KeyHints() {
  const words = searchWords.useWords();
  return (
    <p
      aria-hidden="true"
      className="flex gap-5 border-t border-line bg-raised px-5 py-2.5 text-xs text-muted max-sm:hidden [&_kbd]:me-1.5 [&_kbd]:font-sans [&_kbd]:font-semibold [&_kbd]:text-text"
    >
      <span>
        <kbd>↑ ↓</kbd>
        {words.choose}
      </span>
      <span>
        <kbd>↵</kbd>
        {words.open}
      </span>
    </p>
  );
}

function NothingFound({ query }: { query: string }) {
  const words = searchWords.useWords();
  return (
    <div
      role="status"
      className="grid h-full min-h-72 animate-fade-in content-center justify-items-center gap-2 px-6 text-center"
    >
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-panel-high text-muted">
        <SearchX aria-hidden="true" className="size-7" />
      </span>
      <p className="text-lg font-bold">{words.notFound}</p>
      <p className="max-w-full wrap-anywhere text-muted">
        {words.noResults}{" "}
        <strong className="text-text">
          <bdi>{query.trim()}</bdi>
        </strong>
        <br />
        {words.tryAgain}
      </p>
    </div>
  );
}
