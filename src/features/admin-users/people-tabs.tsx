import { Link } from '@tanstack/react-router';
import { hasSignOn } from '../../lib/sign-on.ts';
import type { PeopleTab } from './admin-search.ts';
import classes from './people-tabs.module.css';

const TABS: { tab?: PeopleTab; label: string }[] = [
  { label: 'Administrators' },
  { tab: 'roles', label: 'Roles' },
  { tab: 'services', label: 'Service Accounts' },
  { tab: 'sign-on', label: 'Single Sign-On' },
];

/** The parts of the screen, each with an address of its own. */
export function PeopleTabs() {
  return (
    <nav aria-label="Admin Users" className={classes.tabs} data-screen-only>
      {TABS.filter(({ tab }) => tab !== 'sign-on' || hasSignOn()).map(({ tab, label }) => (
        <Link
          key={label}
          to="/users"
          search={{ tab }}
          className={classes.tab}
          // Only the tab counts, also its absence; whatever else is in the URL does not.
          activeOptions={{ explicitUndefined: true }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
