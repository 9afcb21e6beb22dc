import { useCallback, useContext, useEffect, useState } from 'react';
import { noteUnsaved, type Scope } from '../../lib/unsaved.ts';
import { mayDiscard } from '../feedback/may-discard.ts';
import { DialogScope } from '../feedback/open-dialogs.ts';

/**
 * Notes the input of a form as unsaved while it is dirty: before it is lost, by Back, Escape, a click outside or
 * leaving, the administrator is asked (ui/feedback/may-discard). Returns a function that says that it was saved, and
 * one that asks about this form alone.
 */
export function useUnsaved(isDirty: boolean) {
  const within = useContext(DialogScope);
  const [form] = useState<Scope>(() => ({ within }));
  useEffect(() => {
    noteUnsaved(form, isDirty);
    return () => noteUnsaved(form, false);
  }, [form, isDirty]);
  const noteSaved = useCallback(() => noteUnsaved(form, false), [form]);
  return { noteSaved, mayDiscardForm: () => mayDiscard(form) };
}
