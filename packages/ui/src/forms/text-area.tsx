import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Field, inputStyle, wellStyle } from "./field.tsx";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id"> {
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly hint?: ReactNode;
  readonly end?: ReactNode;
  /** The style of the text alone: its label and notes stay in the type of the page. */
  readonly className?: string | undefined;
}

/** Several lines of text; grows with them if the browser can. Accepts the props of a form library's `register()`. */
export function TextArea({ label, error, hint, end, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} end={end}>
      {(control) => (
        <div className={wellStyle}>
          <textarea
            rows={5}
            {...rest}
            {...control}
            className={classes(
              inputStyle,
              "field-sizing-content max-h-[40dvh] min-h-32 resize-y py-3 leading-relaxed font-medium!",
              className,
            )}
          />
        </div>
      )}
    </Field>
  );
}
