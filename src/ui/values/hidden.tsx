import type { ComponentProps } from 'react';
import classes from './hidden.module.css';

/** Text for screen readers alone. Not Mantine's component: rows have several of them, and each would take a tenth of its row's time. */
export const Hidden = ({ className, ...props }: ComponentProps<'span'>) => (
  <span {...props} className={className ? `${classes.hidden} ${className}` : classes.hidden} />
);
