import { Button } from '@mantine/core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { errorMessage } from '../lib/api-error.ts';
import { EmptyState } from './empty-state.tsx';

type Props = {
  /** What failed, in the spec's words where it has some: 'Failed to fetch games'. */
  what: string;
  error: unknown;
  onRetry: () => void;
};

/** A load that failed: what, the server's own sentence if it sent one, and a way to try again. */
export function LoadError({ what, error, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title={what}
        hint={errorMessage(error)}
        action={
          <Button variant="default" size="xs" leftSection={<RotateCw size={14} />} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
