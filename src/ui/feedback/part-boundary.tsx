import { Component, type ReactNode, Suspense } from 'react';
import { LoadError } from './load-error.tsx';

type Failed = (error: unknown, drawAgain: () => void) => ReactNode;

/** An error boundary around a part of the screen; `failed` is rendered in place of a part that threw. */
export class PartBoundary extends Component<{ failed: Failed; children: ReactNode }, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.failed(caught.error, () => this.setState({ caught: undefined })) : this.props.children;
  }
}

/** A part of the screen: if it cannot be drawn, the rest of the screen stays. `failed`: 'The revenue could not be shown' */
export function Part({ failed, children }: { failed: string; children: ReactNode }) {
  return (
    <PartBoundary failed={(error, drawAgain) => <LoadError what={failed} error={error} onRetry={drawAgain} />}>
      {children}
    </PartBoundary>
  );
}

type LazyPartProps = {
  /** 'The form could not be loaded' */
  failed: string;
  /** Rendered while the code is loading. */
  loading?: ReactNode;
  children: ReactNode;
};

/** A part of the screen whose code is a separate chunk, which may fail to load. */
export function LazyPart({ failed, loading, children }: LazyPartProps) {
  return (
    <Part failed={failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </Part>
  );
}
