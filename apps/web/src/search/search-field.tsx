import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { openSearch, searchStore } from "./search-store.ts";
import { useSearchKey } from "./use-search-key.ts";

const load = () => import("./search-dialog.tsx");
const SearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }));

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);

/**
 * The field of the top bar, 310 wide; a button if a menu beside it leaves no room. On phones it is in the bottom bar.
 * The dialog opens on focus; ⌘K and Ctrl+K toggle it.
 */
export function SearchField() {
  const words = siteWords.useWords().frame;
  const open = useStore(searchStore, (state) => state.open);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useSearchKey();
  return (
    <>
      <label className="group surface-well flex h-10 w-[310px] min-w-0 items-center gap-2.5 rounded-control! px-3 text-muted transition-colors focus-within:border-accent hover:border-dim max-md:hidden crowded:hidden">
        <Search aria-hidden="true" className="size-[18px] shrink-0" />
        <input
          type="text"
          data-search-field
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={words.search}
          placeholder={words.search}
          autoComplete="off"
          value=""
          onPointerEnter={() => void load()}
          onFocus={(event) =>
            event.target.dataset.given === undefined ? openSearch() : delete event.target.dataset.given
          }
          // The window lost the focus, not the field: its return must not open the dialog.
          onBlur={({ target }) => {
            if (document.activeElement === target) target.dataset.given = "";
          }}
          onClick={() => openSearch()}
          onKeyDown={(event) => event.key === "Enter" && openSearch()}
          // Text typed before the dialog has loaded goes into it.
          onChange={(event) => openSearch(searchStore.getState().query + event.target.value)}
          className="min-w-0 flex-1 cursor-pointer bg-transparent text-sm text-text outline-none placeholder:text-muted"
        />
        <span
          aria-hidden="true"
          dir="ltr"
          className="shrink-0 rounded-[5px] border border-line-strong bg-panel px-1.5 text-xs leading-5 font-semibold"
        >
          {isMac ? "⌘K" : "Ctrl K"}
        </span>
      </label>
      <button
        type="button"
        aria-label={words.openSearch}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => openSearch()}
        className="touch-target hidden size-10 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-panel-high hover:text-text crowded:grid [&_svg]:size-5"
      >
        <Search aria-hidden="true" />
      </button>
      <Suspense>{wanted && <SearchDialog />}</Suspense>
    </>
  );
}
