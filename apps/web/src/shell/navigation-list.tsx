import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useLocation } from "react-router";
import { isCurrent, type NavigationGroup, type NavigationItem } from "../navigation/navigation-model.ts";
import { NavigationLink, nestedStyle, RowFace, rowStyle } from "./navigation-link.tsx";

const NavigationMenu = lazy(async () => ({ default: (await import("./navigation-menu.tsx")).NavigationMenu }));

export interface NavigationListProps {
  readonly groups: readonly NavigationGroup[];
  /** True for nested menus that open beside their row on hover; otherwise they unfold below it on a click. */
  readonly mini: boolean;
}

/** The groups of the navigation below each other. */
export function NavigationList({ groups, mini }: NavigationListProps) {
  return groups.map((group) => <Group key={group.id} group={group} mini={mini} />);
}

/** A group; with a heading it can be folded, except in the mini layout, which has no room for that. */
function Group({ group, mini }: { group: NavigationGroup; mini: boolean }) {
  const id = useId();
  const [folded, setFolded] = useState(false);
  const hidden = folded && !mini;
  const list = (
    <ul id={id} hidden={hidden} className="grid gap-1 [&[hidden]]:hidden">
      {group.items.map((item) => (
        <li key={item.path}>
          <Entry item={item} mini={mini} />
        </li>
      ))}
    </ul>
  );
  if (group.heading === null) return list;
  return (
    <section aria-label={group.heading}>
      {mini ? (
        <p className="mb-2 text-center text-xs font-semibold tracking-wider text-muted uppercase">{group.heading}</p>
      ) : (
        <button
          type="button"
          aria-expanded={!hidden}
          aria-controls={id}
          onClick={() => setFolded(!folded)}
          className="touch-target mb-1 flex min-h-8 w-full items-center justify-between rounded-control px-3 text-xs font-semibold tracking-wider text-muted uppercase transition-colors hover:text-text [&[aria-expanded=false]>svg]:-rotate-90 rtl:[&[aria-expanded=false]>svg]:rotate-90"
        >
          {group.heading}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-(--duration-enter)" />
        </button>
      )}
      {list}
    </section>
  );
}

function Entry({ item, mini }: { item: NavigationItem; mini: boolean }) {
  if (item.children === undefined) return <NavigationLink item={item} className={rowStyle} />;
  if (!mini) return <Unfolding item={item} />;
  return (
    <Suspense fallback={<div data-coming="" className="min-h-14" />}>
      <NavigationMenu item={item} side="end" className={rowStyle}>
        <RowFace item={item} />
      </NavigationMenu>
    </Suspense>
  );
}

function Unfolding({ item }: { item: NavigationItem }) {
  const id = useId();
  const { pathname } = useLocation();
  const inside = item.children?.some((child) => isCurrent(child.path, pathname)) ?? false;
  const [open, setOpen] = useState(inside);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`${rowStyle} [&[aria-expanded=true]>svg:last-child]:rotate-180`}
      >
        <RowFace
          item={item}
          end={
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform duration-(--duration-enter)"
            />
          }
        />
      </button>
      <ul id={id} hidden={!open} className="ms-[21px] mt-1 grid gap-0.5 border-s border-line ps-3 [&[hidden]]:hidden">
        {item.children?.map((child) => (
          <li key={child.path}>
            <NavigationLink item={child} nested className={nestedStyle} />
          </li>
        ))}
      </ul>
    </>
  );
}
