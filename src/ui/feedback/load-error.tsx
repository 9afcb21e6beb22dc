import CircleAlert from 'lucide-react/icons/circle-alert';
import { failureReason } from '../../lib/api-error.ts';
import { EmptyState } from './empty-state.tsx';
import { RetryButton } from './retry-button.tsx';
import { useReloadOnline } from './use-reload-online.ts';

type Props = {
  /** The message, with the spec's wording if it has one: 'Failed to fetch games'. */
  what: string;
  error: unknown;
  onRetry: () => void;
};

/** A failed load: what failed, why as far as known, and a button to try again. */
export function LoadError({ what, error, onRetry }: Props) {
  useReloadOnline(error);
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
