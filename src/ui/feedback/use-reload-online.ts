import { useEffect } from 'react';
import { isCodeMissing } from '../../lib/code-missing.ts';
import { hasUnsaved } from '../../lib/unsaved.ts';
import { reloadPage } from './notify.tsx';

/** In place of something whose code could not be loaded: loads the page anew when the browser is online again, unless input would be lost. */
export function useReloadOnline(error: unknown): void {
  const isMissing = isCodeMissing(error);
  useEffect(() => {
    if (!isMissing) return;
    const reload = () => void (hasUnsaved() || reloadPage());
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);
}
