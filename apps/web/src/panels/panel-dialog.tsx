import { Dialog } from "@fairhouse/ui/components/dialog.tsx";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { houseInfo } from "../house.ts";
import { legalWords } from "../words/legal-words.ts";
import { shellWords } from "../words/shell-words.ts";
import { openedHere, PanelLink } from "./panel-link.tsx";
import { panelOf, panels, withPanel } from "./panels.ts";

/** The panel that the address names, over whatever page. Going back closes it. */
export function PanelDialog() {
  const words = shellWords.useWords();
  const texts = legalWords.useWords();
  const house = useStore(houseInfo, (info) => info.name);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const panel = panelOf(search);
  // While it closes, it still shows what it was opened for.
  const [last, setLast] = useState(panel);
  if (panel !== null && panel !== last) setLast(panel);
  if (last === null) return null;
  const text = texts[last](house);

  const close = () => {
    if (state?.panel === openedHere.panel) void navigate(-1);
    else void navigate({ search: withPanel(search, null) }, { replace: true });
  };

  return (
    <Dialog open={panel !== null} onClose={close} width="lg" title={text.title} closeLabel={words.close}>
      <div className="grid gap-6 pb-2">
        <nav aria-label={words.footer.aboutUs} className="flex flex-wrap gap-2">
          {panels.map((name) => (
            <PanelLink
              key={name}
              panel={name}
              label={words.footer[name]}
              className="touch-target rounded-full border border-line-strong px-3.5 py-1.5 text-sm font-semibold text-muted hover:text-text aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-text"
            />
          ))}
        </nav>
        <p className="text-lg text-muted">{text.lead}</p>
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
      </div>
    </Dialog>
  );
}
