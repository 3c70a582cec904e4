import { MailedPassword } from "../auth/mailed-password.tsx";
import { accountWords } from "../profile/words/words.ts";

/** The target of the link mailed to players who forgot their password. */
export default function NewPasswordPage() {
  const { renew, forgot } = accountWords.useWords();
  const again = { to: "/auth/jwt/forgot-password", label: renew.ask };
  return <MailedPassword path="/auth/new-password" words={{ ...renew, back: forgot.back }} again={again} />;
}
