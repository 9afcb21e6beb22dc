import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { reportBrowserError } from '../../api/browser-errors.ts';
import { failureReason } from '../../lib/api-error.ts';
import { settings } from '../../lib/settings.ts';
import { reloadPage } from '../../ui/feedback/notify.tsx';
import { SupportLink } from '../../ui/feedback/support-link.tsx';
import { useReloadOnline } from '../../ui/feedback/use-reload-online.ts';
import { CoinLogo } from '../../ui/layout/coin-logo.tsx';
import classes from './lone-page.module.css';

// The last resort, for a component that threw or whose code could not be loaded. It shows no technical details, and
// says nothing about what was or was not done before, which it cannot know.

/** Shown when not even the app shell could be rendered. */
export function CrashPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <main className={classes.page}>
      <CoinLogo size={44} />
      <Failure error={error} title="This page could not be shown" />
    </main>
  );
}

/** Inside the app shell: the menu still leads to the other screens. */
export function ScreenFailed({ error }: ErrorComponentProps) {
  return (
    <div className={classes.screen}>
      <Failure error={error} title="This screen could not be shown" />
    </div>
  );
}

function Failure({ error, title }: { error: unknown; title: string }): ReactNode {
  useEffect(() => reportBrowserError('drawing_failed', error), [error]);
  useReloadOnline(error);
  return (
    <div role="alert">
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.hint}>
        {failureReason(error) ?? 'Reload the page. If it happens again, tell the people who run this portal.'}
        {settings.support && (
          <>
            {' '}
            For help, contact <SupportLink to={settings.support} />.
          </>
        )}
      </p>
      <button type="button" className={classes.action} onClick={() => void reloadPage()}>
        Reload
      </button>
    </div>
  );
}
