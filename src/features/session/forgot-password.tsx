import { type ReactNode, useId, useState } from 'react';
import classes from './form.module.css';

/** There is no mail to send: an operator resets passwords, and this text says who. `children` share its line. */
export function ForgotPassword({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const note = useId();
  return (
    <div>
      <div className={classes.row}>
        {children}
        <button
          type="button"
          className={classes.link}
          aria-expanded={open}
          aria-controls={note}
          onClick={() => setOpen(!open)}
        >
          Forgot password?
        </button>
      </div>
      <div id={note} role="status">
        {open && (
          <p className={classes.note}>
            Ask another administrator to reset it for you, or run{' '}
            <code>npm run admin -- reset-password &lt;username&gt;</code> on the server. Either gives you a one-use
            password to sign in with.
          </p>
        )}
      </div>
    </div>
  );
}
