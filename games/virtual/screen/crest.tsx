import { SHIRTS } from "./clubs.ts";

/** Shows the shield of a club in its colours; its name stands beside it. */
export function Crest({ team, className = "size-6" }: { readonly team: number; readonly className?: string }) {
  const [shirt, trim] = SHIRTS[team] ?? ["#888888", "#ffffff"];
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M12 1.5 21 4v8c0 5.2-3.7 8.8-9 10.5C6.700 20.800 3 17.200 3 12V4z" fill={shirt} />
      {team % 3 === 0 && <path d="M9.500 2.200 12 1.500l2.500.7v19.300L12 22.500l-2.500-1z" fill={trim} />}
      {team % 3 === 1 && <path d="M3 8.500h18V13H3z" fill={trim} />}
      {team % 3 === 2 && <path d="M3 4.600 20.900 12.800c-.1 1.900-.7 3.600-1.700 5L3.100 10z" fill={trim} />}
      <path
        d="M12 1.500 21 4v8c0 5.200-3.700 8.800-9 10.500C6.700 20.800 3 17.200 3 12V4z"
        fill="none"
        stroke="#000000"
        strokeOpacity=".35"
        strokeWidth="1.2"
      />
    </svg>
  );
}
