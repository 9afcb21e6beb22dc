import { Button, type ButtonProps } from '@mantine/core';
import type { Load } from '../feedback/load.ts';
import { LoadError } from '../feedback/load-error.tsx';

type Props = {
  load: Load<unknown>;
  /** 'Failed to load more withdrawals' */
  failed: string;
  onRetry: () => void;
  /** There are more rows. */
  more: boolean;
  button: ButtonProps & { 'data-focus-after': string; onClick: () => void };
};

/** Below a list: the button for the next page, or that it could not be loaded. */
export function LoadMore({ load, failed, onRetry, more, button }: Props) {
  if (load.isFetchNextPageError) return <LoadError what={failed} error={load.error} onRetry={onRetry} />;
  return (
    more && (
      <Button variant="default" {...button}>
        Load more
      </Button>
    )
  );
}
