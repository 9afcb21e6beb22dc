import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { signIn } from '../../api/sign-in-again.ts';
import { stepUp } from '../../api/step-up.ts';
import { shortcutKey } from '../../lib/shortcut-key.ts';
import { askStore } from '../../ui/feedback/ask-store.ts';
import { CodeMissing } from '../../ui/feedback/lazy-dialog.tsx';
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The palette is open over the entry before this one, which has the same address. */
    palette?: true;
  }
}

const Palette = lazy(() => import('./-palette.tsx'));

/** The palette has a history entry of its own: Back closes it, and whatever is chosen in it takes the entry's place. */
export function usePaletteEntry() {
  const { history } = useRouter();
  const navigate = useNavigate();
  const entry = useLocation({ select: ({ state }) => (state.palette ? state.__TSR_key : undefined) });
  const closing = useRef<string>(undefined);
  return {
    /** Identifies the open palette; undefined while it is closed. */
    entry,
    open: () => {
      if (history.location.state.palette || isAsked()) return;
      void navigate({ to: '.', search: true, hash: true, state: { palette: true }, resetScroll: false });
    },
    close: () => {
      if (entry === undefined || closing.current === entry) return;
      closing.current = entry;
      history.back();
    },
  };
}

/** A question has to be answered first. */
const isAsked = () => askStore.read().asks.length > 0 || signIn.isAsked() || stepUp.isAsked();

type Props = {
  palette: ReturnType<typeof usePaletteEntry>;
  /** There are decisions for a second person. */
  hasApprovals: boolean;
};

/** Opens the palette by Ctrl K or ⌘ K; its code is loaded at the first time. */
export function PaletteHost({ palette: { entry, open, close }, hasApprovals }: Props) {
  const [shown, setShown] = useState(entry);
  if (entry !== undefined && entry !== shown) setShown(entry);
  const isOpen = entry !== undefined;

  const toggle = isOpen ? close : open;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
      if (shortcutKey(event) !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
      event.preventDefault();
      if (!repeat) toggle();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toggle]);

  if (shown === undefined) return null;
  return (
    <PartBoundary key={shown} failed={() => isOpen && <CodeMissing onMissing={close} />}>
      <Suspense>
        <Palette opened={isOpen} hasApprovals={hasApprovals} onClose={close} />
      </Suspense>
    </PartBoundary>
  );
}
