import CircleAlert from 'lucide-react/icons/circle-alert';
import { failureReason } from '../../lib/api-error.ts';
import { EmptyState } from './empty-state.tsx';
import { RetryButton } from './retry-button.tsx';

type Props = {
  /** What failed, in the spec's words where it has some: 'Failed to fetch games'. */
  what: string;
  error: unknown;
  onRetry: () => void;
};

/** A load that failed: what, why as far as that is known, and a way to try again. */
export function LoadError({ what, error, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title={what}
        hint={failureReason(error)}
        action={<RetryButton size="xs" error={error} onRetry={onRetry} />}
      />
    </div>
  );
}
