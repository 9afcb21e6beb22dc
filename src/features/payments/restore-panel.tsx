import CirclePause from 'lucide-react/icons/circle-pause';
import type { DatabaseRestore } from '../../generated/model/databaseRestore.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './payments-part.module.css';

const HELD = { tone: 'danger', label: 'Database restored', icon: CirclePause } as const;
const UNCONFIRMED = { tone: 'warning', label: 'To be confirmed', icon: CirclePause } as const;

/** Why nothing is sent, and what ends that: only the server's console can compare and book what is missing. */
export function RestorePanel({ restore: { found_at, is_certain, evidence } }: { restore: DatabaseRestore }) {
  return (
    <Panel title="Payments" actions={<StatusBadge {...(is_certain ? HELD : UNCONFIRMED)} />}>
      <div className={classes.control}>
        <div className={classes.words}>
          <p className={classes.reason}>
            {is_certain
              ? 'The database was restored from a backup.'
              : 'The database may have been restored from a backup.'}
          </p>
          <ul aria-label="Evidence" className={panels.list}>
            {evidence.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className={parts.quiet}>
            Since <Moment iso={found_at} /> nothing is sent to the bank, and the platform hears of no decision. Somebody
            at the server’s console has to go through the payments since then, and payments go on.
          </p>
        </div>
      </div>
    </Panel>
  );
}
