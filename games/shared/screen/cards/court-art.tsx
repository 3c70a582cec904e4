import type { Rank } from "../../rules/cards.ts";

/**
 * Draws the headgear of court cards in a box of 60 by 44: the king's crown, the queen's tiara, the jack's feathered
 * cap.
 */
export function CourtArt({ rank }: { readonly rank: Extract<Rank, "J" | "Q" | "K"> }) {
  return <g strokeLinejoin="round">{arts[rank]}</g>;
}

const arts = {
  K: (
    <>
      <path
        d="M6 35 2 11l13 9L30 3l15 17 13-9-4 24z"
        className="fill-[url(#card-gold)] stroke-(--card-gold-line)"
        strokeWidth="1.6"
      />
      <path d="M15 20l-4 15M30 3v32M45 20l4 15" className="stroke-(--card-gold-line) opacity-35" strokeWidth="1.4" />
      <rect x="5" y="34" width="50" height="8" rx="2.5" fill="currentColor" />
      <g className="fill-[url(#card-gold)] stroke-(--card-gold-line)" strokeWidth="1.2">
        <circle cx="2.6" cy="9.5" r="2.6" />
        <circle cx="57.4" cy="9.5" r="2.6" />
        <circle cx="30" cy="3.2" r="3.2" />
      </g>
      <path d="M30 17.500l4.2 6.3-4.2 6.3-4.2-6.300z" fill="currentColor" />
      <path d="M14 38h2m6 0h2m5 0h2m5 0h2m6 0h2" className="stroke-white/80" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  Q: (
    <>
      <path
        d="M4 36C2 26 4 18 7 13c1 7 4 10 8 11 0-8 3-14 7-17 1 8 4 12 8 14 4-2 7-6 8-14 4 3 7 9 7 17 4-1 7-4 8-11 3 5 5 13 3 23z"
        className="fill-[url(#card-gold)] stroke-(--card-gold-line)"
        strokeWidth="1.6"
      />
      <path d="M4 36c16-5 36-5 52 0v6c-16-5-36-5-52 0z" fill="currentColor" />
      <g fill="currentColor">
        <circle cx="30" cy="27.5" r="3.4" />
        <circle cx="17" cy="29.6" r="2.2" />
        <circle cx="43" cy="29.6" r="2.2" />
      </g>
      <g className="fill-white stroke-(--card-gold-line)" strokeWidth="1.2">
        <circle cx="7" cy="11.5" r="2.4" />
        <circle cx="22" cy="5.5" r="2.8" />
        <circle cx="38" cy="5.5" r="2.8" />
        <circle cx="53" cy="11.5" r="2.4" />
      </g>
    </>
  ),
  J: (
    <>
      <path
        d="M45 30C58 25 60 12 53 2c-1 6-4 8-8 10 1-4 0-7-2-9-1 9-7 12-7 19 0 4 4 8 9 8z"
        className="fill-[url(#card-gold)] stroke-(--card-gold-line)"
        strokeWidth="1.6"
      />
      <path d="M52 6c2 8-2 16-10 22" className="stroke-(--card-gold-line)" strokeWidth="1.4" fill="none" />
      <path d="M6 33C4 17 16 9 30 12c9 2 15 10 17 21z" fill="currentColor" />
      <path d="M14 29c1-8 7-12 14-12" className="stroke-white/55" strokeWidth="2.2" strokeLinecap="round" fill="none" />
      <path
        d="M3 34c15-4 33-4 49 0 2 1 2 7 0 8-16-4-34-4-49 0-2-1-2-7 0-8z"
        className="fill-[url(#card-gold)] stroke-(--card-gold-line)"
        strokeWidth="1.6"
      />
    </>
  ),
} as const;
