import type { PasswordBody } from "@fairhouse/protocol/account-security.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Download } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { http, session, sessionStore, shownBalance } from "../services/services.ts";
import { saveFile } from "./files.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { Section } from "./section.tsx";
import { accountWords } from "./words/words.ts";

/** Downloads everything about the account as a file, and closes the account. */
export function Leaving() {
  return (
    <>
      <Export />
      <Close />
    </>
  );
}

function Export() {
  const words = accountWords.useWords().data;
  const errors = errorWords.useWords();
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      // The file contains everything, including results not shown yet, so it waits for them.
      await shownBalance.waits.allShown();
      const everything = await http.get<unknown>("/account/export");
      saveFile("account.json", JSON.stringify(everything, null, 2), "application/json");
    } catch (error) {
      showToast({ tone: "error", title: textOfError(errors, error) });
    }
    setLoading(false);
  };
  return (
    <Section title={words.exportTitle} text={words.exportText}>
      <Button
        className="justify-self-start"
        loading={loading}
        icon={<Download aria-hidden="true" className="size-4.5" />}
        onClick={() => void load()}
      >
        {words.export}
      </Button>
    </Section>
  );
}

function Close() {
  const words = accountWords.useWords().data;
  const format = useFormats();
  const navigate = useNavigate();
  const balance = useStore(sessionStore, (state) => state.balance);
  const currency = useCurrencyInPlay();
  const [asking, setAsking] = useState(false);
  const close = async (body: PasswordBody) => {
    await http.post("/account/close", body);
    // The session is over on the server; this updates the page and the other tabs.
    await session.logout();
    void navigate("/home");
    showToast({ tone: "info", title: words.closed });
  };
  return (
    <Section title={words.closeTitle} text={words.closeText}>
      <ul className="grid list-disc gap-1.5 ps-5 text-muted marker:text-dim">
        {words.closePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {words.close}
      </Button>
      <PasswordDialog
        open={asking}
        title={words.confirmTitle}
        text={words.confirmText(format.money(balance, currency))}
        confirmLabel={words.confirm}
        danger
        send={close}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
