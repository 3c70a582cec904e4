import type { User } from "@fairhouse/protocol/account.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { http, playContext, sessionStore } from "../services/services.ts";
import { pageWords } from "./words/words.ts";

type State = { readonly kind: "idle" | "sending" | "done" } | { readonly kind: "refused"; readonly error: unknown };

/** `/claim?token=…`, as the first start prints it: the signed-in account becomes administrator. */
export default function ClaimPage() {
  const words = pageWords.useWords().claim;
  const { signIn } = siteWords.useWords().topBar;
  const errors = errorWords.useWords();
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const token = new URLSearchParams(useLocation().search).get("token") ?? "";
  const [state, setState] = useState<State>({ kind: "idle" });

  const claim = async () => {
    setState({ kind: "sending" });
    try {
      await http.post("/account/claim", { token });
      const role: User["role"] = "admin";
      sessionStore.setState(({ user }) => ({ user: user && { ...user, role } }));
      setState({ kind: "done" });
    } catch (error) {
      setState({ kind: "refused", error });
    }
  };

  return (
    <div className="surface-panel grid gap-4 p-6 md:p-8">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="text-muted">{signedIn ? words.text : words.signedOut}</p>
      {state.kind === "refused" && <Alert tone="error">{textOfError(errors, state.error)}</Alert>}
      {state.kind === "done" && <Alert tone="win">{words.done}</Alert>}
      {!signedIn && (
        <Button variant="accent" onClick={() => playContext.openAuth()}>
          {signIn}
        </Button>
      )}
      {signedIn && state.kind !== "done" && (
        <Button variant="accent" loading={state.kind === "sending"} onClick={() => void claim()}>
          {words.confirm}
        </Button>
      )}
    </div>
  );
}
