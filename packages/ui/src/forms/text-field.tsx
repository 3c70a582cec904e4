import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Field, inputStyle, wellButtonStyle, wellStyle } from "./field.tsx";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "size" | "id"> {
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly hint?: ReactNode;
  readonly end?: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Shown at the inline end inside the well: a button, a hint of a key. */
  readonly trailing?: ReactNode;
  /** For passwords: names of the button that shows and hides them; without it there is no button. */
  readonly reveal?: { readonly show: string; readonly hide: string } | undefined;
}

/** One line of text. Accepts the props of a form library's `register()`, including `ref`. */
export function TextField({
  label,
  error,
  hint,
  end,
  labelHidden,
  icon,
  trailing,
  reveal,
  className,
  type,
  ...rest
}: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} end={end} labelHidden={labelHidden} className={className}>
      {(control) => (
        <div className={wellStyle}>
          {icon && <span className="grid ps-3.5 text-muted place-items-center [&_svg]:size-[18px]">{icon}</span>}
          <input
            {...rest}
            {...control}
            type={reveal && shown ? "text" : type}
            className={`${inputStyle} font-medium!`}
          />
          {trailing}
          {reveal && (
            <button
              type="button"
              aria-label={shown ? reveal.hide : reveal.show}
              onClick={() => setShown(!shown)}
              className={`${wellButtonStyle} grid place-items-center border-0!`}
            >
              {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
