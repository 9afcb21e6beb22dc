// Input that has not been saved yet, of all forms on the page. ui/feedback/may-discard asks about it.

/** A form, or a dialog. It may be in another dialog. */
export type Scope = { readonly within?: Scope | undefined };

const unsaved = new Set<Scope>();

/** Whether the form is in this dialog, or in one that is in it; without a dialog, all are. */
const isIn = (form: Scope, scope: Scope | undefined): boolean =>
  !scope || form === scope || (form.within !== undefined && isIn(form.within, scope));

/** @param form any object that stays the same while the form is mounted */
export function noteUnsaved(form: Scope, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
}

/** @param scope a form, or a dialog with its forms; without it, the whole page */
export const hasUnsaved = (scope?: Scope): boolean => [...unsaved].some((form) => isIn(form, scope));

/** From now on it counts as discarded, until a form notes new input. */
export function discardUnsaved(scope?: Scope): void {
  for (const form of unsaved) if (isIn(form, scope)) unsaved.delete(form);
}

let front = (): Scope | undefined => undefined;

/** The dialog in front of the others. `open-dialogs` tells it, whose code comes with the first dialog. */
export const frontDialog = (): Scope | undefined => front();
export function tellFrontDialog(tell: typeof front): void {
  front = tell;
}
