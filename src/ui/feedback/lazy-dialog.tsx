import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { isCodeMissing } from '../../lib/code-missing.ts';
import { notify } from './notify.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { useReloadOnline } from './use-reload-online.ts';

/**
 * A dialog or drawer whose code is loaded after the screen's first paint. Once opened, it stays rendered, so that it can fade out.
 */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Dialog = lazy(load);
  return function LazyDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
    const [wasOpened, setOpened] = useState(isOpen);
    if (isOpen && !wasOpened) setOpened(true);
    useEffect(() => void load().catch(() => undefined), []);
    return (
      wasOpened && (
        <PartBoundary failed={(error) => <Missing error={error} />}>
          <Suspense>
            <Dialog {...(props as unknown as Props)} />
          </Suspense>
        </PartBoundary>
      )
    );
  };
}

function Missing({ error }: { error: unknown }) {
  useReloadOnline(error);
  // An error of the dialog itself is the screen's.
  if (!isCodeMissing(error)) throw error;
  return <CodeMissing />;
}

/** In place of a dialog whose code could not be loaded: says so in a toast. */
export function CodeMissing({ onMissing }: { onMissing?: () => void }) {
  useEffect(() => {
    notify.codeMissing();
    onMissing?.();
  }, [onMissing]);
  return null;
}
