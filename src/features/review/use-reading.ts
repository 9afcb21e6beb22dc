import { useEffect } from 'react';
import type { DeskStore } from './desk-store.ts';

/** A page that nobody sees is not read, and a window without the focus does not hear of keys that are released. */
export function useReading(desk: DeskStore) {
  useEffect(() => {
    const look = () => document.visibilityState === 'hidden' && desk.tell({ is: 'hidden' });
    const blur = () => desk.tell({ is: 'blurred' });
    document.addEventListener('visibilitychange', look);
    window.addEventListener('blur', blur);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('blur', blur);
    };
  }, [desk]);
}
