import { Link } from '@tanstack/react-router';
import classes from './parts-nav.module.css';
import { PARTS, type SystemPart } from './system-search.ts';

/** The parts of the System screen. */
export function PartsNav({ part }: { part: SystemPart | undefined }) {
  return (
    <nav aria-label="Parts of the system" className={classes.parts} data-screen-only>
      {PARTS.map((one) => (
        <Link
          key={one.label}
          to="/system"
          search={{ part: one.part }}
          resetScroll={false}
          className={classes.part}
          activeProps={{ 'aria-current': undefined }}
          aria-current={one.part === part ? 'page' : undefined}
        >
          {one.label}
        </Link>
      ))}
    </nav>
  );
}
