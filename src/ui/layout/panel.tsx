import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

type Props = {
  title: string;
  /** Beside the title: a link, a badge. */
  actions?: ReactNode;
  busy?: boolean;
  /** Pixels between the head and the content. */
  gap?: number;
  /** The content reaches the panel's edges, as a table does. */
  flush?: boolean;
  children: ReactNode;
};

/** A titled part of a page. */
export function Panel({ title, actions, busy, gap = 8, flush, children }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      aria-busy={busy}
      className={classes.panel}
      data-flush={flush || undefined}
      style={{ gap }}
    >
      <header className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
