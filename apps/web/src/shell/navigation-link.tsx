import { badgeCount } from "@fairhouse/ui/components/badge.tsx";
import { Tooltip } from "@fairhouse/ui/overlays/tooltip.tsx";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { PanelLink } from "../base/panel-link.tsx";
import { siteWords } from "../base/words/words.ts";
import { isCurrent, isExternal, type NavigationItem, panelIn } from "../navigation/navigation-model.ts";

/** Style of navigation rows: a name beside its icon, or a small one below it in the mini layout. */
export const rowStyle =
  "group/row relative flex min-h-11 w-full items-center gap-3.5 rounded-control px-3 text-start font-medium text-muted transition-colors hover:bg-panel-high hover:text-text aria-expanded:text-text aria-[current=page]:bg-linear-to-r aria-[current=page]:from-accent-soft aria-[current=page]:to-transparent aria-[current=page]:font-semibold aria-[current=page]:text-text rtl:aria-[current=page]:bg-linear-to-l aria-disabled:cursor-not-allowed aria-disabled:opacity-60 mini:min-h-14 mini:flex-col mini:justify-center mini:gap-1 mini:px-1 mini:py-1.5 mini:text-center mini:text-xs";

/** Style of nested places, also in a menu beside or below: a name after a dot. */
export const nestedStyle =
  "touch-target relative flex min-h-9 w-full items-center gap-2 rounded-control px-2.5 py-1.5 text-start text-sm font-medium text-muted transition-colors hover:bg-panel-high hover:text-text aria-[current]:bg-accent-soft aria-[current]:text-accent-text aria-disabled:cursor-not-allowed aria-disabled:opacity-60 pointer-coarse:min-h-11";

export interface NavigationLinkProps {
  readonly item: NavigationItem;
  readonly nested?: boolean;
  readonly className: string;
}

/**
 * A place without children: a page, a panel over the page, another site in a new tab, or a disabled one with a reason.
 */
export function NavigationLink({ item, nested = false, className }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const panel = panelIn(item.path);
  const face = nested ? <NestedFace item={item} /> : <RowFace item={item} />;
  if (panel !== null) return <PanelLink panel={panel} label={face} className={className} />;
  return withHint(item, linkOf(item, face, className, isCurrent(item.path, pathname)));
}

function linkOf(item: NavigationItem, face: ReactNode, className: string, current: boolean) {
  if (item.disabled !== undefined) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link without a target cannot be an anchor.
      <span role="link" aria-disabled="true" tabIndex={0} className={className}>
        {face}
      </span>
    );
  }
  if (isExternal(item.path)) {
    return (
      <a href={item.path} target="_blank" rel="noopener" className={className}>
        {face}
        <NewTab />
      </a>
    );
  }
  return (
    <Link to={item.path} aria-current={current ? "page" : undefined} className={className}>
      {face}
    </Link>
  );
}

function withHint(item: NavigationItem, link: ReturnType<typeof linkOf>) {
  const hint = item.disabled ?? item.caption;
  if (hint === undefined) return link;
  return (
    <Tooltip text={hint} side="end">
      {link}
    </Tooltip>
  );
}

/** The content of a row: the mark of the current page, icon, title over caption, and a figure. */
export function RowFace({ item, end }: { item: NavigationItem; end?: ReactNode }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute inset-y-1 start-0 w-[3px] rounded-full bg-accent opacity-0 shadow-[0_0_12px_var(--accent)] group-aria-[current=page]/row:opacity-100"
      />
      <item.icon aria-hidden="true" className="size-5 shrink-0 group-aria-[current=page]/row:text-accent-text" />
      <span className="grid min-w-0 flex-1 mini:w-full mini:flex-none">
        <span className="truncate mini:line-clamp-2 mini:whitespace-normal">{item.title}</span>
        {/* The hint uses the same words as the description; the accessible name stays the title. */}
        {item.caption && (
          <span aria-hidden="true" className="truncate text-xs font-normal text-muted mini:hidden">
            {item.caption}
          </span>
        )}
      </span>
      {item.info !== undefined && (
        <span className="tabular grid h-5 min-w-5 place-items-center rounded-full bg-panel-high px-1.5 text-xs font-semibold text-text mini:absolute mini:end-1 mini:top-1">
          {badgeCount(item.info)}
        </span>
      )}
      {end}
    </>
  );
}

function NestedFace({ item }: { item: NavigationItem }) {
  return <span className="min-w-0 flex-1">{item.title}</span>;
}

function NewTab() {
  const words = siteWords.useWords().frame;
  return (
    <>
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
      <span className="sr-only">{words.newTab}</span>
    </>
  );
}
