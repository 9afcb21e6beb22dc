import { Skeleton } from '@mantine/core';

/** In place of an ExportButton whose code is loading: as wide, and as many. */
export const ExportSkeleton = () => (
  <>
    <Skeleton width={100} height={36} />
    <Skeleton width={28} height={28} />
  </>
);
