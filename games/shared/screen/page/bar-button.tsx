import { useFlag } from "@fairhouse/client/preferences.ts";
import { IconButton, type IconButtonProps } from "@fairhouse/ui/components/icon-button.tsx";
import { useState } from "react";

export interface BarButtonProps extends Pick<IconButtonProps, "label" | "icon" | "pressed"> {
  /** Names the button among those that this browser has used. */
  readonly name: string;
  readonly onClick: () => void;
}

/** Shows a symbol of the bar, which says its name when it is used for the first time. */
export function BarButton({ name, onClick, ...look }: BarButtonProps) {
  const [used, setUsed] = useFlag(`bar-used:${name}`);
  const [telling, setTelling] = useState(0);
  return (
    <IconButton
      {...look}
      telling={telling}
      onClick={() => {
        if (!used) {
          setTelling(telling + 1);
          setUsed(true);
        }
        onClick();
      }}
    />
  );
}
