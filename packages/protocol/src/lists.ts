import { z } from "zod";
import { MOST_LISTED } from "./list-change.ts";

/** UTF-16 units of a name: twice what screens allow, because screens count letters. */
const LONGEST_NAME = 48;
const MOST_CHIPS = 60;
/** UTF-16 units, bounded as in `packages/client/src/auto/strategy-text.ts`. */
const LONGEST_STRATEGY = 1_000;

const name = z.string().min(1).max(LONGEST_NAME);

/** Things that players name and keep, by kind: an account has a list of each kind for each game. */
export const listed = {
  /**
   * Strategies of automatic betting, as text. Their grammar has a version of its own, and only players' pages read it.
   */
  strategies: z.strictObject({ name, text: z.string().min(1).max(LONGEST_STRATEGY) }),
  /** Layouts of chips. Positions that this house does not know are kept: another version of it may know them. */
  layouts: z.strictObject({
    name,
    chips: z
      .array(z.strictObject({ on: z.string().regex(/^[a-z0-9-]{1,40}$/), amount: z.int().min(1) }))
      .min(1)
      .max(MOST_CHIPS),
  }),
};
export const listKinds = ["strategies", "layouts"] as const;
export type ListedStrategy = z.infer<typeof listed.strategies>;
export type ListedLayout = z.infer<typeof listed.layouts>;
export type Listed = ListedStrategy | ListedLayout;

/** Body of `POST /api/account/<kind>/<game>`, answered with the resulting list. */
export const listChange = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    remove: name.optional(),
    put: z.array(item).max(MOST_LISTED).optional(),
    at: z.int().min(0).optional(),
    replace: z.boolean().optional(),
  });

/** Answer of `GET /api/account/<kind>/<game>`; null if the account has never kept such a list. */
export const listAnswer = <Item extends z.ZodType>(item: Item) => z.object({ list: z.array(item).nullable() });
