import type { ErrorComponentProps } from '@tanstack/react-router';
import { errorMessage } from '../../api/error.ts';
import { CoinLogo } from '../../ui/coin-logo.tsx';
import classes from './lone-page.module.css';

/** The last resort: a screen that failed to draw or whose code did not arrive. No details that mean nothing to an administrator. */
export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <main className={classes.page} role="alert">
      <CoinLogo size={44} />
      <h1 className={classes.title}>This page could not be shown</h1>
      <p className={classes.hint}>
        {errorMessage(error) ?? 'Nothing was changed. If it happens again, tell whoever runs this portal.'}
      </p>
      <button type="button" className={classes.action} onClick={() => window.location.reload()}>
        Try again
      </button>
    </main>
  );
}
