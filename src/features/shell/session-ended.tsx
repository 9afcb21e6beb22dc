import CircleAlert from 'lucide-react/icons/circle-alert';
import { signInAgain } from '../../api/sign-in-again.ts';
import { useSessionEnded } from '../../api/use-session.ts';
import { WarningBar } from '../../ui/feedback/warning-bar.tsx';

/** Stays after the 401 toast has gone; polling has stopped. */
export function SessionEnded() {
  if (!useSessionEnded()) return null;
  return (
    <WarningBar role="status">
      <CircleAlert size={16} />
      <span>Your session has ended. What you see is no longer updated.</span>
      <button type="button" onClick={() => void signInAgain()}>
        Sign in again
      </button>
    </WarningBar>
  );
}
