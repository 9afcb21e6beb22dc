import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { explanationStore } from '../../lib/explained-figure.ts';
import { CodeMissing } from '../../ui/feedback/lazy-dialog.tsx';
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx';

const FigureDialog = lazy(async () => ({ default: (await import('./figure-dialog.tsx')).FigureDialog }));

const { subscribe, read, close } = explanationStore;

/** Shows the explanation that a figure's button asks for. */
export function FigureHost() {
  const explanation = useSyncExternalStore(subscribe, read, read);
  useEffect(() => close, []);
  if (!explanation) return null;
  return (
    <PartBoundary failed={() => <CodeMissing onMissing={close} />}>
      <Suspense>
        <FigureDialog explanation={explanation} onClose={close} />
      </Suspense>
    </PartBoundary>
  );
}
