import type { ComponentProps, MouseEvent } from 'react';

/**
 * The element of every Mantine button (theme.ts). A disabled or busy button does nothing but keeps its focus: browsers
 * take the focus from a button with the attribute `disabled`, and the next Tab would start at the top of the page.
 */
export function buttonElement({ disabled, onClick, popoverTarget, ...props }: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      aria-disabled={disabled || undefined}
      onClick={disabled ? refuse : onClick}
      popoverTarget={disabled ? undefined : popoverTarget}
    />
  );
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
