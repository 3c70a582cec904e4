import type { ReactNode } from "react";
import type { AuthPage } from "../session/session.ts";
import { shellWords } from "../words/shell-words.ts";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

export interface AuthCardProps {
  readonly page: AuthPage;
  /** The link or button to the other page, around its words. */
  readonly toOther: (words: string) => ReactNode;
  readonly onDone: () => void;
  readonly heading: "h1" | "h2";
}

/** Sign-in or sign-up: the same in the dialog and on the pages. */
export function AuthCard({ page, toOther, onDone, heading: Heading }: AuthCardProps) {
  const words = shellWords.useWords().auth;
  const login = page === "login";
  return (
    <div className="grid gap-6">
      <div className="grid gap-1.5">
        <Heading className="text-2xl">{login ? words.signInTitle : words.signUpTitle}</Heading>
        <p className="text-muted">
          {login ? words.newUser : words.haveAccount} {toOther(login ? words.createAnAccount : words.signInLink)}
        </p>
      </div>
      {login ? <LoginForm onDone={onDone} /> : <RegisterForm onDone={onDone} />}
    </div>
  );
}
