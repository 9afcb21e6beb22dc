import { type ComponentType, lazy } from 'react';

/** Loads a chart's drawing code after the first paint, so that it does not delay the figures. */
export function lazyAfterPaint<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(async () => {
    await painted();
    return load();
  });
}

/** The timeout of an animation frame's callback runs after that frame was painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
