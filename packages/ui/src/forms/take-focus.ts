/**
 * A ref for the control that replaces one with the focus, such as the field in place of the pressed button: it gets the
 * focus, which would be lost otherwise. The text of a field is selected.
 */
export function takeFocus(control: HTMLElement | null): void {
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}
