import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = {
  icon: LucideIcon;
  title: string;
  hint?: ReactNode;
  /** The next step, if there is one: clear the filters, create the first record. */
  action?: ReactNode;
};

/** Replaces a list when there is nothing to list. Never shown for a failed load: that is `LoadError`. */
export function EmptyState({ icon: Icon, title, hint, action }: Props) {
  return (
    <div className={classes.box}>
      <span className={classes.icon}>
        <Icon size={22} />
      </span>
      <p className={classes.title}>{title}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
