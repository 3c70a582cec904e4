import { MailedPassword } from "../auth/mailed-password.tsx";
import { accountWords } from "../profile/words/words.ts";

/** The target of the link mailed to an address that an account no longer uses. */
export default function RestoreEmailPage() {
  const { restore, forgot } = accountWords.useWords();
  return <MailedPassword path="/auth/restore-email" words={{ ...restore, back: forgot.back }} again={null} />;
}
