import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { useState } from "react";
import SideDialog from "../page/side-dialog.tsx";
import type { Auto } from "../panel/use-auto.ts";
import { ConditionsTab } from "./conditions-tab.tsx";
import { panelStrategy } from "./panel-strategy.ts";
import { PresetsTab } from "./presets-tab.tsx";
import { SavedTab } from "./saved-tab.tsx";
import { ShareTab } from "./share-tab.tsx";
import { TrialTab } from "./trial-tab.tsx";
import { strategyWords } from "./words/words.ts";

const TABS = ["presets", "conditions", "saved", "share", "trial"] as const;

/** Shows the panel's strategy: its conditions, saved strategies, its text, and a trial. Loaded when first opened. */
// biome-ignore lint/style/noDefaultExport: loaded by React's lazy, which takes default exports.
export default function StrategiesDialog({ auto, onClose }: { readonly auto: Auto; readonly onClose: () => void }) {
  const words = strategyWords.useWords();
  const [tab, setTab] = useState<(typeof TABS)[number]>(
    auto.settings.conditions.length === 0 ? "presets" : "conditions",
  );
  const panel = panelStrategy(auto);
  return (
    <SideDialog title={words.title} onClose={onClose}>
      <Tabs
        label={words.tabs}
        value={tab}
        onChange={setTab}
        tabs={TABS.map((value) => ({ value, label: words[value] }))}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {auto.running && <Alert tone="info">{words.running}</Alert>}
          {tab === "presets" && <PresetsTab auto={auto} />}
          {tab === "conditions" && <ConditionsTab auto={auto} />}
          {tab === "saved" && <SavedTab panel={panel} disabled={auto.running} />}
          {tab === "share" && <ShareTab panel={panel} disabled={auto.running} />}
          {tab === "trial" && <TrialTab auto={auto} />}
        </div>
      </Tabs>
    </SideDialog>
  );
}
