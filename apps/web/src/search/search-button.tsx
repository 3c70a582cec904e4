import { Button } from "@fairhouse/ui/components/button.tsx";
import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { openSearch, searchStore } from "./search-store.ts";
import { useSearchKey } from "./use-search-key.ts";

const SearchDialog = lazy(async () => ({ default: (await import("./search-dialog.tsx")).SearchDialog }));

/** A button that opens the search, for pages without the top bar. */
export function SearchButton() {
  const { search } = siteWords.useWords().frame;
  const open = useStore(searchStore, (state) => state.open);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useSearchKey();
  return (
    <>
      <Button
        icon={<Search aria-hidden="true" className="size-5" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => openSearch()}
      >
        {search}
      </Button>
      <Suspense>{wanted && <SearchDialog />}</Suspense>
    </>
  );
}
