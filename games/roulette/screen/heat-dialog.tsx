import { useFormats } from "@fairhouse/ui/words/words.tsx";
import SideDialog from "../../shared/screen/page/side-dialog.tsx";
import { coldest, heatOf, hottest, type NumberHeat } from "./heat.ts";
import { Pocket } from "./heat-card.tsx";
import { pocketName } from "./position-words.ts";
import { rouletteWords } from "./words/words.ts";

const SHOWN = 5;

/** Shows the frequency of each number in the player's own last spins; loaded when first opened. */
// biome-ignore lint/style/noDefaultExport: loaded by React's lazy, which takes default exports.
export default function HeatDialog({
  drawn,
  onClose,
}: {
  readonly drawn: readonly number[];
  readonly onClose: () => void;
}) {
  const words = rouletteWords.useWords();
  const { whole, plural } = useFormats();
  const heat = heatOf(drawn);
  const most = Math.max(1, ...heat.map(({ times }) => times));
  return (
    <SideDialog title={words.heat.title} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-muted">{drawn.length === 0 ? words.heat.none : plural(drawn.length, words.heat.counted)}</p>
        {drawn.length > 0 && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Ranking title={words.heat.hot} rows={hottest(heat, SHOWN)} empty={words.heat.noHot} />
              <Ranking title={words.heat.cold} rows={coldest(heat, SHOWN)} />
            </div>
            <ol dir="ltr" aria-label={words.heat.all} className="roulette-heat-bars">
              {heat.map(({ pocket, times }) => (
                <li key={pocket} className="grid justify-items-center gap-0.5">
                  <span className="tabular text-xs text-muted">{whole(times)}</span>
                  <span aria-hidden="true" className="flex h-8 w-2 items-end rounded-full bg-panel-high">
                    <span
                      className="w-full rounded-full bg-accent"
                      style={{ height: `${Math.round((times / most) * 100)}%` }}
                    />
                  </span>
                  <Pocket pocket={pocket}>{whole(pocket)}</Pocket>
                </li>
              ))}
            </ol>
          </>
        )}
        <p className="rounded-control bg-panel-high p-3 text-sm">{words.heat.honest}</p>
      </div>
    </SideDialog>
  );
}

function Ranking(props: { readonly title: string; readonly rows: readonly NumberHeat[]; readonly empty?: string }) {
  const words = rouletteWords.useWords();
  const formats = useFormats();
  const { plural } = formats;
  return (
    <section>
      <h3 className="mb-2 text-base">{props.title}</h3>
      {props.rows.length === 0 && <p className="text-sm text-muted">{props.empty}</p>}
      <ol className="grid gap-1.5">
        {props.rows.map(({ pocket, times, ago }) => (
          <li key={pocket} className="flex items-center gap-2 text-sm">
            <Pocket pocket={pocket}>
              <span aria-hidden="true">{pocket}</span>
              <span className="sr-only">{pocketName(pocket, words, formats)}</span>
            </Pocket>
            <span>{plural(times, words.heat.times)}</span>
            <span className="ms-auto text-muted">
              {ago === null ? words.heat.never : ago === 0 ? words.heat.last : plural(ago, words.heat.ago)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
