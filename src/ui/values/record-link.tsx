import type { MouseEvent, ReactNode } from 'react';
import classes from './record-link.module.css';

/** The address of a record, and the handler that opens it. */
export type Opening = {
  href: string;
  onOpen: () => void;
  /** Why it cannot be opened: of `idProblem`. */
  problem?: string | undefined;
};

type Props = Opening & { className?: string | undefined; title?: string; children: ReactNode };

/**
 * A record's name. A plain click opens the record over the list; a new tab, the middle button and copying use its URL.
 */
export function RecordLink({ href, onOpen, problem, className = classes.link, ...anchor }: Props) {
  if (problem !== undefined) {
    return (
      <span title={anchor.title}>
        {anchor.children}
        <span className={classes.problem}>{problem}</span>
      </span>
    );
  }
  return (
    <a
      href={href}
      className={className}
      {...anchor}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

/** Elements inside a row or card that handle clicks themselves. */
const CONTROLS = 'a, button, input, label, [popover], [tabindex]';

/** Makes the whole row or card clickable for the mouse; keyboard and screen reader use the link inside it. */
export function opensRecord({ href, onOpen, problem }: Opening) {
  if (problem !== undefined) return {};
  /** Clicks in an open menu also bubble up to here, although it is rendered outside the row. */
  const isOwn = ({ target, currentTarget }: MouseEvent) => {
    const control = (target as Element).closest(CONTROLS);
    return currentTarget.contains(target as Node) && !(control && currentTarget.contains(control));
  };
  const openTab = () => void window.open(href, '_blank', 'noopener');
  return {
    'data-opens': true,
    onClick: (event: MouseEvent) => {
      // Selecting text is not a click.
      if (!isOwn(event) || window.getSelection()?.type === 'Range') return;
      if (isPlain(event)) onOpen();
      else if (event.ctrlKey || event.metaKey) openTab();
    },
    // Pressing the middle button would otherwise start autoscrolling.
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
