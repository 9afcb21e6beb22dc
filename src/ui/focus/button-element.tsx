import type { ComponentProps, MouseEvent } from 'react';

/**
 * The element of every Mantine button (theme.ts). One that is disabled, or busy, does nothing but keeps the focus: the browser takes it
 * from a button with the attribute `disabled`, and the next Tab would begin at the top of the page.
 */
export function buttonElement({ disabled, onClick, ...props }: ComponentProps<'button'>) {
  return <button {...props} aria-disabled={disabled || undefined} onClick={disabled ? refuse : onClick} />;
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
