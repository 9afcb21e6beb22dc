import { Checkbox } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './row-checkbox.module.css';

const ROOT = `mantine-Checkbox-root ${Checkbox.classes.root} ${classes.box}`;
const INPUT = `mantine-focus-auto mantine-Checkbox-input ${Checkbox.classes.input}`;
const TICK = `mantine-Checkbox-icon ${Checkbox.classes.icon}`;

type Props = Omit<ComponentProps<'input'>, 'type'> & { checked: boolean };

/** The checkbox of a row or card: the look of Mantine's smallest without its component, because a list has dozens of them. */
export function RowCheckbox({ className = '', ...input }: Props) {
  return (
    <div className={`${ROOT} ${className}`} data-variant="filled">
      <div className={Checkbox.classes.inner}>
        <input {...input} type="checkbox" className={INPUT} />
        {input.checked && (
          <svg viewBox="0 0 10 7" className={TICK} aria-hidden="true">
            <path
              d="M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z"
              fill="currentColor"
              fillRule="evenodd"
              clipRule="evenodd"
            />
          </svg>
        )}
      </div>
    </div>
  );
}
