import { Skeleton } from '@mantine/core';
import { useDenied } from '../../api/may.ts';
import { useAction } from '../../api/use-action.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import * as needs from '../../generated/permissions.ts';
import { useListStatementLines } from '../../generated/statements/statements.ts';
import { useBulkConfirmStatementLines } from '../../generated/statements-changes/statements-changes.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatUsd, sumUsd } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useLast } from '../../ui/dialogs/use-last.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import layout from '../../ui/layout/parts.module.css';
import { columnsOf, DataTable } from '../../ui/table/data-table.tsx';
import { isProposed } from './line-rules.ts';
import { amountWords, lineName, stepWords } from './statement-rules.ts';
import classes from './statement-upload.module.css';
import type { Undoable } from './use-line-calls.ts';

/** As many lines as one call takes. */
const MOST = 200;

type Props = {
  /** Undefined while the dialog is closed. */
  step: number | undefined;
  statementId: string;
  state: 'proposed' | 'returned';
  onUndoable: (undoable: Undoable) => void;
  onClose: () => void;
};

/** Shows the proposals of one step, and confirms exactly those. */
export function ConfirmTogetherDialog({ step, onClose, ...lines }: Props) {
  const shown = useLast(step);
  return (
    <FormDialog
      opened={step !== undefined}
      title={`Confirm all found ${stepWords(shown ?? null)}`}
      size={820}
      onClose={onClose}
    >
      {shown !== undefined && <Proposals step={shown} onClose={onClose} {...lines} />}
    </FormDialog>
  );
}

function Proposals({ step, statementId, state, onUndoable, onClose }: Props & { step: number }) {
  const query = useListStatementLines(statementId, { state, step, limit: MOST });
  return (
    <Loaded
      load={query}
      failed="Failed to load proposals"
      what="These proposals"
      skeleton={<Skeleton height={220} role="status" aria-label="Loading proposals" />}
    >
      {({ lines, next_cursor }) => (
        <Preview
          lines={lines.filter(isProposed)}
          hasMore={next_cursor !== null}
          statementId={statementId}
          onUndoable={onUndoable}
          onClose={onClose}
        />
      )}
    </Loaded>
  );
}

const column = columnsOf<StatementLine>();
const keyOf = ({ id }: StatementLine) => id;

const columns = column.columns([
  column.accessor('line', {
    header: 'Line',
    meta: { width: '84px' },
    cell: ({ row: { original } }) => lineName(original),
  }),
  column.display({
    id: 'booked_on',
    header: 'Booked on',
    meta: { width: '132px' },
    cell: ({ row: { original } }) => formatDate(original.booked_on),
  }),
  column.display({
    id: 'amount',
    header: 'Amount',
    meta: { width: '132px', align: 'end' },
    cell: ({ row: { original } }) => amountWords(original),
  }),
  column.display({ id: 'payments', header: 'Payments', cell: ({ row: { original } }) => paymentsOf(original) }),
  column.display({ id: 'reason', header: 'Reason', cell: ({ row: { original } }) => original.match?.reason }),
]);

const paymentsOf = ({ match }: StatementLine) =>
  [...new Set(match?.parts.map(({ withdrawal_id }) => withdrawal_id ?? 'a fee'))].join(', ');

type PreviewProps = Pick<Props, 'statementId' | 'onUndoable' | 'onClose'> & {
  lines: readonly StatementLine[];
  hasMore: boolean;
};

function Preview({ lines, hasMore, statementId, onUndoable, onClose }: PreviewProps) {
  const denied = useDenied(needs.bulkConfirmStatementLines);
  const { mutateAsync } = useBulkConfirmStatementLines();
  const { act, running } = useAction();
  const own = lines.filter(({ match }) => match?.is_own_payment);
  const mine = lines.filter(({ match }) => !match?.is_own_payment);
  const ids = mine.map(({ id }) => id);

  async function confirm() {
    if (ids.length === 0) return;
    const done = await act({
      ids,
      call: (headers) => mutateAsync({ id: statementId, data: { line_ids: ids }, headers }),
      done: ({ succeeded, failed: [first, ...others] }) => {
        const message = `${counted(succeeded.length, 'line')} confirmed`;
        if (succeeded.length > 0) onUndoable({ ids: succeeded, words: message });
        if (!first) return { message };
        return {
          message: `${message}, ${counted(others.length + 1, 'line')} not`,
          detail: first.reason,
          as: 'warning',
        };
      },
      failed: 'Failed to confirm the lines',
    });
    if (done) onClose();
  }

  return (
    <DialogForm
      submitLabel={ids.length === 0 ? 'Confirm' : `Confirm ${counted(ids.length, 'Line')}`}
      busy={running.size > 0}
      denied={denied ?? (ids.length === 0 ? 'Nothing is left that you can confirm' : undefined)}
      failure={undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p className={layout.quiet}>
        {counted(ids.length, 'line')}, {formatUsd(Math.abs(sumUsd(mine.map(({ amount }) => amount))))} in total. You can
        undo them together afterwards.
        {hasMore && ` These are the first ${MOST}: the others can be confirmed after them.`}
      </p>
      {own.length > 0 && (
        <p className={layout.warning}>
          {counted(own.length, 'line')} {own.length === 1 ? 'is' : 'are'} left out: you sent the payment, so somebody
          else has to confirm the match.
        </p>
      )}
      <div className={classes.rows}>
        <DataTable
          label="Proposals"
          columns={columns}
          load={{ data: mine, error: null, isPending: false, refetch: () => undefined }}
          rowKey={keyOf}
          embedded
          failed="Failed to show the proposals"
          empty={null}
        />
      </div>
    </DialogForm>
  );
}
