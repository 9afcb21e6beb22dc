import { Skeleton } from '@mantine/core';
import panels from '../../ui/layout/panels.module.css';

/** Of the height that the panels will have, so that nothing jumps. */
export function PaymentsLoading() {
  return (
    <div role="status" aria-label="Loading payments" className={panels.panels}>
      {[104, 132, 96, 150].map((height) => (
        <Skeleton key={height} height={height} radius="var(--radius-card)" />
      ))}
    </div>
  );
}
