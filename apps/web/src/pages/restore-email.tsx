import { MailedPassword } from "../auth/mailed-password.tsx";
import { accountWords } from "../profile/words/words.ts";

/** Where the link leads that is mailed to an address which an account has left. */
export default function RestoreEmailPage() {
  const { restore, forgot } = accountWords.useWords();
  return <MailedPassword path="/auth/restore-email" words={{ ...restore, back: forgot.back }} again={null} />;
}
