import type { ReactNode } from 'react';
import classes from './warning-bar.module.css';

interface Props {
  /** 'alert' interrupts a screen reader, and the bar stays in view. */
  role: 'status' | 'alert';
  /** A text, and possibly a link or a button. */
  children: ReactNode;
}

/** Says across the whole width what concerns every screen. */
export function WarningBar({ role, children }: Props) {
  return (
    <div role={role} className={classes.bar}>
      {children}
    </div>
  );
}
