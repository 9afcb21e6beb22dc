import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { isCodeMissing } from '../../lib/code-missing.ts';
import { notify, whenNotReloaded } from './notify.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { usePreload } from './use-preload.ts';
import { useReloadOnline } from './use-reload-online.ts';

type Closable = { onClose: () => void };

/**
 * A dialog or drawer whose code is loaded once somebody acts. Once opened, it stays rendered, so that it can fade out.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Dialog = lazy(load);
  return function LazyDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
    const [wasOpened, setOpened] = useState(isOpen);
    if (isOpen && !wasOpened) setOpened(true);
    usePreload(load);
    return (
      wasOpened && (
        <PartBoundary
          failed={(error, drawAgain) => (
            <Missing error={error} isOpen={isOpen} onClose={props.onClose} drawAgain={drawAgain} />
          )}
        >
          <Suspense>
            <Dialog {...(props as unknown as Props)} />
          </Suspense>
        </PartBoundary>
      )
    );
  };
}

type MissingProps = Closable & { error: unknown; isOpen: boolean; drawAgain: () => void };

function Missing({ error, isOpen, onClose, drawAgain }: MissingProps) {
  useReloadOnline(error);
  if (isCodeMissing(error)) return isOpen && <CodeMissing onNotReloaded={onClose} />;
  return <Broken isOpen={isOpen} onClose={onClose} drawAgain={drawAgain} />;
}

/** A dialog that cannot be drawn is closed, and the screen stays. */
function Broken({ isOpen, onClose, drawAgain }: Omit<MissingProps, 'error'>) {
  useEffect(() => {
    if (!isOpen) return drawAgain();
    notify.error('This record could not be shown');
    onClose();
  }, [isOpen, onClose, drawAgain]);
  return null;
}

type CodeMissingProps = {
  onMissing?: () => void;
  /** The page was not loaded anew: closes what is open unseen, so that it can be opened, and the page reloaded, again. */
  onNotReloaded?: () => void;
};

/** In place of a dialog whose code could not be loaded: says so in a toast. */
export function CodeMissing({ onMissing, onNotReloaded }: CodeMissingProps) {
  useEffect(() => onNotReloaded && whenNotReloaded(onNotReloaded), [onNotReloaded]);
  useEffect(() => {
    notify.codeMissing();
    onMissing?.();
  }, [onMissing]);
  return null;
}
