import { Skeleton } from '@mantine/core';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { SystemBooks } from '../../generated/model/systemBooks.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './system-page.module.css';

/** Whether the books add up, and which rules are broken; undefined while loading. */
export function BooksPanel({ books }: { books: SystemBooks | undefined }) {
  return (
    <Panel
      title="Books"
      busy={!books}
      actions={
        books &&
        (books.balanced ? (
          <StatusBadge tone="success" label="Balanced" icon={CircleCheck} />
        ) : (
          <StatusBadge tone="danger" label="Not balanced" icon={TriangleAlert} />
        ))
      }
    >
      <div>
        {!books && <Skeleton height={78} />}
        {books?.balanced && (
          <p className={parts.quiet}>
            The history of every withdrawal is valid, every payout adds up to the revenue it used, and every change has
            its audit entry.
          </p>
        )}
        {books && books.findings.length > 0 && (
          <ul aria-label="What does not add up" className={panels.list}>
            {books.findings.map(({ invariant, message }) => (
              <li key={`${invariant} ${message}`}>
                <span className={classes.code}>{invariant}</span>
                {message}
              </li>
            ))}
          </ul>
        )}
        {books?.checked_at && (
          <p className={panels.meta}>
            Checked <Moment iso={books.checked_at} />, once a minute at most
          </p>
        )}
      </div>
    </Panel>
  );
}
