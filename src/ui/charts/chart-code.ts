import { type ComponentType, lazy } from 'react';

/** A chart's drawing code. It is asked for after the first paint, so that it never stands in the way of the figures. */
export function lazyAfterPaint<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(async () => {
    await painted();
    return load();
  });
}

/** A frame is drawn before the timeout after its callback. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
