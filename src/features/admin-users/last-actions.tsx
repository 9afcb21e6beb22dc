import { Link } from '@tanstack/react-router';
import type { AdminAction } from '../../generated/model/adminAction.ts';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import link from '../../ui/values/record-link.module.css';
import classes from './admin-users.module.css';

type Props = { actor: string; actions: readonly AdminAction[] };

/** The latest actions of the administrator, from the audit log, which has the others. */
export function LastActions({ actor, actions }: Props) {
  return (
    <section className={parts.part}>
      <h3>Last actions</h3>
      {actions.length === 0 ? (
        <p className={parts.quiet}>Nothing yet.</p>
      ) : (
        <ul className={classes.actions} aria-label="Last actions">
          {actions.map(({ at, action, subject }) => (
            <li key={`${at} ${action} ${subject}`}>
              <span>{[action, subject].filter(Boolean).join(' · ')}</span>
              <Moment iso={at} />
            </li>
          ))}
        </ul>
      )}
      <Link to="/audit" search={{ actor }} className={`${link.link} ${classes.all}`}>
        All in the audit log
      </Link>
    </section>
  );
}
