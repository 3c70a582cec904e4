/**
 * A ref for the field that replaces the pressed button: it gets the focus with its text selected. The focus would be
 * lost with the button.
 */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
