import { errorCode } from "@fairhouse/client/wire/http.ts";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { AlertDialog } from "@fairhouse/ui/overlays/alert-dialog.tsx";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { useState } from "react";
import { useStore } from "zustand";
import { dialogs } from "../services/dialogs.ts";
import { http, sessionStore } from "../services/services.ts";
import { authWords } from "./words/words.ts";

/** The question "18 or older?", asked once before the first bet; the house stores when it was confirmed. */
export function AgeDialog() {
  const words = authWords.useWords().age;
  const errors = errorWords.useWords();
  const answer = useStore(dialogs, (state) => state.age);
  const [sending, setSending] = useState(false);

  const finish = (confirmed: boolean) => {
    dialogs.setState({ age: null });
    setSending(false);
    answer?.(confirmed);
  };

  const confirm = async () => {
    setSending(true);
    try {
      await http.post("/account/age", { adult: true });
    } catch (error) {
      // Confirmed in another tab: the goal is reached.
      if (errorCode(error) !== "age_confirmed") {
        setSending(false);
        showToast({ tone: "error", title: textOfError(errors, error) });
        return;
      }
    }
    // Withdrawn meanwhile: another player is here now.
    if (dialogs.getState().age !== answer) {
      setSending(false);
      return;
    }
    sessionStore.setState(({ user }) => ({ user: user && { ...user, adultAt: new Date().toISOString() } }));
    finish(true);
  };

  return (
    <AlertDialog
      open={answer !== null}
      icon="18+"
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      loading={sending}
      onConfirm={() => void confirm()}
      onCancel={() => finish(false)}
    />
  );
}
