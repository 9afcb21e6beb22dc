import CircleAlert from 'lucide-react/icons/circle-alert';
import { signInAgain } from '../../api/sign-in-again.ts';
import { useSessionEnded } from '../../api/use-session.ts';
import classes from './notice-bar.module.css';

/** Stays after the 401 toast has gone; polling has stopped. */
export function SessionEnded() {
  if (!useSessionEnded()) return null;
  return (
    <div className={classes.bar} role="status">
      <CircleAlert size={16} />
      <span>Your session has ended. What you see is no longer updated.</span>
      <button type="button" className={classes.action} onClick={() => void signInAgain()}>
        Sign in again
      </button>
    </div>
  );
}
