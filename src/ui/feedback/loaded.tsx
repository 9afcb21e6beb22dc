import type { ReactNode } from 'react';
import { useAnnounced } from './announcer.tsx';
import { type Load, stateOf } from './load.ts';
import { LoadError } from './load-error.tsx';
import classes from './loaded.module.css';
import { OutOfDate } from './out-of-date.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { RetryButton } from './retry-button.tsx';

type Props<T> = {
  load: Load<T>;
  /** The message, with the spec's wording if it has one: 'Failed to fetch games'. */
  failed: string;
  /** The subject that stays on the screen when it cannot be loaded again: 'These games'. */
  what?: string;
  /** Of the same size as what is loading. */
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** Replaces the children when there is nothing to list. */
  empty?: ReactNode;
  /** For screen readers, once the data is there, and whenever it changes. */
  announced?: (data: T) => string | undefined;
  children: (data: T) => ReactNode;
};

/** Something that is loaded, in every state that it can be in. A failed load is never shown as an empty list. */
export function Loaded<T>(props: Props<T>) {
  const { load, failed, what = 'This list', skeleton, isEmpty, empty, announced, children } = props;
  const { data } = load;
  const state = stateOf(load, isEmpty);
  const isCurrent = (state === 'rows' || state === 'empty') && !load.isPlaceholderData;
  useAnnounced(isCurrent && data !== undefined ? announced?.(data) : undefined);
  if (state === 'loading') return skeleton;
  if (state === 'failed' || data === undefined) return <LoadFailed load={load} what={failed} />;
  if (state === 'empty' && empty !== undefined) return empty;
  return (
    <>
      <OutOfDate what={what} loads={[load]} />
      <PartBoundary
        failed={(error, drawAgain) => <LoadError what={failed} error={error} onRetry={() => again(load, drawAgain)} />}
      >
        <Drawn data={data}>{children}</Drawn>
      </PartBoundary>
    </>
  );
}

/** Within the boundary: a part that cannot be drawn never takes its screen. */
function Drawn<T>({ data, children }: { data: T; children: (data: T) => ReactNode }) {
  return children(data);
}

function again(load: Load<unknown>, drawAgain: () => void): void {
  void load.refetch();
  drawAgain();
}

/** For a layout of its own: replaces what could not be loaded. */
export function LoadFailed({ load, what }: { load: Load<unknown>; what: string }) {
  return <LoadError what={what} error={load.error} onRetry={() => void load.refetch()} />;
}

type LineProps = {
  load: Load<unknown>;
  failed: string;
  /** Shown when the data on the screen could not be loaded again. */
  old?: string;
  /** In place of the usual look. */
  className?: string | undefined;
};

/** A failed load in one line, where there is no room for more; nothing while there is none. */
export function FailedLine({ load, failed, old, className = classes.failed }: LineProps) {
  const state = stateOf(load);
  const words = state === 'failed' ? failed : state === 'old' ? old : undefined;
  if (words === undefined) return null;
  return (
    <div role="alert" className={className}>
      <span>{words}</span>
      <RetryButton size="compact-xs" error={load.error} onRetry={() => void load.refetch()} />
    </div>
  );
}
