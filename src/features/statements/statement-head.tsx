import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import Printer from 'lucide-react/icons/printer';
import { useDenied } from '../../api/may.ts';
import { useExport } from '../../api/use-export.ts';
import type { Statement } from '../../generated/model/statement.ts';
import * as needs from '../../generated/permissions.ts';
import { exportStatement } from '../../generated/statements/statements.ts';
import { counted } from '../../lib/words.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import parts from '../../ui/layout/parts.module.css';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import facts from '../../ui/values/facts.module.css';
import { Person } from '../../ui/values/person.tsx';
import link from '../../ui/values/record-link.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { formatBalance, formatName, periodOf, statementBadge, unfinishedWords } from './statement-rules.ts';
import classes from './statements.module.css';
import { useStatementActions } from './use-statement-actions.ts';

export function AllStatements() {
  return (
    <Link to="/system" search={{ part: 'reconciliation' }} className={classes.back} data-screen-only>
      All statements
    </Link>
  );
}

/** A statement's name, state and sums, what does not follow in it, and what can be done with it as a whole. */
export function StatementHead({ statement }: { statement: Statement }) {
  const { file_name, format, account_last4, currency, number, uploaded_at, uploaded_by } = statement;
  const { opening_balance, closing_balance, money_in, money_out } = statement;
  const account = account_last4 === null ? 'no account named' : `account …${account_last4}`;
  return (
    <>
      <PageHeader
        title={file_name}
        description={
          <>
            <StatusBadge {...statementBadge(statement)} /> {formatName(format)}, {account}
            {number !== null && `, number ${number}`}. {periodOf(statement)}. Uploaded <Moment iso={uploaded_at} /> by{' '}
            <Person username={uploaded_by} />.
          </>
        }
        actions={<Actions statement={statement} />}
      />
      <Banner statement={statement} />
      <dl className={facts.amounts}>
        {[
          { label: 'Opening balance', value: formatBalance(opening_balance, currency) },
          { label: 'Money in', value: formatBalance(money_in, currency) },
          { label: 'Money out', value: formatBalance(money_out, currency) },
          { label: 'Closing balance', value: formatBalance(closing_balance, currency) },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Its gaps, its end, and the lines that were counted elsewhere; nothing where everything is as usual. */
function Banner({ statement }: { statement: Statement }) {
  const { id, state, problems, overlapping, missing_payments, reason } = statement;
  return (
    <>
      {problems.length > 0 && (
        <section aria-label="What does not follow" className={parts.warning}>
          <ul className={classes.problems}>
            {problems.map(({ kind, message }) => (
              <li key={`${kind} ${message}`}>{message}</li>
            ))}
          </ul>
        </section>
      )}
      {state === 'closed' && (
        <p className={parts.quiet}>
          Closed <Moment iso={statement.closed_at} /> by <Person username={statement.closed_by ?? '—'} />. Reopen it to
          change something.
        </p>
      )}
      {state === 'discarded' && (
        <p className={parts.quiet}>
          Discarded <Moment iso={statement.discarded_at} /> by <Person username={statement.discarded_by ?? '—'} />:{' '}
          {reason} It does not count.
        </p>
      )}
      {state === 'open' && reason !== null && <p className={parts.quiet}>Reopened: {reason}</p>}
      {overlapping > 0 && (
        <p className={parts.quiet}>
          {counted(overlapping, 'line')} {overlapping === 1 ? 'was' : 'were'} skipped: an earlier statement of this
          account has {overlapping === 1 ? 'it' : 'them'}.
        </p>
      )}
      {missing_payments > 0 && (
        <p className={parts.quiet}>
          <Link to="/system/statements/$id" params={{ id }} search={{ tab: 'missing' }} className={link.inline}>
            {counted(missing_payments, 'payment')} of these days {missing_payments === 1 ? 'is' : 'are'} on no statement
          </Link>
          .
        </p>
      )}
    </>
  );
}

function Actions({ statement }: { statement: Statement }) {
  const { id, state, period_from, period_to, counts } = statement;
  const actions = useStatementActions(statement);
  const deniedClose = useDenied(needs.closeStatement) ?? unfinishedWords(statement);
  const deniedReopen = useDenied(needs.reopenStatement);
  const hasMatches = counts.matched > 0 ? 'Undo its confirmed matches first' : undefined;
  const deniedDiscard = useDenied(needs.discardStatement) ?? hasMatches;
  const { progress, start, cancel } = useExport({
    call: (request, signal) => exportStatement(id, request, signal),
    name: () => `statement-${period_from ?? 'without'}-${period_to ?? 'lines'}.csv`,
    failed: 'Failed to export the statement',
  });
  return (
    <>
      <ExportButton progress={progress} denied={undefined} onStart={() => void start()} onCancel={cancel} />
      <Button variant="default" leftSection={<Printer size={15} />} onClick={() => window.print()}>
        Print
      </Button>
      {state === 'open' && (
        <>
          <Button
            variant="default"
            className={parts.danger}
            disabled={actions.isRunning || deniedDiscard !== undefined}
            title={deniedDiscard}
            onClick={() => void actions.discard()}
          >
            Discard
          </Button>
          <Button
            disabled={actions.isRunning || deniedClose !== undefined}
            title={deniedClose}
            onClick={() => void actions.close()}
          >
            Close
          </Button>
        </>
      )}
      {state === 'closed' && (
        <Button
          variant="default"
          disabled={actions.isRunning || deniedReopen !== undefined}
          title={deniedReopen}
          onClick={() => void actions.reopen()}
        >
          Reopen
        </Button>
      )}
    </>
  );
}
