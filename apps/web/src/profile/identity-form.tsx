import type { User } from "@fairhouse/protocol/account.ts";
import { avatarPath, type DrawnAvatar, drawnAvatar, drawnAvatars } from "@fairhouse/protocol/account-avatars.ts";
import { type IdentityBody, identityBody } from "@fairhouse/protocol/account-security.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Switch } from "@fairhouse/ui/forms/switch.tsx";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { Tooltip } from "@fairhouse/ui/overlays/tooltip.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../auth/form-alert.tsx";
import { authWords } from "../auth/words/words.ts";
import { http } from "../services/services.ts";
import { useAccountProblems } from "./account-problems.ts";
import { Section } from "./section.tsx";
import { acceptUser, reloadProfile } from "./use-profile.ts";
import { useSave } from "./use-save.ts";
import { accountWords } from "./words/words.ts";

/** Username, names and picture, and if others see them. */
export function IdentityForm({ user, hidden }: { user: User; hidden: boolean }) {
  const words = accountWords.useWords();
  const auth = authWords.useWords();
  const say = useAccountProblems();
  const form = useForm<IdentityBody>({
    resolver: zodResolver(identityBody),
    defaultValues: {
      username: user.username,
      firstName: user.firstName,
      lastName: user.lastName,
      avatar: drawnAvatar(user.avatar),
      hidden,
    },
  });
  const { errors, dirtyFields } = form.formState;
  const send = async (body: IdentityBody) => {
    // The rest may have been changed on another device since this page was opened.
    const changed = Object.fromEntries(Object.entries(body).filter(([name]) => name in dirtyFields));
    acceptUser(await http.post<User>("/account/identity", changed));
    form.reset(body);
    await reloadProfile();
    return words.saved;
  };
  const { submit, refusal, sending } = useSave(form, send);
  const chosen = form.watch("avatar");
  return (
    <Section
      title={words.identity.title}
      text={words.identity.text}
      aside={
        <Preview
          name={form.watch("username")}
          seed={chosen === null ? user._id : avatarPath(chosen)}
          hidden={form.watch("hidden")}
        />
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <FormAlert refusal={refusal} />
        <AvatarChoice
          user={user}
          chosen={chosen}
          onChoose={(avatar) => form.setValue("avatar", avatar, { shouldDirty: true })}
        />
        <TextField
          label={words.identity.username}
          hint={words.identity.usernameHint}
          autoComplete="nickname"
          dir="auto"
          error={say(errors.username)}
          {...form.register("username")}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={auth.firstName}
            autoComplete="given-name"
            dir="auto"
            error={say(errors.firstName)}
            {...form.register("firstName")}
          />
          <TextField
            label={auth.lastName}
            autoComplete="family-name"
            dir="auto"
            error={say(errors.lastName)}
            {...form.register("lastName")}
          />
        </div>
        <Switch
          label={words.identity.hide}
          hint={words.identity.hideHint}
          checked={form.watch("hidden")}
          onChange={(checked) => form.setValue("hidden", checked, { shouldDirty: true })}
        />
        <Button type="submit" variant="accent" className="justify-self-start" loading={sending}>
          {words.save}
        </Button>
      </form>
    </Section>
  );
}

interface PreviewProps {
  readonly name: string;
  /** As an `Avatar` takes it. */
  readonly seed: string;
  readonly hidden: boolean;
}

/** Shows the name and the picture beside the player's bets as the form would leave them. */
function Preview({ name, seed, hidden }: PreviewProps) {
  const words = accountWords.useWords().identity;
  return (
    <p aria-hidden="true" className="surface-well mt-4 flex items-center gap-4 p-4">
      <Avatar name={hidden ? null : name} seed={seed} size={56} />
      <span className="grid min-w-0">
        <bdi className="truncate text-lg font-bold">{hidden ? words.hiddenName : name}</bdi>
        <span className="text-sm text-muted">{words.preview}</span>
      </span>
    </p>
  );
}

interface AvatarChoiceProps {
  readonly user: User;
  readonly chosen: DrawnAvatar | null;
  readonly onChoose: (avatar: DrawnAvatar | null) => void;
}

/** Native radio buttons under the pictures. */
function AvatarChoice({ user, chosen, onChoose }: AvatarChoiceProps) {
  const words = accountWords.useWords().identity;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{words.avatar}</legend>
      <div className="flex flex-wrap gap-2.5">
        {[null, ...drawnAvatars].map((avatar) => (
          <Tooltip key={avatar ?? "initials"} text={avatar === null ? words.initials : words.avatars[avatar]}>
            <label className="relative grid cursor-pointer rounded-full p-0.5 transition-[scale] duration-(--duration-feedback) hover:scale-107 has-checked:outline-3 has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent">
              <input
                type="radio"
                name={name}
                aria-label={avatar === null ? words.initials : words.avatars[avatar]}
                checked={chosen === avatar}
                onChange={() => onChoose(avatar)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Avatar name={user.username} seed={avatar === null ? user._id : avatarPath(avatar)} size={52} />
            </label>
          </Tooltip>
        ))}
      </div>
    </fieldset>
  );
}
