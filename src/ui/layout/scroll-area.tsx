import type { ComponentProps } from 'react';

/**
 * Scrolls as the browser does. Mantine's dialogs, drawers and tables can scroll in its own ScrollArea, and so import it with the library that
 * positions popovers: 13 kB of every screen. build/mantine.ts gives them this one.
 */
export function ScrollArea({ style, ...props }: ComponentProps<'div'>) {
  return <div {...props} style={{ overflow: 'auto', ...style }} />;
}
ScrollArea.Autosize = ScrollArea;
