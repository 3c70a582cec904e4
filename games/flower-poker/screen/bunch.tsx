import type { Flower } from "../rules/flowers.ts";
import { BLOSSOMS } from "./flower-art.ts";

/** Five blossoms in a row, hidden from screen readers because the hand is named beside them. Sized by its font. */
export function Bunch({ flowers }: { readonly flowers: readonly Flower[] }) {
  return (
    <span aria-hidden="true" className="flower-bunch">
      {flowers.map((flower, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: flowers have no other name than their place.
        <img key={place} src={BLOSSOMS[flower]} alt="" />
      ))}
    </span>
  );
}
