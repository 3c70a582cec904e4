import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { BANKER_DRAWS_ON } from "../../rules/baccarat/coup.ts";
import { PayTable } from "../page/pay-table.tsx";
import { coupWords } from "./words/words.ts";

/** Shows the table of the Player's third cards on which the Banker draws. */
export function BankerDraws() {
  const { table } = coupWords.useWords();
  const { whole } = useFormats();
  const rows = BANKER_DRAWS_ON.map((_, total) => [whole(total), table.counts[total]]);
  return (
    <>
      <h3 className="text-base font-semibold">{table.title}</h3>
      <PayTable caption={table.title} head={[table.banker, table.third]} rows={rows} />
    </>
  );
}
