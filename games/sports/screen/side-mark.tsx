import { Shield } from "../../shared/screen/shield.tsx";
import { lookOf } from "./side-look.ts";

/** Draws a mark for a side or a runner, in colours that follow from its name, which stands beside it. */
export function SideMark({ name, className = "size-5" }: { readonly name: string; readonly className?: string }) {
  const { ground, trim, pattern } = lookOf(name);
  return <Shield ground={ground} trim={trim} pattern={pattern} className={className} />;
}
