import { useCallback, useEffect, useState } from 'react';
import { noteUnsaved } from '../../lib/unsaved.ts';

/**
 * Notes the input of a form as unsaved while it is dirty: before it is lost, by Back, Escape, a click outside or
 * leaving, the administrator is asked (ui/feedback/may-discard). Returns a function that says that it was saved.
 */
export function useUnsaved(isDirty: boolean): () => void {
  const [form] = useState(() => ({}));
  useEffect(() => {
    noteUnsaved(form, isDirty);
    return () => noteUnsaved(form, false);
  }, [form, isDirty]);
  return useCallback(() => noteUnsaved(form, false), [form]);
}
