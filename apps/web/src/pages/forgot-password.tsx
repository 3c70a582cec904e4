import { forgotPasswordBody } from "@fairhouse/protocol/account-security.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { useStore } from "zustand";
import { AuthPageCard } from "../auth/auth-page-card.tsx";
import { FormAlert } from "../auth/form-alert.tsx";
import { EmailField, SubmitButton } from "../auth/form-parts.tsx";
import { useSubmit } from "../auth/use-submit.ts";
import { accountWords } from "../profile/words/words.ts";
import { houseInfo, http } from "../services/services.ts";

/** Asks for a link by mail. The page says the same whether or not the address has an account. */
export default function ForgotPasswordPage() {
  const words = accountWords.useWords().forgot;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sendsMail = useStore(houseInfo, ({ brand }) => brand?.sendsMail !== false);
  const asks = sentTo === null;
  return (
    <AuthPageCard
      title={asks ? words.title : words.sent}
      text={!sendsMail ? words.noMail : asks ? words.text : words.sentText(`\u2068${sentTo}\u2069`)}
    >
      {!sendsMail ? null : asks ? (
        <AddressForm onSent={setSentTo} />
      ) : (
        <Button block onClick={() => setSentTo(null)}>
          {words.again}
        </Button>
      )}
      <Link
        to="/auth/jwt/login"
        className="touch-target justify-self-center font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        {words.back}
      </Link>
    </AuthPageCard>
  );
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const words = accountWords.useWords().forgot;
  const form = useForm({ resolver: zodResolver(forgotPasswordBody), defaultValues: { email: "" } });
  const ask = async (body: { email: string }) => {
    await http.post("/auth/forgot-password", body);
    onSent(body.email);
  };
  const { submit, sending, slow, refusal } = useSubmit(form, ask, () => {}, "email");
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <EmailField registered={form.register("email")} error={form.formState.errors.email} />
      <SubmitButton label={words.send} sending={sending} slow={slow} />
    </form>
  );
}
