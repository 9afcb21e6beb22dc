import type { AdminAction } from '../../generated/model/adminAction.ts';
import { formatDateTime } from '../../lib/dates.ts';
import classes from './admin-users.module.css';

/** What the administrator did last, as the audit log has it. */
export function LastActions({ actions }: { actions: readonly AdminAction[] }) {
  return (
    <section className={classes.part}>
      <h3>Last actions</h3>
      {actions.length === 0 ? (
        <p className={classes.reason}>Nothing yet.</p>
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
