import { type ReactNode, useId, useState } from 'react';
import { settings } from '../../lib/settings.ts';
import { SupportLink } from '../../ui/feedback/support-link.tsx';
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
            {settings.support ? (
              <>
                For another password, contact <SupportLink to={settings.support} />.
              </>
            ) : (
              'Ask another administrator to reset your password.'
            )}
          </p>
        )}
      </div>
    </div>
  );
}
