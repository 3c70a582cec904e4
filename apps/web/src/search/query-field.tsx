import { Search, X } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { siteWords } from "../base/words/words.ts";
import { closeSearch, typeQuery } from "./search-store.ts";
import { searchWords } from "./words/words.ts";

interface QueryFieldProps {
  readonly field: Ref<HTMLInputElement>;
  readonly query: string;
  readonly listId: string;
  /** Id of the selected result; undefined if nothing was found. */
  readonly chosenId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The input of the search, with the button that closes it: a combobox over the list of results. */
export function QueryField({ field, query, listId, chosenId, onKeyDown }: QueryFieldProps) {
  const words = searchWords.useWords();
  const { frame, close } = siteWords.useWords();
  return (
    <div className="flex items-center gap-3 border-b border-line ps-5 pe-3">
      <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={chosenId !== undefined}
        aria-controls={listId}
        aria-activedescendant={chosenId}
        aria-autocomplete="list"
        aria-label={frame.search}
        placeholder={frame.search}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={80}
        value={query}
        // Typed text has its own direction; the placeholder has that of the page.
        dir={query === "" ? undefined : "auto"}
        onChange={(event) => typeQuery(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-16 min-w-0 flex-1 bg-transparent text-lg text-text outline-none placeholder:text-muted"
      />
      <button
        type="button"
        onClick={closeSearch}
        className="touch-target rounded-control border border-line-strong bg-panel-high px-2.5 py-1 text-xs font-semibold text-muted hover:text-text pointer-coarse:p-2"
      >
        {/* A phone has no such key. */}
        <span className="pointer-coarse:hidden">{words.esc}</span>
        <X size={18} aria-hidden="true" className="hidden pointer-coarse:block" />{" "}
        <span className="sr-only">{close}</span>
      </button>
    </div>
  );
}
