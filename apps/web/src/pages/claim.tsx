import type { User } from "@fairhouse/protocol/account.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { errorWords, textOfError } from "@fairhouse/ui/words/errors.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { house, http, sessionStore } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";

type State = { readonly kind: "idle" | "sending" | "done" } | { readonly kind: "refused"; readonly error: unknown };

/** `/claim?token=…`, as the first start prints it: the signed-in account becomes administrator. */
export default function ClaimPage() {
  const words = shellWords.useWords();
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
      <h1 className="text-2xl">{words.claim.title}</h1>
      <p className="text-muted">{signedIn ? words.claim.text : words.claim.signedOut}</p>
      {state.kind === "refused" && <Alert tone="error">{textOfError(errors, state.error)}</Alert>}
      {state.kind === "done" && <Alert tone="win">{words.claim.done}</Alert>}
      {!signedIn && (
        <Button variant="accent" onClick={() => house.openAuth()}>
          {words.topBar.signIn}
        </Button>
      )}
      {signedIn && state.kind !== "done" && (
        <Button variant="accent" loading={state.kind === "sending"} onClick={() => void claim()}>
          {words.claim.confirm}
        </Button>
      )}
    </div>
  );
}
