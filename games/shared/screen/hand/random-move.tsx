import { Button } from "@fairhouse/ui/components/button.tsx";
import { Shuffle } from "lucide-react";

export interface RandomMoveProps {
  /** "Pick random tile". */
  readonly text: string;
  readonly onPress: () => void;
  readonly disabled: boolean;
}

/** Picks a random place while a hand is open. */
export function RandomMove({ text, onPress, disabled }: RandomMoveProps) {
  return (
    <Button icon={<Shuffle size={18} aria-hidden="true" />} onClick={onPress} disabled={disabled} className="min-h-12!">
      {text}
    </Button>
  );
}
