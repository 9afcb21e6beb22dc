import './session-ended.css';
import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect } from 'react';
import { signIn } from '../../api/sign-in-again.ts';
import { useSessionEnded } from '../../api/use-session.ts';
import { WarningBar } from '../../ui/feedback/warning-bar.tsx';

/**
 * Stays after the 401 toast has gone; polling has stopped. What the session showed is hidden, and what it had loaded for
 * other screens is forgotten.
 */
export function SessionEnded() {
  const isEnded = useSessionEnded();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isEnded) return;
    const page = document.documentElement;
    page.dataset.sessionEnded = '';
    queryClient.removeQueries({ type: 'inactive' });
    return () => {
      delete page.dataset.sessionEnded;
    };
  }, [isEnded, queryClient]);
  if (!isEnded) return null;
  return (
    <WarningBar role="status">
      <CircleAlert size={16} />
      <span>Your session has ended. Sign in again to continue.</span>
      <button type="button" onClick={() => void signIn.ask()}>
        Sign in again
      </button>
    </WarningBar>
  );
}
