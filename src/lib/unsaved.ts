// Input that has not been saved yet, of all forms on the page. One question covers it all: ui/feedback/may-discard.

const unsaved = new Set<object>();

/** @param form any object that stays the same while the form is mounted */
export function noteUnsaved(form: object, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
}

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** From now on it counts as discarded, until a form notes new input. */
export const discardUnsaved = (): void => unsaved.clear();
