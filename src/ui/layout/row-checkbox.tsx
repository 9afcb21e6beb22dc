import { type ComponentProps, useEffect, useId, useRef } from 'react';
import classes from './row-checkbox.module.css';

// The class names of Mantine are for touch.css, forced-colors.css and print.css.
const BOX = `mantine-Checkbox-root ${classes.box}`;
const INPUT = `mantine-focus-auto mantine-Checkbox-input ${classes.input}`;
const TICK = `mantine-Checkbox-icon ${classes.tick}`;

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  checked: boolean;
  indeterminate?: boolean;
  /** Beside it. */
  label?: string;
};

/** The checkboxes of a list: the look of Mantine's smallest without its component, because a list has dozens of them. */
export function RowCheckbox({ className = '', indeterminate = false, label, id, ...input }: Props) {
  const ownId = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={`${BOX} ${className}`}>
      <span className={classes.inner}>
        <input
          {...input}
          ref={box}
          id={id ?? ownId}
          type="checkbox"
          data-indeterminate={indeterminate || undefined}
          className={INPUT}
        />
        {(input.checked || indeterminate) && (
          <svg
            viewBox={indeterminate ? '0 0 32 6' : '0 0 10 7'}
            className={TICK}
            fill="currentColor"
            aria-hidden="true"
          >
            {indeterminate ? (
              <rect width="32" height="6" rx="3" />
            ) : (
              <path
                d="M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z"
                fillRule="evenodd"
              />
            )}
          </svg>
        )}
      </span>
      {label && (
        <label htmlFor={id ?? ownId} className={`mantine-Checkbox-label ${classes.label}`}>
          {label}
        </label>
      )}
    </div>
  );
}
