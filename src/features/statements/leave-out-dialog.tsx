import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import { useAction } from '../../api/use-action.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import * as needs from '../../generated/permissions.ts';
import { useBulkLeaveOutStatementLines } from '../../generated/statements-changes/statements-changes.ts';
import { formatDate } from '../../lib/dates.ts';
import { counted } from '../../lib/words.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { askText, forgetDraft } from '../../ui/feedback/ask.tsx';
import layout from '../../ui/layout/parts.module.css';
import classes from './statement-lines.module.css';
import { amountWords, lineName } from './statement-rules.ts';
import type { Undoable } from './use-line-calls.ts';

type Props = {
  opened: boolean;
  statementId: string;
  /** The open lines of the page. */
  lines: readonly StatementLine[];
  /** The line that is ticked at first. */
  lineId: string | undefined;
  onUndoable: (undoable: Undoable) => void;
  onClose: () => void;
};

const REASONS = ['Salaries', 'Rent', 'Card payments', 'Taxes'];

/** Lines about other people or the company itself, to be ticked and left out with one reason. */
export function LeaveOutDialog({ opened, ...props }: Props) {
  return (
    <FormDialog opened={opened} title="Leave out lines" size={640} onClose={props.onClose}>
      {opened && <Lines {...props} />}
    </FormDialog>
  );
}

function Lines({ statementId, lines, lineId, onUndoable, onClose }: Omit<Props, 'opened'>) {
  const denied = useDenied(needs.bulkLeaveOutStatementLines);
  const { mutateAsync } = useBulkLeaveOutStatementLines();
  const { act, running } = useAction();
  const [ids, setIds] = useState<readonly string[]>(lineId === undefined ? [] : [lineId]);
  const draft = `Leave Out ${statementId}`;

  async function leaveOut() {
    if (ids.length === 0) return;
    const done = await act({
      ids,
      ask: () =>
        askText({
          title: `Leave out ${counted(ids.length, 'line')}?`,
          message: 'They are no differences any more, and their texts are masked. No payment is changed.',
          confirmLabel: 'Leave Out',
          label: 'Reason',
          requiredMessage: 'A reason is required.',
          maxLength: 400,
          presets: { label: 'Presets', texts: REASONS },
          draft,
        }),
      call: (headers, reason) => mutateAsync({ id: statementId, data: { line_ids: [...ids], reason }, headers }),
      done: ({ succeeded, failed: [first] }) => {
        forgetDraft(draft);
        const message = `${counted(succeeded.length, 'line')} left out`;
        if (succeeded.length > 0) onUndoable({ ids: succeeded, words: message });
        return first ? { message, detail: first.reason, as: 'warning' } : { message };
      },
      failed: 'Failed to leave out the lines',
    });
    if (done) onClose();
  }

  const tick = (id: string) =>
    setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <DialogForm
      submitLabel={ids.length === 0 ? 'Leave Out…' : `Leave Out ${counted(ids.length, 'Line')}…`}
      busy={running.size > 0}
      denied={denied ?? (ids.length === 0 ? 'No line is ticked' : undefined)}
      failure={undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void leaveOut();
      }}
    >
      <p className={layout.quiet}>
        Tick the lines that are none of your payments, such as salaries or rent. They stay in the balance.
      </p>
      <ul className={classes.candidates} aria-label="Open lines">
        {lines.map((line) => (
          <li key={line.id}>
            <Checkbox aria-label={lineName(line)} checked={ids.includes(line.id)} onChange={() => tick(line.id)} />
            <div className={classes.candidate}>
              <span className={classes.candidateName}>
                <span>
                  {lineName(line)}, {formatDate(line.booked_on)}
                </span>
                <b>{amountWords(line)}</b>
              </span>
              <span className={layout.quiet}>
                {[line.reference, line.text].filter(Boolean).join(' · ') || 'No text'}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </DialogForm>
  );
}
