import type { ReactNode } from 'react';
import classes from './skip-button.module.css';

type Props = { onSkip: () => void; children: ReactNode };

/** For the keyboard: past the controls of the element that it begins, above which it is visible while it has the focus. */
export function SkipButton({ onSkip, children }: Props) {
  return (
    <button type="button" className={classes.skip} data-screen-only onClick={onSkip}>
      {children}
    </button>
  );
}
