import type { ComponentProps } from 'react';
import classes from './hidden.module.css';

/** Text for screen readers alone. Not Mantine's component, of which a list would have dozens. */
export const Hidden = ({ className, ...props }: ComponentProps<'span'>) => (
  <span {...props} className={className ? `${classes.visuallyHidden} ${className}` : classes.visuallyHidden} />
);
