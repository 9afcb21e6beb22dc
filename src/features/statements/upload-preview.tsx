import type { StatementNote } from '../../generated/model/statementNote.ts';
import type { StatementPreview } from '../../generated/model/statementPreview.ts';
import type { StatementPreviewLine } from '../../generated/model/statementPreviewLine.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { dimmed } from '../../ui/feedback/out-of-date.tsx';
import parts from '../../ui/layout/parts.module.css';
import { columnsOf, DataTable } from '../../ui/table/data-table.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { formatBalance, formatMoney, formatName, periodOf } from './statement-rules.ts';
import classes from './statement-upload.module.css';

type Props = {
  preview: StatementPreview;
  /** The file is being read again, with another answer. */
  isOld: boolean;
  /** Questions are open: the rows are read by the first choice of each. */
  isAsking: boolean;
};

const column = columnsOf<StatementPreviewLine>();
const keyOf = ({ line }: StatementPreviewLine) => String(line);

const columns = column.columns([
  column.accessor('booked_on', {
    header: 'Booked on',
    meta: { width: '132px' },
    cell: ({ getValue }) => formatDate(getValue()),
  }),
  column.display({
    id: 'out',
    header: 'Money out',
    meta: { width: '112px', align: 'end' },
    cell: ({ row: { original } }) => (original.amount < 0 ? formatMoney(original.amount, original.currency) : '—'),
  }),
  column.display({
    id: 'in',
    header: 'Money in',
    meta: { width: '112px', align: 'end' },
    cell: ({ row: { original } }) => (original.amount < 0 ? '—' : formatMoney(original.amount, original.currency)),
  }),
  column.accessor('reference', {
    header: 'Reference',
    cell: ({ getValue }) => <Truncated text={getValue() ?? '—'} />,
  }),
  column.accessor('text', {
    header: 'Text',
    cell: ({ getValue }) => <Truncated text={getValue() || '—'} />,
  }),
]);

/** How the server reads a file: its facts, its first lines, and what does not count. */
export function UploadPreview({ preview, isOld, isAsking }: Props) {
  const { rows, lines, left_out, left_out_count, unreadable, unreadable_count, assumed } = preview;
  return (
    <section aria-label="How the file is read" {...dimmed(isOld, classes.preview)}>
      <FactGroups groups={[{ title: 'The file', facts: factsOf(preview) }]} dense />
      {assumed.map((sentence) => (
        <p key={sentence} className={parts.quiet}>
          {sentence}
        </p>
      ))}
      <div className={parts.part}>
        <h3>
          {rows.length < lines ? `The first ${formatCount(rows.length)} of ${counted(lines, 'line')}` : 'The lines'}
        </h3>
        {isAsking && <p className={parts.quiet}>Read by the first choice of each open question.</p>}
        <div className={classes.rows}>
          <DataTable
            label="Lines as they are understood"
            columns={columns}
            load={{ data: rows, error: null, isPending: false, refetch: () => undefined }}
            rowKey={keyOf}
            embedded
            failed="Failed to show the lines"
            empty={<p className={parts.quiet}>The file has no booked line.</p>}
          />
        </div>
      </div>
      <Notes title="Unreadable" notes={unreadable} count={unreadable_count} />
      <Notes title="Left out" notes={left_out} count={left_out_count} />
    </section>
  );
}

function factsOf(preview: StatementPreview) {
  const { format, account_last4, currency, number, opening_balance, closing_balance, header, columns: named } = preview;
  const { is_known_layout } = preview;
  return [
    { label: 'Format', value: `${formatName(format)}${is_known_layout ? ', a layout that is known' : ''}` },
    { label: 'Account', value: account_last4 && `…${account_last4}` },
    { label: 'Number', value: number },
    { label: 'Days', value: periodOf(preview) },
    { label: 'Currency', value: currency },
    { label: 'Opening balance', value: opening_balance !== null && formatBalance(opening_balance, currency) },
    { label: 'Closing balance', value: closing_balance !== null && formatBalance(closing_balance, currency) },
    ...(header.length === 0 ? [] : [{ label: 'Header row', value: header.join(' · ') }]),
    ...(header.length === 0 ? [] : [{ label: 'Columns', value: columnsWords(named) }]),
  ];
}

/** 'date: Posting Date, amount: Amount' */
const columnsWords = (named: Readonly<Record<string, string>>) =>
  Object.entries(named)
    .map(([meaning, name]) => `${meaning.replaceAll('_', ' ')}: ${name}`)
    .join(', ');

/** Rows that do not count, each with its place, its reason and what to do about it. */
function Notes({ title, notes, count }: { title: string; notes: readonly StatementNote[]; count: number }) {
  if (count === 0) return null;
  return (
    <details className={classes.notes} open={title === 'Unreadable'}>
      <summary>
        {title}: {counted(count, 'row')}
      </summary>
      <ul className={classes.noteList}>
        {notes.map(({ line, text, reason, remedy }) => (
          <li key={line}>
            <span>
              Row {formatCount(line)}: {reason} {remedy}
            </span>
            <Truncated text={text} />
          </li>
        ))}
      </ul>
      {notes.length < count && <p className={parts.quiet}>{formatCount(count - notes.length)} more are not shown.</p>}
    </details>
  );
}
