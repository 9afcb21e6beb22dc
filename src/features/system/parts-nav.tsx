import { Link } from '@tanstack/react-router';
import classes from './parts-nav.module.css';
import { PARTS } from './system-search.ts';

/** The parts of the System screen. */
export function PartsNav() {
  return (
    <nav aria-label="Parts of the system" className={classes.parts} data-screen-only>
      {PARTS.map((one) => (
        <Link
          key={one.label}
          to="/system"
          search={{ part: one.part }}
          resetScroll={false}
          className={classes.part}
          // Status has no part in its search, and is not the page where there is one.
          activeOptions={{ explicitUndefined: true }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {one.label}
        </Link>
      ))}
    </nav>
  );
}
