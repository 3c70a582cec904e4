import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { type Panel, panelOf, withPanel } from "./panels.ts";

/** How a panel was opened: closing it goes back then, so that history has no page twice. */
export const openedHere = { panel: "opened here" } as const;

export interface PanelLinkProps {
  readonly panel: Panel;
  readonly label: ReactNode;
  readonly className: string;
  /** Called before the panel opens. */
  readonly onOpen?: () => void;
  readonly "aria-describedby"?: string | undefined;
}

/** Opens a panel over the page that one is on. */
export function useOpenPanel(): (panel: Panel) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (panel) => {
    // From one panel to the next is one step back for both.
    if (panelOf(search) !== null) void navigate({ search: withPanel(search, panel) }, { state, replace: true });
    else void navigate({ search: withPanel(search, panel) }, { state: openedHere });
  };
}

/** Its address is the home page, as the specification has it; pressed, the panel opens over the page that one is on. */
export function PanelLink({ panel, label, className, onOpen, ...rest }: PanelLinkProps) {
  const openPanel = useOpenPanel();
  const current = panelOf(useLocation().search);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    openPanel(panel);
  };
  return (
    <Link
      {...rest}
      to={`/home?panel=${panel}`}
      onClick={open}
      aria-current={current === panel ? "true" : undefined}
      className={className}
    >
      {label}
    </Link>
  );
}
