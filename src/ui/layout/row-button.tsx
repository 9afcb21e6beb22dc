import { ActionIcon, Button, Loader, UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { buttonElement } from '../focus/button-element.tsx';
import classes from './row-button.module.css';

// The buttons of rows and cards: Mantine's look without its components, because a list has dozens of them.

type ButtonProps = ComponentProps<'button'>;

const { classes: plain } = UnstyledButton;
const { classes: text } = Button;
const { classes: icon } = ActionIcon;

const ROOT = `mantine-focus-auto mantine-active ${plain.root}`;
const TEXT = `${ROOT} mantine-Button-root ${text.root} ${classes.text}`;
const ICON = `${ROOT} mantine-ActionIcon-root ${icon.root} ${classes.icon}`;

/** As `Button`: the variant 'default' and the size 'compact-xs'. */
export function RowButton({ className, children, ...button }: ButtonProps) {
  return buttonElement({
    ...button,
    type: 'button',
    className: joined(TEXT, className),
    children: <span className={`${text.inner} ${text.label}`}>{children}</span>,
  });
}

/** As `ActionIcon`: the variant 'subtle', grey, 30 pixels. */
export function RowIcon({
  className,
  loading = false,
  disabled,
  children,
  ...button
}: ButtonProps & { loading?: boolean }) {
  const states = { 'data-disabled': disabled || undefined, 'data-loading': loading || undefined };
  return buttonElement({
    ...button,
    ...states,
    type: 'button',
    disabled: disabled || loading,
    'aria-busy': loading || undefined,
    className: joined(ICON, className),
    children: (
      <>
        {loading && (
          <span className={`mantine-ActionIcon-loader ${icon.loader}`} aria-hidden="true">
            <Loader color="var(--ai-color)" size="calc(var(--ai-size) * 0.55)" />
          </span>
        )}
        <span className={icon.icon}>{children}</span>
      </>
    ),
  });
}

const joined = (own: string, given: string | undefined) => (given ? `${own} ${given}` : own);
