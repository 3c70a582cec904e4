import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useStore } from "zustand";
import { type LegalPanel as LegalName, legalPanels } from "../base/address/panels.ts";
import { PanelLink } from "../base/panel-link.tsx";
import { siteWords } from "../base/words/words.ts";
import { type OwnPanelProps, PanelFrame } from "../page/panel-frame.tsx";
import { houseInfo } from "../services/services.ts";
import { OwnText } from "./own-text.tsx";
import { software } from "./software.ts";
import { legalWords } from "./words/words.ts";

/** `?panel=terms`, `privacy` and `licensing`: the operator's text if there is one, otherwise ours. */
export function LegalPanel({ panel, ...frame }: OwnPanelProps & { panel: LegalName }) {
  const shell = siteWords.useWords();
  const words = legalWords.useWords();
  const house = useStore(houseInfo, (info) => info.name);
  const brand = useStore(houseInfo, (info) => info.brand);
  return (
    <PanelFrame {...frame} width="lg" title={words[panel](house).title}>
      <div className="grid gap-6 pb-2">
        <nav aria-label={shell.footer.aboutUs} className="flex flex-wrap gap-2">
          {legalPanels.map((name) => (
            <PanelLink
              key={name}
              panel={name}
              label={shell.footer[name]}
              className="touch-target rounded-full border border-line-strong px-3.5 py-1.5 text-sm font-semibold text-muted hover:text-text aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-text"
            />
          ))}
        </nav>
        {brand === undefined ? (
          // Nobody should read rules of another house, not even for a moment.
          <Skeleton className="h-96 rounded-panel!" />
        ) : brand.texts.includes(panel) ? (
          <OwnText name={panel} />
        ) : (
          <BuiltInText panel={panel} />
        )}
        <p className="border-t border-line pt-4 text-sm text-muted">
          {words.question}{" "}
          <PanelLink
            panel="support"
            label={words.askSupport}
            className="font-medium text-accent-text underline underline-offset-4"
          />
        </p>
      </div>
    </PanelFrame>
  );
}

function BuiltInText({ panel }: { panel: LegalName }) {
  const words = legalWords.useWords();
  const text = words[panel](useStore(houseInfo, (info) => info.name));
  return (
    <>
      <p className="max-w-[60ch] text-lg text-muted">{text.lead}</p>
      {text.sections.map((section) => (
        <section key={section.heading} className="grid gap-2">
          <h3 className="text-base">{section.heading}</h3>
          {section.text.map((paragraph) => (
            <p key={paragraph} className="max-w-[68ch] text-muted">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      {panel === "licensing" && <Software />}
    </>
  );
}

function Software() {
  const words = legalWords.useWords().software;
  return (
    <section className="grid gap-3">
      <h3 className="text-base">{words.title}</h3>
      <p className="text-muted">{words.text}</p>
      <dl className="grid gap-3">
        {Object.entries(software).map(([licence, names]) => (
          <div key={licence} className="surface-well grid gap-2 px-4 py-3">
            <dt dir="ltr" className="justify-self-start text-sm font-semibold">
              {licence}
            </dt>
            <dd dir="ltr" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              {names.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
