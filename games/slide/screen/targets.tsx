import { classes } from "@fairhouse/ui/classes.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { SCALE_END, SCALE_MARKS, shareOf } from "./target-scale.ts";
import type { SlideTable } from "./use-slide.ts";

/** More faces on the scale than this would be a crowd. */
const MOST_FACES = 14;

/**
 * Shows everybody's targets on one scale, and the point that this round reached. Like the strip above, it is never
 * mirrored. Screen readers have the list of players instead.
 */
export function Targets({ table }: { readonly table: SlideTable }) {
  const { whole } = useFormats();
  const { live, point, landed, ticketTarget } = table;
  const reached = landed && point !== null ? shareOf(point) : 0;
  const own = new Set(live.own.tickets.map(({ id }) => id));
  const faces = live.tickets
    .flatMap((ticket) => {
      const target = own.has(ticket.id) ? ticketTarget : ticket.face;
      return target === null ? [] : [{ ...ticket, target, own: own.has(ticket.id) }];
    })
    .slice(0, MOST_FACES);
  return (
    <div dir="ltr" aria-hidden="true" className="grid gap-0.5 px-2 md:gap-1.5">
      <div className="relative h-9 max-md:h-5">
        {faces.map(({ id, player, avatar, target, own: isOwn }) => (
          <span
            key={id}
            className={classes(
              "absolute top-1/2 -translate-1/2 animate-pop-in rounded-full ring-2 transition-[opacity] duration-(--duration-reveal)",
              isOwn ? "z-10 ring-gold" : "ring-line-strong",
              landed && point !== null && target > point && "opacity-40",
              landed && point !== null && target <= point && "ring-win!",
            )}
            style={{ left: `${shareOf(target) * 100}%` }}
          >
            <Avatar name={player} seed={avatar} size={isOwn ? 24 : 20} />
          </span>
        ))}
      </div>
      <div className="relative h-2 overflow-hidden max-md:h-1.5 rounded-full bg-well shadow-well">
        <span
          className="slide-scale-fill absolute inset-0 rounded-full"
          style={{ scale: `${reached} 1`, opacity: landed ? 1 : 0 }}
        />
      </div>
      <div className="tabular relative h-5 text-xs text-muted max-md:h-3.5 max-md:leading-none max-md:text-[0.6875rem]">
        {SCALE_MARKS.map((mark, place) => (
          <span
            key={mark}
            className={classes(
              "absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full",
              place % 2 === 1 && mark !== SCALE_END && "max-md:hidden",
            )}
            style={{ left: `${shareOf(mark) * 100}%` }}
          >
            {`${whole(mark / 100)}×`}
          </span>
        ))}
      </div>
    </div>
  );
}
