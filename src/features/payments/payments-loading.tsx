import { Skeleton } from '@mantine/core';
import panels from '../../ui/layout/panels.module.css';

/** Skeletons as high as the panels that replace them, so that nothing jumps. */
export function PaymentsLoading() {
  return (
    <div role="status" aria-label="Loading payments" className={panels.panels}>
      {[104, 132, 104, 96, 150].map((height) => (
        <Skeleton key={height} height={height} radius="var(--radius-card)" />
      ))}
    </div>
  );
}
