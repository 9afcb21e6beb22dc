import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import * as needs from '../../generated/permissions.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import parts from '../../ui/layout/parts.module.css';
import type { Undoable } from './use-line-calls.ts';

const LeaveOutDialog = lazyDialog(async () => ({
  default: (await import('./leave-out-dialog.tsx')).LeaveOutDialog,
}));

type Props = {
  statementId: string;
  lines: readonly StatementLine[];
  /** The line that is open, which is ticked at first. */
  shown: StatementLine | undefined;
  onUndoable: (undoable: Undoable) => void;
};

/** Leaves out open lines together. Nothing where there is none. */
export function LeaveOut({ statementId, lines, shown, onUndoable }: Props) {
  const denied = useDenied(needs.bulkLeaveOutStatementLines);
  const [isOpen, setOpen] = useState(false);
  const open = lines.filter(({ state }) => state === 'open');
  return (
    <>
      {open.length > 0 && (
        <div className={parts.buttons} data-screen-only>
          <Button
            size="xs"
            variant="default"
            disabled={denied !== undefined}
            title={denied}
            onClick={() => setOpen(true)}
          >
            Leave out lines…
          </Button>
        </div>
      )}
      <LeaveOutDialog
        isOpen={isOpen}
        opened={isOpen}
        statementId={statementId}
        lines={open}
        lineId={open.find(({ id }) => id === shown?.id)?.id}
        onUndoable={onUndoable}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
