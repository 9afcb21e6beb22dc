import SearchX from 'lucide-react/icons/search-x';
import { errorStatus } from '../../api/error.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';

type Props = { what: string; id: string; error: unknown; onRetry: () => void };

/** Replaces a game that could not be loaded: there is none, or the load failed. */
export function GameMissing({ what, id, error, onRetry }: Props) {
  if (errorStatus(error) === 404) {
    return <EmptyState icon={SearchX} title="Game not found" hint={`There is no game ${id}.`} />;
  }
  return <LoadError what={what} error={error} onRetry={onRetry} />;
}
