import { AlertDialog } from "@fairhouse/ui/overlays/alert-dialog.tsx";
import { TimerOff } from "lucide-react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { dialogs } from "../services/dialogs.ts";
import { loginPathFor } from "./return-to.ts";
import { authWords } from "./words/words.ts";

/** The message 'Token expired', followed by the sign-in page, which comes back here. */
export function ExpiredDialog() {
  const words = authWords.useWords().expired;
  const open = useStore(dialogs, (state) => state.expired);
  const navigate = useNavigate();
  const goOn = () => {
    dialogs.setState({ expired: false });
    void navigate(loginPathFor(location.pathname + location.search + location.hash));
  };
  return (
    <AlertDialog
      open={open}
      icon={<TimerOff />}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      onConfirm={goOn}
    />
  );
}
