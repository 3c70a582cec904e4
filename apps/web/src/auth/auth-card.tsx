import type { ReactNode } from "react";
import type { AuthPage } from "../session/session.ts";
import { AuthArt } from "./auth-art.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm, type RegisterFormProps } from "./register-form.tsx";
import { authWords } from "./words/words.ts";

export interface AuthCardProps {
  readonly page: AuthPage;
  /** Reason why an account is needed; null if the player came by themselves. */
  readonly why?: string | null;
  /** Renders the link or button to the other page, around its words. */
  readonly toOther: (words: string) => ReactNode;
  readonly onDone: () => void;
  readonly onRegistering?: RegisterFormProps["onRegistering"];
  readonly heading: "h1" | "h2";
}

/**
 * Sign-in or sign-up with the house's picture beside it, the same in the dialog and on the pages. Its container has to
 * be `relative`, dark navy, and 720 wide if there is room.
 */
export function AuthCard({ page, why = null, toOther, onDone, onRegistering, heading: Heading }: AuthCardProps) {
  const words = authWords.useWords();
  const login = page === "login";
  return (
    <div className="grid content-center gap-6 md:ms-[290px] md:min-h-[436px]">
      <AuthArt />
      <div className="grid gap-1.5">
        <Heading className="text-2xl">{login ? words.signInTitle : words.signUpTitle}</Heading>
        {why && <p className="text-pretty text-gold">{why}</p>}
        <p className="text-muted">
          {login ? words.newUser : words.haveAccount} {toOther(login ? words.createAnAccount : words.signInLink)}
        </p>
      </div>
      {login ? <LoginForm onDone={onDone} /> : <RegisterForm onDone={onDone} onRegistering={onRegistering} />}
    </div>
  );
}
