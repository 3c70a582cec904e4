import { Dialog } from "@fairhouse/ui/overlays/dialog.tsx";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { guestWords } from "../guest/words/words.ts";
import { dialogs } from "../services/dialogs.ts";
import { sessionStore } from "../services/services.ts";
import { askAge, greet } from "../welcome/greet.ts";
import { AuthCard } from "./auth-card.tsx";
import { safeReturnTo } from "./return-to.ts";
import { authWords } from "./words/words.ts";

/** The sign-in and sign-up dialog: dark navy in both modes. */
export function AuthDialog() {
  const words = authWords.useWords();
  const shell = siteWords.useWords();
  const open = useStore(sessionStore, (session) => session.authModal);
  const page = useStore(sessionStore, (session) => session.authPage);
  const navigate = useNavigate();
  const guest = guestWords.useWords();
  const forLiveRound = useStore(dialogs, (state) => state.forLiveRound);
  const close = () => sessionStore.setState({ authModal: false });

  const goOn = async () => {
    close();
    const asked = new URLSearchParams(location.search).get("returnTo") ?? dialogs.getState().returnTo;
    const target = safeReturnTo(asked, location.origin);
    if (page === "register") {
      await askAge();
      greet(target);
    }
    // The player is back where they were: the page under the dialog goes on unchanged.
    if (target !== location.pathname + location.search + location.hash) void navigate(target);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={page === "login" ? words.signInTitle : words.signUpTitle}
      titleHidden
      closeLabel={shell.close}
      tone="navy"
      width="lg"
    >
      {/* Below the dialog's own close button, which lies on the picture there. */}
      <span aria-hidden="true" className="absolute end-3 top-3 z-1 size-11 rounded-control bg-black/50 md:hidden" />
      <div className="px-1 pt-8 pb-2 sm:px-4">
        <AuthCard
          page={page}
          why={forLiveRound ? guest.live : null}
          heading="h2"
          onDone={goOn}
          toOther={(label) => (
            <button
              type="button"
              className="touch-target font-semibold text-accent-text underline-offset-4 hover:underline"
              onClick={() => sessionStore.setState({ authPage: page === "login" ? "register" : "login" })}
            >
              {label}
            </button>
          )}
        />
      </div>
    </Dialog>
  );
}
