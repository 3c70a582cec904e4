import type { PasswordBody, Profile, RecoveryCodes, TwoFactorSetup } from "@fairhouse/protocol/account-security.ts";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Dialog } from "@fairhouse/ui/overlays/dialog.tsx";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { siteWords } from "../base/words/words.ts";
import { http } from "../services/services.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { Section } from "./section.tsx";
import { TwoFactorSetupForm } from "./two-factor-setup.tsx";
import { reloadProfile } from "./use-profile.ts";
import { accountWords } from "./words/words.ts";

type Asking = "turn-on" | "turn-off" | "new-codes";
type Step =
  | { readonly kind: "setup"; readonly setup: TwoFactorSetup }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

/** The second factor: its state, and its switch on or off. Each action begins with the password. */
export function TwoFactor({ state }: { state: Profile["twoFactor"] }) {
  const words = accountWords.useWords().twoFactor;
  const format = useFormats();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [step, setStep] = useState<Step | null>(null);

  const confirmed = async (body: PasswordBody) => {
    if (asking === "turn-on") {
      setStep({ kind: "setup", setup: await http.post<TwoFactorSetup>("/account/two-factor/start", body) });
    } else if (asking === "new-codes") {
      const { recoveryCodes } = await http.post<RecoveryCodes>("/account/two-factor/recovery-codes", body);
      setStep({ kind: "codes", codes: recoveryCodes });
    } else {
      await http.post("/account/two-factor/disable", body);
      showToast({ tone: "info", title: words.turnedOff });
    }
    setAsking(null);
    await reloadProfile();
  };

  const off = asking === "turn-off";
  return (
    <Section
      title={words.title}
      text={state.enabled ? words.textOn : words.textOff}
      end={<Badge tone={state.enabled ? "win" : "plain"}>{state.enabled ? words.on : words.off}</Badge>}
    >
      {state.enabled ? (
        <>
          <p className="text-muted">{format.plural(state.recoveryCodesLeft, words.left)}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setAsking("new-codes")}>{words.newCodes}</Button>
            <Button variant="ghost" onClick={() => setAsking("turn-off")}>
              {words.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="accent" className="justify-self-start" onClick={() => setAsking("turn-on")}>
          {words.turnOn}
        </Button>
      )}
      <PasswordDialog
        open={asking !== null}
        title={off ? words.turnOffTitle : words.confirmTitle}
        text={off ? words.turnOffText : asking === "new-codes" ? words.newCodesText : words.confirmText}
        confirmLabel={off ? words.turnOff : words.goOn}
        danger={off}
        send={confirmed}
        onClose={() => setAsking(null)}
      />
      <StepDialog step={step} onStep={setStep} />
    </Section>
  );
}

function StepDialog({ step, onStep }: { step: Step | null; onStep: (step: Step | null) => void }) {
  const words = accountWords.useWords().twoFactor;
  const close = siteWords.useWords().close;
  // Keeps showing the last step while it closes.
  const [last, setLast] = useState(step);
  if (step !== null && step !== last) setLast(step);
  const leave = () => {
    onStep(null);
    void reloadProfile();
  };
  const codes = last?.kind === "codes";
  return (
    <Dialog
      open={step !== null}
      onClose={leave}
      title={codes ? words.codesTitle : words.setupTitle}
      description={codes ? words.codesText : undefined}
      closeLabel={close}
    >
      {last?.kind === "codes" && <RecoveryCodeList codes={last.codes} onDone={leave} />}
      {last?.kind === "setup" && (
        <TwoFactorSetupForm setup={last.setup} onDone={(made) => onStep({ kind: "codes", codes: made })} />
      )}
    </Dialog>
  );
}
