import Check from 'lucide-react/icons/check';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import classes from './dropdown.module.css';
import { type ButtonProps, closeAround, Dropdown } from './dropdown.tsx';

type Props = {
  /** The accessible name: that of its button. */
  label: string;
  button: (props: ButtonProps) => ReactElement;
  /** Pixels. */
  width: number;
  children: ReactNode;
};

/** A button with a menu. */
export function Menu({ label, button, width, children }: Props) {
  return (
    <Dropdown
      role="menu"
      aria-label={label}
      className={classes.menu}
      button={button}
      width={`${width}px`}
      onKeyDown={move}
    >
      {children}
    </Dropdown>
  );
}

type ItemProps = {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Why it is disabled. */
  title?: string | undefined;
  /** For an entry of a choice: whether it is the chosen one. */
  checked?: boolean;
  onClick: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, danger, checked, onClick, children, ...button }: ItemProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only a `menuitemradio` has it
    <button
      {...button}
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      className={classes.item}
      data-danger={danger || undefined}
      onClick={(event) => {
        closeAround(event);
        onClick();
      }}
    >
      {checked !== undefined && <span className={classes.tick}>{checked && <Check size={12} strokeWidth={3} />}</span>}
      {icon}
      {children}
    </button>
  );
}

export function MenuDivider() {
  return <hr className={classes.divider} />;
}

/** Arrow keys, Home and End, and the first letter of an entry move the focus; Tab leaves the menu. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'Tab') {
    closeAround(event);
    return;
  }
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: () => items[(at + 1) % items.length],
    ArrowUp: () => items.at(at <= 0 ? -1 : at - 1),
    Home: () => items[0],
    End: () => items.at(-1),
  }[key];
  const named = () =>
    [...items.slice(at + 1), ...items].find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()));
  const item = next ? next() : key.length === 1 && key !== ' ' ? named() : undefined;
  if (!item) return;
  event.preventDefault();
  item.focus();
}
