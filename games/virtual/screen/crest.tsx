import { Shield } from "../../shared/screen/shield.tsx";
import { SHIRTS } from "./clubs.ts";

const CLUB_PATTERNS = 3;

/** Shows the shield of a club in its colours; its name stands beside it. */
export function Crest({ team, className = "size-6" }: { readonly team: number; readonly className?: string }) {
  const [shirt, trim] = SHIRTS[team] ?? ["#888888", "#ffffff"];
  return <Shield ground={shirt} trim={trim} pattern={team % CLUB_PATTERNS} className={className} />;
}
