import { type HTMLAttributes, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './dropdown.module.css';

/** Pixels between the button and its dropdown, and between the dropdown and the window's edge. */
const GAP = 6;

export type ButtonProps = {
  popoverTarget: string;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
};

type Props = Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> & {
  role: 'dialog' | 'menu';
  button: (props: ButtonProps) => ReactElement;
  /** A CSS width. */
  width: string;
  /** Rendered only while the dropdown is open. */
  children: ReactNode;
};

/**
 * A button with a dropdown below it, or above it where there is more space. The browser's own popover: it is above everything else
 * on the page, and closes by Escape, by a click elsewhere, and by the button. The focus moves into it and returns to the button.
 */
export function Dropdown({ button, width, children, className = '', ...box }: Props) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const again = () => place(ref.current);
    window.addEventListener('scroll', again, { capture: true, passive: true });
    window.addEventListener('resize', again);
    return () => {
      window.removeEventListener('scroll', again, { capture: true });
      window.removeEventListener('resize', again);
    };
  }, [isOpen]);

  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': box.role, 'aria-expanded': isOpen, 'aria-controls': id })}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role, a menu's or a dialog's, is among the properties */}
      <div
        {...box}
        id={id}
        ref={ref}
        popover="auto"
        className={`${classes.box} ${className}`}
        style={{ width }}
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open') return;
          setOpen(true);
          // Before the frame that shows it: its size is known now.
          requestAnimationFrame(() => {
            place(ref.current);
            ref.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
          });
        }}
        // Not before the toggle: the browser returns the focus only if it is still inside.
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Not when it moves to the button, whose click closes the dropdown itself.
          const stays =
            currentTarget.contains(relatedTarget as Node | null) || relatedTarget === buttonOf(currentTarget);
          if (relatedTarget && !stays) currentTarget.hidePopover();
        }}
      >
        {isOpen && children}
      </div>
    </>
  );
}

const FOCUSABLE = '[aria-checked="true"], a[href], button:not(:disabled), [tabindex]';

/** Closes the dropdown around the element that an event is about; the focus returns to its button. */
export function closeAround({ currentTarget }: { currentTarget: Element }): void {
  const box = currentTarget.closest<HTMLElement>('[popover]');
  box?.hidePopover();
  buttonOf(box)?.focus();
}

function buttonOf(box: HTMLElement | null): HTMLElement | null {
  return box && document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(box.id)}"]`);
}

function place(box: HTMLElement | null): void {
  const button = buttonOf(box);
  if (!box || !button) return;
  const { top, bottom, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isAbove = box.scrollHeight > below && above > below;
  box.style.right = `${Math.max(GAP, Math.min(clientWidth - right, clientWidth - box.offsetWidth - GAP))}px`;
  box.style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
  box.style.bottom = isAbove ? `${clientHeight - top + GAP}px` : 'auto';
  box.style.maxHeight = `${Math.max(isAbove ? above : below, 0)}px`;
}
