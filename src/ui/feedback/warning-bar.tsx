import type { ReactNode } from 'react';
import classes from './warning-bar.module.css';

interface Props {
  /** 'alert' interrupts a screen reader, and the bar stays in view. */
  role: 'status' | 'alert';
  children: ReactNode;
  action?: { label: string; onAct: () => void };
}

/** Says across the whole width what concerns every screen. */
export function WarningBar({ role, children, action }: Props) {
  return (
    <div role={role} className={classes.bar}>
      {children}
      {action && (
        <button type="button" className={classes.action} onClick={action.onAct}>
          {action.label}
        </button>
      )}
    </div>
  );
}
