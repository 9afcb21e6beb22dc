import type { AdminAction } from '../../generated/model/adminAction.ts';
import { formatDateTime } from '../../lib/dates.ts';
import parts from '../../ui/layout/parts.module.css';
import classes from './admin-users.module.css';

/** The latest actions of the administrator, from the audit log. */
export function LastActions({ actions }: { actions: readonly AdminAction[] }) {
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
              <time dateTime={at}>{formatDateTime(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
