import { type KeyboardEvent, type ReactNode, useId } from "react";
import { classes } from "../classes.ts";

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  readonly look?: "segmented" | "underline" | undefined;
  /** Shown at the inline end of the row of tabs. */
  readonly end?: ReactNode;
  /** Shown at the inline start of the row of tabs, e.g. a heading. */
  readonly start?: ReactNode;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

const looks = {
  segmented: {
    list: "surface-well rounded-tile! p-1 gap-1",
    tab: "rounded-control aria-selected:bg-thumb aria-selected:shadow-control",
  },
  underline: {
    list: "border-b border-line gap-2",
    tab: "-mb-px border-b-2 border-transparent aria-selected:border-accent",
  },
};

/** Tabs over one panel. Arrow keys move in reading direction and choose at once; Home and End go to the ends. */
export function Tabs<Value extends string>({ look = "segmented", tabs, value, onChange, ...props }: TabsProps<Value>) {
  const id = useId();
  const style = looks[look];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = nextTab(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
      rtl,
    );
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(`${id}-${tab.value}`)?.focus();
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {props.start}
        <div
          role="tablist"
          aria-label={props.label}
          onKeyDown={move}
          className={classes("scrollbar-none fade-inline flex max-w-full overflow-x-auto", style.list)}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className={classes(
                "flex min-h-9 shrink-0 items-center justify-center gap-2 text-sm font-semibold text-muted transition-[background-color,color,box-shadow] duration-(--duration-enter) outline-offset-[-2px] hover:text-text aria-selected:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11",
                style.tab,
                // Between a heading and controls, they share one row with both on a tablet.
                props.start ? "px-3 xl:px-4" : "px-3 sm:px-4",
              )}
            >
              {tab.icon}
              {tab.label}
            </button>
          ))}
        </div>
        {props.end && <div className="flex grow items-center justify-end">{props.end}</div>}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="mt-4">
        {props.children}
      </div>
    </div>
  );
}

/**
 * Returns the index to which a key leads, or null if the key means nothing here. ArrowRight goes back in a
 * right-to-left page.
 */
export function nextTab(key: string, current: number, count: number, rtl: boolean): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowRight" && key !== "ArrowLeft") return null;
  const step = (key === "ArrowRight") !== rtl ? 1 : -1;
  return (current + step + count) % count;
}
