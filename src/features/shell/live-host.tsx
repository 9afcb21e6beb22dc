import { useMounted } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx';
import type { LiveProps } from './live-changes.tsx';

const LiveChanges = lazy(() => import('./live-changes.tsx'));

/** Loaded after the first paint. A screen works without it: it then polls, as before. */
export function LiveHost(props: LiveProps) {
  return (
    useMounted() && (
      <PartBoundary failed={() => null}>
        <Suspense>
          <LiveChanges {...props} />
        </Suspense>
      </PartBoundary>
    )
  );
}
