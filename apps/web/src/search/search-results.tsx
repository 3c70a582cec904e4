import { classes } from "@fairhouse/ui/classes.ts";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { CornerDownLeft, ExternalLink } from "lucide-react";
import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { coloursOf, GameArt } from "../base/game-art.tsx";
import { games } from "../base/games.ts";
import { isExternal, type NavigationItem } from "../navigation/navigation-model.ts";
import { type Found, type FoundGroup, piecesOf } from "./find.ts";
import { searchWords } from "./words/words.ts";

export interface SearchResultsProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  readonly query: string;
  /** Index of the row that Enter opens, counted over all groups. */
  readonly current: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (item: NavigationItem) => void;
}

/** Rows under the headings of their groups. The focus stays in the field, which refers to the current row. */
export function SearchResults({ id, groups, query, current, onPoint, onChoose }: SearchResultsProps) {
  const words = searchWords.useWords();
  const starts = groups.map((_group, at) => groups.slice(0, at).reduce((sum, before) => sum + before.items.length, 0));
  return (
    <div
      role="listbox"
      id={id}
      aria-label={words.results}
      className="fade-block grid min-h-0 flex-1 content-start gap-3 overflow-y-auto overscroll-contain scroll-py-9 p-3"
    >
      {groups.map((group, at) => (
        // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of options in a list.
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`} className="px-3 pb-1.5 text-xs font-semibold tracking-wider text-muted uppercase">
            {group.label}
          </p>
          {group.items.map((found, place) => {
            const index = (starts[at] ?? 0) + place;
            return (
              <Row
                key={found.item.path}
                id={`${id}-${index}`}
                found={found}
                query={query}
                current={index === current}
                onPoint={() => onPoint(index)}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly found: Found;
  readonly query: string;
  readonly current: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (item: NavigationItem) => void;
}

function Row({ id, found: { item, group, alias }, query, current, onPoint, onChoose }: RowProps) {
  const words = searchWords.useWords();
  const row = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (current) row.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const open = (event: MouseEvent) => {
    // With a modifier key, the browser opens its own tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(item);
  };
  return (
    <a
      ref={row}
      id={id}
      href={item.path}
      role="option"
      tabIndex={-1}
      aria-selected={current}
      aria-disabled={item.disabled === undefined ? undefined : true}
      onPointerMove={onPoint}
      onClick={open}
      className="flex min-h-15 items-center gap-3.5 rounded-tile px-3 py-2 outline-none aria-disabled:cursor-not-allowed aria-selected:bg-panel-high [&[aria-disabled]>:not(:last-child)]:opacity-50"
    >
      <Picture item={item} />
      <span className="grid min-w-0 flex-1">
        <span className="flex items-center gap-2 font-semibold">
          <Marked text={item.title} query={query} />
          {alias !== undefined && (
            <span dir="auto" className="truncate text-sm font-normal text-muted">
              <Marked text={alias} query={query} />
            </span>
          )}
          {isExternal(item.path) && (
            <>
              <ExternalLink aria-hidden="true" className="size-3.5 text-muted" />
              <span className="sr-only">{words.newTab}</span>
            </>
          )}
        </span>
        <span dir="ltr" className="truncate text-sm text-muted rtl:text-end">
          <Marked text={item.path} query={query} />
        </span>
      </span>
      {item.disabled === undefined ? (
        <>
          <span className="text-xs text-muted max-sm:hidden">{group}</span>
          <CornerDownLeft
            aria-hidden="true"
            className={classes(
              "size-4 shrink-0 text-accent-text max-sm:hidden rtl:-scale-x-100",
              !current && "invisible",
            )}
          />
        </>
      ) : (
        <Badge className={current ? "bg-thumb!" : ""}>{item.disabled}</Badge>
      )}
    </a>
  );
}

function Picture({ item }: { item: NavigationItem }) {
  const game = games.find(({ path }) => path === item.path);
  if (game === undefined) {
    return (
      <span className="grid size-11 shrink-0 place-items-center rounded-control border border-line bg-raised text-muted">
        <item.icon className="size-5" />
      </span>
    );
  }
  return (
    <span
      style={coloursOf(game)}
      className="surface-game grid size-11 shrink-0 place-items-center rounded-control shadow-none! [--game-light:50%]"
    >
      <GameArt game={game} size={30} />
    </span>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  let at = 0;
  return (
    <span className="min-w-0">
      {piecesOf(text, query).map((piece) => {
        const key = at;
        at += piece.text.length;
        if (!piece.matches) return piece.text;
        return (
          <mark key={key} className="rounded-[3px] bg-transparent font-bold text-accent-text">
            {piece.text}
          </mark>
        );
      })}
    </span>
  );
}
