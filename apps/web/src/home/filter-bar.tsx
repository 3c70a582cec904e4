import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Search, Star } from "lucide-react";
import { useId } from "react";
import { type GameFilter, gameFilters } from "./filter-games.ts";
import { homeWords } from "./words/words.ts";

export interface FilterBarProps {
  readonly filter: GameFilter;
  readonly onFilter: (filter: GameFilter) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/**
 * Filters the games by group and by part of a name. Radio buttons underneath, so that arrow keys and right-to-left work
 * by themselves.
 */
export function FilterBar({ filter, onFilter, text, onText }: FilterBarProps) {
  const words = homeWords.useWords().filter;
  const name = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset className="scrollbar-none -mx-3 flex min-w-0 gap-2 overflow-x-auto px-3 py-0.5 md:mx-0 md:px-0.5">
        <legend className="sr-only">{words.label}</legend>
        {gameFilters.map((value) => (
          <label
            key={value}
            className="relative flex min-h-10 shrink-0 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-panel px-4 text-sm font-semibold text-muted shadow-control transition-[background-color,color,border-color] hover:text-text has-checked:border-accent-fill has-checked:bg-accent-fill has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={filter === value}
              onChange={() => onFilter(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {value === "favourites" && <Star aria-hidden="true" className="size-4" />}
            <span className="pointer-events-none relative">{words[value]}</span>
          </label>
        ))}
      </fieldset>
      <label className="surface-well flex min-h-10 w-full items-center gap-2.5 rounded-full! px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:w-56 pointer-coarse:min-h-11">
        <Search aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => onText(event.target.value)}
          className="w-full min-w-0 bg-transparent text-sm outline-none placeholder:text-muted"
        />
      </label>
    </div>
  );
}

/** Shown instead of the grid if the filter leaves no game. */
export function NothingFits({ filter, onClear }: { filter: GameFilter; onClear: () => void }) {
  const words = homeWords.useWords().filter;
  const noStars = filter === "favourites";
  return (
    <div className="surface-panel" role="status">
      <EmptyState
        compact
        icon={noStars ? <Star /> : <Search />}
        title={noStars ? words.noFavourites : words.none}
        text={noStars ? words.noFavouritesText : words.noneText}
        action={<Button onClick={onClear}>{words.clear}</Button>}
      />
    </div>
  );
}
