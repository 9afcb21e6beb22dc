import { Skeleton } from '@mantine/core';
import classes from './payments-part.module.css';

/** Of the height that the panels will have, so that nothing jumps. */
export function PaymentsLoading() {
  return (
    <div role="status" aria-label="Loading payments" className={classes.parts}>
      {[104, 132, 96, 150].map((height) => (
        <Skeleton key={height} height={height} radius="var(--radius-card)" />
      ))}
    </div>
  );
}
