import type { MouseEvent, ReactNode } from 'react';

type Props = { href: string; onOpen: () => void; className?: string | undefined; title?: string; children: ReactNode };

/** A record's name. Pressed it opens over the list; for a new tab, the middle button or the clipboard it is an address like any other. */
export function RecordLink({ href, onOpen, ...anchor }: Props) {
  return (
    <a
      href={href}
      {...anchor}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

/** What has controls of its own within a row or a card. */
const CONTROLS = 'a, button, input, label, [tabindex]';

/** The whole row or card for the mouse, beside the link in it, which the keyboard and a screen reader have. */
export function opensRecord(href: string, onOpen: () => void) {
  /** What is clicked in an open menu arrives here too, though it lies outside. */
  const isOwn = ({ target, currentTarget }: MouseEvent) => {
    const control = (target as Element).closest(CONTROLS);
    return currentTarget.contains(target as Node) && !(control && currentTarget.contains(control));
  };
  const openTab = () => void window.open(href, '_blank', 'noopener');
  return {
    'data-opens': true,
    onClick: (event: MouseEvent) => {
      // Who selects a text does not want to leave it.
      if (!isOwn(event) || window.getSelection()?.type === 'Range') return;
      if (isPlain(event)) onOpen();
      else if (event.ctrlKey || event.metaKey) openTab();
    },
    // The middle button would begin to scroll.
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 1 && isOwn(event)) event.preventDefault();
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1 && isOwn(event)) openTab();
    },
  };
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
