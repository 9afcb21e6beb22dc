import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';
import { NotifyMissing } from './notify-missing.tsx';
import { PartBoundary } from './part-boundary.tsx';
// Not with the code of the toasts: a style sheet with layers that arrives later makes Chromium lay the whole page out anew.
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import './notify.module.css';

const NotifyHost = lazy(() => import('./notify-host.tsx'));

/** Milliseconds until the code of the toasts is loaded when none is shown earlier: after everything that the screen itself loads. */
const LATER = 4_000;

/** The toasts. Their code comes with the first one, which waits for it in the store. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    const later = setTimeout(need, LATER);
    const unsubscribe = notificationsStore.subscribe(need);
    if (notificationsStore.getState().notifications.length > 0) need();
    return () => {
      clearTimeout(later);
      unsubscribe();
    };
  }, []);
  return (
    <PartBoundary failed={() => <NotifyMissing />}>
      <Suspense>{isNeeded && <NotifyHost />}</Suspense>
    </PartBoundary>
  );
}
