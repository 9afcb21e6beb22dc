import { Component, type ReactNode, Suspense } from 'react';
import { LoadError } from './load-error.tsx';

type Failed = (error: unknown, drawAgain: () => void) => ReactNode;

/** Keeps a part of the screen that broke from taking the rest along; `failed` stands in its place. */
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

type LazyPartProps = {
  /** 'The form could not be loaded' */
  failed: string;
  /** What stands in its place until its code has come. */
  loading?: ReactNode;
  children: ReactNode;
};

/** A part of the screen whose code comes in a file of its own, and may fail to come. */
export function LazyPart({ failed, loading, children }: LazyPartProps) {
  return (
    <PartBoundary failed={(error, drawAgain) => <LoadError what={failed} error={error} onRetry={drawAgain} />}>
      <Suspense fallback={loading}>{children}</Suspense>
    </PartBoundary>
  );
}
