import { hasUnsaved, noteUnsaved } from '../../lib/unsaved.ts';
import { getSession } from '../../session.ts';
import { askStore } from '../../ui/feedback/ask-store.ts';

// The notes that somebody typed at the desk and did not save yet, while the session lasts. Going on to another withdrawal loses none of them; leaving
// the desk, the page or the session asks first.

/** The withdrawals with such a note. */
const unsaved = new Map<string, object>();
const nameOf = (id: string) => `note ${id}`;

export const noteDraft = (id: string): string => askStore.draft(nameOf(id));

export function keepNote(id: string, text: string): void {
  const isTyped = text.trim() !== '';
  const form = unsaved.get(id) ?? {};
  noteUnsaved(form, isTyped);
  if (isTyped) unsaved.set(id, form);
  else unsaved.delete(id);
  askStore.keepDraft(nameOf(id), text);
}

/** Call this when the desk is left: by then somebody has agreed to discard what was typed, or the session has ended. */
export function forgetDiscarded(): void {
  if (hasUnsaved() && getSession()) return;
  for (const id of [...unsaved.keys()]) keepNote(id, '');
}

/** A chosen text never takes the place of a typed one. */
export const added = (typed: string, text: string): string =>
  typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`;
