import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

type Props = { title: string; actions?: ReactNode; busy?: boolean; outdated?: boolean; children: ReactNode };

/** A titled part of the dashboard that is no chart. */
export function Panel({ title, actions, busy = false, outdated = false, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} aria-busy={busy || outdated} className={classes.panel}>
      <header className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {actions}
      </header>
      <div className={classes.body} data-outdated={outdated || undefined}>
        {children}
      </div>
    </section>
  );
}
