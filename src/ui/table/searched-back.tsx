import { Moment } from '../values/date-time.tsx';
import classes from './list.module.css';

/** Says that a list does not have everything that matches, and how to see the rest. */
export function SearchedBack({ to, remedy }: { to: string; remedy: string }) {
  return (
    <p className={classes.searched}>
      Searched back to <Moment iso={to} />. {remedy}
    </p>
  );
}
